/** What an answer on a page is worth, and which question is next. */
import { describe, expect, it } from "vitest";
import { begun, check, common, done, type Run, task } from "../src/course.js";
import { fileOf } from "../src/handed.js";
import type { Answer, Keyed } from "../src/papers.js";
import { all, page, rightOf, wrongOf } from "./questions.js";

describe("what an answer is worth", () => {
  it.each(page.marks ?? [])("is said by a page as by Python: %i %s", (n, last, mark, played) => {
    const { play, ...found } = check(all[n] as Keyed, mark.answer, last);
    expect(found).toEqual(mark);
    const frames = (play ?? []).reduce((sum, [from, to]) => sum + to - from, 0);
    expect(frames).toBe(played);
  });
  it("is looked at for every way to answer", () => {
    const hows = new Set((page.marks ?? []).map(([n]) => all[n]?.paper.how));
    expect([...hows].sort()).toEqual(["choice", "number", "order", "table"]);
    expect(
      (page.marks ?? []).some(([, last, mark, played]) => !last && !mark.right && played),
    ).toBe(true);
  });
});

describe("the course of a page", () => {
  const answer = (run: Run, answer: (key: Keyed) => Answer) =>
    done(run, all, "answer", { answer: answer(all[run.which] as Keyed) });
  it("asks again what was missed, after four others", () => {
    let run = begun(all.map((_, n) => n));
    const asked: number[] = [];
    const again: number[] = [];
    while (run.stage !== "over") {
      asked.push(run.which);
      again.push(run.again);
      run = answer(run, asked.length === 1 ? wrongOf : rightOf);
      if (run.stage === "tried") run = answer(run, rightOf);
      expect(run.stage).toBe("told");
      run = done(run, all, "next");
    }
    const [first, ...rest] = all.map((_, n) => n);
    expect(asked).toEqual([first, ...rest.slice(0, 4), first, ...rest.slice(4)]);
    expect(again.filter(Boolean)).toEqual([1]);
    const end = task(run, all);
    expect([end.number, end.of, end.right]).toEqual([all.length, all.length, all.length - 1]);
    expect(end.scores?.[0]).toEqual([all[0]?.rule, expect.any(Number), expect.any(Number)]);
    expect(end.answered?.map(([, right]) => right)).toEqual(all.map((_, n) => n > 0));
    const practised = done(run, all, "practise");
    expect([practised.which, practised.of, practised.number]).toEqual([0, 1, 1]);
    expect(done(run, all, "again").of).toBe(all.length);
  });
  it("practises another question about the rule that was missed, once", () => {
    const one = { ...(all[0] as Keyed), rule: "a" };
    const two = { ...(all[1] as Keyed), rule: "b" };
    const keys = [one, two, { ...one, spare: true }];
    let run = begun(common(keys));
    expect(run.of).toBe(2);
    run = done(
      done(run, keys, "answer", { answer: wrongOf(keys[run.which] as Keyed) }),
      keys,
      "stop",
    );
    run = done(run, keys, "practise");
    expect([run.which, run.of]).toEqual([2, 1]);
    run = done(
      done(run, keys, "answer", { answer: wrongOf(keys[run.which] as Keyed) }),
      keys,
      "stop",
    );
    // there is no third one
    expect([done(run, keys, "practise").which, done(run, keys, "again").of]).toEqual([2, 2]);
  });

  it("gives up on what is missed time after time, and keeps what is skipped for later", () => {
    let run = begun([0, 1]);
    run = done(run, all, "skip");
    let times = 0;
    while (run.stage !== "over") {
      run = answer(run, wrongOf);
      if (run.stage === "tried") run = answer(run, wrongOf);
      run = done(run, all, "next");
      times++;
    }
    expect(times).toBe(2);
    expect(task(run, all)).toMatchObject({
      skipped: 1,
      scores: [
        [all[1]?.rule, 1, 0],
        [all[0]?.rule, 1, 0],
      ],
    });
    run = done(run, all, "stop");
    expect(run.stage).toBe("over");
    // what was missed is practised first; who stops meanwhile can practise the rest once more
    run = done(answer(done(run, all, "practise"), rightOf), all, "stop");
    expect(task(run, all)).toMatchObject({
      right: 1,
      skipped: 0,
      still: 1,
      scores: [[all[1]?.rule, 1, 1]],
    });
    run = done(run, all, "practise");
    expect([run.which, run.of]).toEqual([0, 1]);
    run = done(done(run, all, "stop"), all, "practise");
    expect([run.which, run.of]).toEqual([0, 1]);
  });
  it("keeps what was answered, skipped and shown, as a file to be handed in", () => {
    let run = done(begun([0, 1, 2]), all, "skip");
    run = done(answer(run, wrongOf), all, "next");
    run = done(done(run, all, "show"), all, "next");
    const [head, ...lines] = fileOf(run.rows, all, "Ada", "en").trimEnd().split("\n");
    expect(JSON.parse(head ?? "")).toEqual({ mopsbook: 1, results: 3, student: "Ada" });
    const end = JSON.parse(lines.pop() ?? "");
    expect(end).toEqual({ end: 3, crc: expect.any(Number) });
    const rows = lines.map((line) => JSON.parse(line));
    expect(rows.map(({ right, tries, student }) => [right, tries, student])).toEqual([
      [false, 0, "Ada"],
      [false, 1, "Ada"],
      [false, 0, "Ada"],
    ]);
    expect(rows.map(({ answer }) => answer === null)).toEqual([true, false, true]);
    expect(rows.map(({ words }) => words)).toEqual(all.slice(0, 3).map((key) => key.paper.text.en));
  });
  it("tells what is right when it is asked to", () => {
    for (const [n, key] of all.entries()) {
      const run = done(begun([n]), all, "show");
      expect(run.mark).toMatchObject({ right: true, shown: true, answer: rightOf(key) });
      expect(run.first.size).toBe(0);
    }
  });
});
