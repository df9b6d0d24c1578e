// What is pointed at in a graph lights what it is linked with, and fades what it ends.
import { expect, test } from "vitest";
import { concerned } from "../src/timeline.js";

const about = { "node.a": "-node.b -node.c B1 B2", "node.b": "-node.a" };

test("what it stands for lights up, and what it ends is told apart", () => {
  expect(concerned(about, "node.a")).toEqual(["-node.b", "-node.c", "B1", "B2"]);
  expect(concerned(about, "node.b")).toEqual(["-node.a"]);
});

test("a thing on the board lights the nodes that stand for it, and what ends nothing fades nothing", () => {
  expect(concerned(about, "B2")).toEqual(["node.a"]);
  expect(concerned(about, "node.c")).toEqual([]);
});
