// The pipeline ends a run that takes too long without a word. Where it names the moment (SAHNE_LONG_UNTIL, in milliseconds)
// by which the last of the long tests must have begun, what does not fit any more is left out and named at the end, here
// and in e2e/support/test.ts. At a desk there is no such moment: everything runs.
import { beforeEach } from "vitest";

const until = Number(process.env.SAHNE_LONG_UNTIL ?? Infinity);

beforeEach((context) => {
  if (Date.now() < until) return;
  context.task.meta.skipReason = "no time was left in the pipeline";
  context.skip();
});
