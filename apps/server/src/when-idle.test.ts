import { expect, onTestFinished, test } from "vitest";
import { testLog } from "#test/database/engines.ts";
import { whenIdle } from "./when-idle.ts";

/** One reading after the other, and the last one for ever. */
function loads(...readings: number[]): { readLoad: () => number; read: () => number } {
  let read = 0;
  return { readLoad: () => readings[Math.min(read++, readings.length - 1)] ?? 0, read: () => read };
}

function start(load: () => number): { runs: () => number; stop: () => void } {
  let runs = 0;
  const work = async () => void (runs += 1);
  const { stop } = whenIdle(work, { log: testLog, readLoad: load, lookEveryMs: 1 });
  onTestFinished(stop);
  return { runs: () => runs, stop };
}

test("what can wait is done once, at the first quiet moment", async () => {
  const { readLoad, read } = loads(0.9, 0.5, 0.01);
  const { runs } = start(readLoad);

  await expect.poll(runs).toBe(1);
  expect(read()).toBe(3);
});

test("on a machine that is never quiet it is done all the same", async () => {
  const { readLoad, read } = loads(1);
  const { runs } = start(readLoad);

  await expect.poll(runs).toBe(1);
  expect(read()).toBe(30);
});

test("nothing is begun after a stop", async () => {
  const { runs, stop } = start(() => 0);
  stop();
  const another = start(() => 0);

  await expect.poll(another.runs).toBe(1);
  expect(runs()).toBe(0);
});
