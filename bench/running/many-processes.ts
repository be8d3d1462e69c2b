// Does nothing get lost or doubled while processes come and go? `npm run trial:many [seconds]`, five minutes unless told otherwise.
// 2 api, 3 workers, 2 schedulers of the built code on the tests' PostgreSQL and S3 (README: TEST_CEPH_ROOT; without one media lie
// in a folder that all share), behind nginx where there is one. Exits 1 when a promise is broken.
import { cancelElsewhere, killOneHard, restartInTurn, takeAway, watchWaiting } from "./many-processes/faults.ts";
import type { Load } from "./many-processes/load.ts";
import type { Rig } from "./many-processes/rig.ts";
import { say } from "./many-processes/tally.ts";
import { runTrial } from "./many-processes/trial.ts";

const SECONDS = Number(process.argv[2] ?? 300);

await runTrial({
  async meanwhile(rig, load) {
    say(rig.storeCable ? "media on S3" : "no S3 at hand: media in a folder that all share");
    say(`rolling restart for ${SECONDS} s`);
    const rolling = restartInTurn(rig, SECONDS);
    const first = await cancelElsewhere(rig, load);
    say(`${await rolling} restarts`);
    const second = await cancelElsewhere(rig, load);
    await killOneHard(rig, load.tally);
    await takeBothAway(rig, load);
    return [first, second].filter((id) => id !== null);
  },
});

async function takeBothAway(rig: Rig, load: Load): Promise<void> {
  const { client, people, tally } = load;
  const { id = "", token = "" } = people[0] ?? {};
  const probe = async (): Promise<boolean> => (await client.ask(`/api/users/${id}/videos`, { token })).status === 200;
  await takeAway(load, { what: "database", cable: rig.databaseCable, probe });
  if (!rig.storeCable) return;
  const film = async (): Promise<boolean> => {
    const list = await client.ask(`/api/users/${id}/videos?status=completed`, { token });
    const [, link] = /"videoUrl":"([^"]+)"/.exec(list.bytes.toString("utf8")) ?? [];
    return link !== undefined && (await client.ask(link)).status === 200;
  };
  await takeAway(load, { what: "store", cable: rig.storeCable, probe: film, onBack: () => watchWaiting(rig, tally) });
}
