import { afterEach, describe, expect, it } from "vitest";
import { StaticHost } from "../src/static-host.js";
import { StaticModel } from "../src/static-model.js";

afterEach(() => document.body.replaceChildren());

describe("an exported page", () => {
  const page = { models: { m1: { state: { index: 5, _esm: "x" } } }, blobs: { x: "code" } };
  it("gives back what was saved, one model for all views", async () => {
    const host = new StaticHost(page);
    const model = await host.getModel("IPY_MODEL_m1");
    expect(model.get("index")).toBe(5);
    expect(await host.getModel("anywidget:m1")).toBe(model);
    model.set("index", 6);
    expect(page.models.m1.state.index).toBe(5);
  });
  it("lets two go together where one follows the other", async () => {
    const host = new StaticHost({
      models: { m1: { state: { index: 0 } }, m2: { state: { index: 0, follows: "m1" } } },
      blobs: {},
    });
    const [graph, replay] = [await host.getModel("m2"), await host.getModel("m1")];
    replay.set("index", 3);
    expect(graph.get("index")).toBe(3);
    graph.set("index", 1);
    expect(replay.get("index")).toBe(1);
  });
  it("shows what follows something that is on no page alone", async () => {
    const host = new StaticHost({
      models: { m2: { state: { index: 2, follows: "m1" } } },
      blobs: {},
    });
    expect((await host.getModel("m2")).get("index")).toBe(2);
  });
  it("names a model it does not have", async () => {
    await expect(new StaticHost(page).getModel("m2")).rejects.toThrow("no model m2");
  });
});

describe("a model without a kernel", () => {
  it("tells of changes, once each, and of saving", () => {
    const model = new StaticModel({ index: 0 });
    const heard: unknown[] = [];
    model.on("change:index change", (...args) => heard.push(args.length));
    model.set("index", 1);
    model.set("index", 1);
    model.save_changes();
    model.save_changes();
    expect(heard).toEqual([2, 1]);
    model.off(null, null);
    expect(model.listeners).toBe(0);
  });
  it("answers a message by saying that nobody hears it", () => {
    const model = new StaticModel({});
    const heard: unknown[] = [];
    const hear = (message: unknown) => heard.push(message);
    model.on("msg:custom", hear);
    model.send({ kind: "undo", rev: 1 });
    model.off("msg:custom", hear);
    model.send({ kind: "undo", rev: 1 });
    expect(heard).toEqual([{ kind: "offline" }]);
  });
});
