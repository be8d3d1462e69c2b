// Two processes that have the machine in turn, so that both are measured under the same conditions.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const TURN_MS = 200;

/** Processes that were started by this one. */
function ownChildren(): number[] {
  return readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}

/**
 * Runs both to their ends, one at a time: while one works the other is stopped. A machine that others use runs a third slower
 * from one moment to the next; turns this short share that out. `share`: how much longer the first one's turns are.
 */
export async function inTurns<First, Second>(
  start: readonly [() => Promise<First>, () => Promise<Second>],
  share: number,
): Promise<[First, Second]> {
  const running: number[] = [];
  const open = new Set([0, 1]);
  const before = new Set(ownChildren());
  const begin = async (index: number, result: Promise<unknown>): Promise<void> => {
    void result.catch(() => undefined).finally(() => open.delete(index));
    const pid = await newChild();
    signal(pid, "SIGSTOP");
    running.push(pid);
  };
  const first = start[0]();
  await begin(0, first);
  const second = start[1]();
  await begin(1, second);
  const turns = (async () => {
    for (let turn = 0; open.size > 0; turn++) {
      const index = turn % 2;
      if (!open.has(index)) continue;
      signal(running[index], "SIGCONT");
      await setTimeout(index === 0 ? TURN_MS * share : TURN_MS);
      if (open.size === 2) signal(running[index], "SIGSTOP");
    }
  })();
  await turns;
  return Promise.all([first, second]);

  async function newChild(): Promise<number> {
    for (;;) {
      const pid = ownChildren().find((child) => !before.has(child) && !running.includes(child));
      if (pid !== undefined) return pid;
      await setTimeout(1);
    }
  }
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
