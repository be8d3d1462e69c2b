import { kill, linesOf, startScript } from "./processes.ts";

export type RaceReport = { winners: number; refusals: string[]; winnerPid: number | undefined };

/** Lets five processes take a directory at the same moment and then kills them all, which leaves the lock behind. */
export async function raceForLock(directory: string, mode: "kernel" | "path-only"): Promise<RaceReport> {
  const children = Array.from({ length: 5 }, () => startScript("./hold-lock.ts", [directory, mode]));
  const outputs = children.map((child) => linesOf(child));
  await Promise.all(outputs.map((output) => output.next()));
  for (const child of children) child.stdin.write("go\n");
  const outcomes = await Promise.all(outputs.map(async (output) => String((await output.next()).value)));
  await Promise.all(children.map((child) => kill(child)));
  return {
    winners: outcomes.filter((outcome) => outcome === "won").length,
    refusals: outcomes.filter((outcome) => outcome !== "won"),
    winnerPid: children[outcomes.indexOf("won")]?.pid,
  };
}
