import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { testLog } from "#test/database/engines.ts";
import { kill, linesOf, startScript } from "#test/database/processes.ts";

import { openDatabase } from "./database.ts";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "sahne-lock-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Lets several processes try at the same moment; answers what they said, the winner first. */
async function race(starters: number, mode: string) {
  const children = Array.from({ length: starters }, () => startScript("./hold-lock.ts", [directory, mode]));
  const outputs = children.map((child) => linesOf(child));
  await Promise.all(outputs.map((output) => output.next()));
  for (const child of children) child.stdin.write("go\n");
  const outcomes = await Promise.all(outputs.map(async (output) => String((await output.next()).value)));
  return { children, outcomes, winner: children[outcomes.indexOf("won")] };
}

test.each(["kernel", "path-only"])(
  "of five processes exactly one gets the directory, also after its holder was killed (%s)",
  async (mode) => {
    for (let round = 0; round < 2; round += 1) {
      const { children, outcomes, winner } = await race(5, mode);
      // Killed, not closed: the socket of the dead holder stays behind for the next round.
      await Promise.all(children.map((child) => kill(child)));

      expect(outcomes.filter((outcome) => outcome === "won")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome !== "won")).toEqual(Array(4).fill(`held by ${winner?.pid}`));
      expect(existsSync(join(directory, "lock"))).toBe(true);
    }
  },
);

describe("a locked directory", () => {
  test("is refused to a second database, which names the holder", async () => {
    const release = await lockDirectory(directory);

    const second = openDatabase({ directory, log: testLog });

    await expect(second).rejects.toThrow(`The directory ${directory} is in use by process ${process.pid}.`);
    await expect(second).rejects.toBeInstanceOf(DirectoryInUseError);
    await release();
  });

  test("is free again after it was given back", async () => {
    const release = await lockDirectory(directory);
    await release();

    const releaseAgain = await lockDirectory(directory);

    await releaseAgain();
    expect(existsSync(join(directory, "lock"))).toBe(false);
  });

  test("may have a path too long for a socket", async () => {
    const deep = join(directory, "a".repeat(60), "b".repeat(60));
    const release = await lockDirectory(deep);

    await expect(lockDirectory(deep)).rejects.toBeInstanceOf(DirectoryInUseError);
    await release();
  });
});
