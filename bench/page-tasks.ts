import type { Page } from "@playwright/test";

/** A task of the page's main thread: how long it took by the clock, and how much of that it really ran; in milliseconds. */
export type Task = { wall: number; cpu: number };

/** What Chromium's tracing tells of an event; times are in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number };

/** Every task of the page's main thread while something is done. */
export async function tasksOf(page: Page, deed: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ["toplevel", "devtools.timeline"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await deed();
  const complete = new Promise((resolve) => {
    session.once("Tracing.tracingComplete", resolve);
  });
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return tasksAmong(events);
}

/** The other pages lie in the background and draw nothing: the thread that computed most styles is this page's. */
function tasksAmong(events: readonly TraceEvent[]): Task[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const drawn = new Map<string, number>();
  for (const event of events) {
    if (event.name === "UpdateLayoutTree") drawn.set(threadOf(event), (drawn.get(threadOf(event)) ?? 0) + 1);
  }
  const [main] = [...drawn].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const tasks = events.filter(
    (event) => threadOf(event) === main && event.ph === "X" && event.name.endsWith("RunTask"),
  );
  if (tasks.length === 0) throw new Error("The browser told of no task.");
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
}
