import { fileURLToPath } from "node:url";
import { openClient } from "./client.ts";
import { judgeListeners, judgeRequests, judgeWork } from "./judge.ts";
import { keepListening, openHeard } from "./listening.ts";
import { openWishes, putUnderLoad, type Load } from "./load.ts";
import { connectChannel, signUp } from "./people.ts";
import { setUp, type Rig } from "./rig.ts";
import { openTally } from "./tally.ts";

const USERS = 4;

type Trial = {
  /** What the processes begin as, where that is not the built code. */
  begin?: string;
  /** What happens to them under load; answers the films that were cancelled meanwhile. */
  meanwhile: (rig: Rig, load: Load) => Promise<string[]>;
};

/** All processes under load of four people, one of them with a channel; ends this process with 1 when a promise was broken. */
export async function runTrial({ begin, meanwhile }: Trial): Promise<never> {
  const rig = await setUp(fileURLToPath(new URL("../../../apps/server/dist/main.mjs", import.meta.url)));
  const tally = openTally();
  try {
    for (const one of rig.fleet.processes) await rig.fleet.start(one, begin);
    const client = openClient(rig.openFront());
    const people = await Promise.all(Array.from({ length: USERS }, (_, number) => signUp(client, number)));
    if (people[0]) await connectChannel(client, people[0]);
    const load: Load = { tally, client, people, wishes: openWishes() };
    const heard = people.map(openHeard);
    for (const [number, person] of people.entries()) void keepListening(client, person, heard[number] ?? openHeard());
    const work = putUnderLoad(load);
    const cancelled = await meanwhile(rig, load);
    tally.isOver = true;
    await work;
    judgeRequests(load);
    await judgeWork(rig, load, cancelled);
    await judgeListeners(rig, load, heard);
    for (const one of heard) one.isClosed = true;
  } finally {
    tally.isOver = true;
    await rig.stop();
  }
  process.exit(tally.broken.length > 0 ? 1 : 0);
}
