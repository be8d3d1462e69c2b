import { afterEach, expect, test, vi } from "vitest";
import { retryDelay } from "#lib/retry.ts";
import { inOneTab } from "./one-tab.ts";

afterEach(() => vi.unstubAllGlobals());

test("without locks every tab works for itself", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(async () => undefined);

  await Promise.all([
    inOneTab("x", new AbortController().signal, work),
    inOneTab("x", new AbortController().signal, work),
  ]);

  expect(work).toHaveBeenCalledTimes(2);
});

test("with locks the second tab waits for the first to end, and gives up without a fuss", async () => {
  vi.stubGlobal("navigator", { locks: createLocks() });
  const order: string[] = [];
  let endFirst: () => void = () => undefined;
  const first = inOneTab("x", new AbortController().signal, async () => {
    order.push("first");
    await new Promise<void>((resolve) => {
      endFirst = resolve;
    });
  });
  const second = inOneTab("x", new AbortController().signal, async () => void order.push("second"));
  const impatient = new AbortController();
  const third = inOneTab("x", impatient.signal, async () => void order.push("third"));
  impatient.abort();
  await third;
  expect(order).toEqual(["first"]);

  endFirst();
  await Promise.all([first, second]);

  expect(order).toEqual(["first", "second"]);
});

test("tries come ever more slowly, up to half a minute", () => {
  expect([1, 2, 3, 10].map((failures) => retryDelay(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(retryDelay(1, 0)).toBe(500);
});

/** The browser's locks as far as they are used here; the test environment has none. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
      const turn = last;
      let isDone: () => void = () => undefined;
      last = turn.then(
        () =>
          new Promise<void>((resolve) => {
            isDone = resolve;
          }),
      );
      const abort = new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
      try {
        await Promise.race([turn, abort]);
        await work();
      } finally {
        await Promise.resolve();
        isDone();
      }
    },
  };
}
