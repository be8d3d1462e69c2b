import { setTimeout as wait } from "node:timers/promises";
import { minuteOf } from "#e2e/support/long-text.ts";
import { json, type Client } from "./client.ts";
import type { Cable } from "./cable.ts";
import { childrenOf, isDrawing, type Process } from "./fleet.ts";
import type { Load } from "./load.ts";
import type { Rig } from "./rig.ts";
import { demand, insist, listed, say, type Outage, type Tally } from "./tally.ts";

const AWAY_SECONDS = 30;
const MOST_TAKE_OVER_SECONDS = 15;
const MOST_RECOVERY_SECONDS = 10;
const MOST_CANCEL_SECONDS = 5;
const RECOVERED_AFTER = 6;

/** Every process in turn until the time is over, each of them at least once. */
export async function restartInTurn({ fleet }: Rig, seconds: number): Promise<number> {
  const until = Date.now() + seconds * 1000;
  let restarts = 0;
  let longest = 0;
  while (Date.now() < until || restarts < fleet.processes.length) {
    for (const one of fleet.processes) {
      if (Date.now() >= until && restarts >= fleet.processes.length) break;
      const from = Date.now();
      await fleet.stop(one);
      longest = Math.max(longest, (Date.now() - from) / 1000);
      await fleet.start(one);
      restarts += 1;
    }
  }
  say(`the longest stop took ${longest.toFixed(1)} s`);
  return restarts;
}

type Running = { id: string; started_on: Date | null };

/** The film that a killed worker was drawing begins anew at another. */
export async function killOneHard({ fleet, database }: Rig, tally: Tally): Promise<void> {
  let victim: Process | undefined;
  for (let tries = 0; !victim && tries < 900; tries += 1) {
    victim = fleet.named("worker").find(isDrawing);
    if (!victim) await wait(100);
  }
  if (!victim) return demand(tally, false, "a worker was drawing when one was to be killed");
  const { rows: before } = await database.query<Running>(
    "select id, started_on from pgboss.job where name = 'video-render' and state = 'active'",
  );
  const killedAt = Date.now();
  const children = childrenOf(victim.child?.pid);
  await fleet.stop(victim, "SIGKILL");
  for (const pid of children) endHard(pid);
  let seconds = Number.NaN;
  /** Given back, but every other worker drew a film of its own: nobody was there to take it over. */
  let busy = 0;
  for (let last = killedAt; Date.now() - killedAt < 60_000 && Number.isNaN(seconds); last = Date.now()) {
    const { rows } = await database.query<Running & { state: string }>(
      "select id, started_on, state from pgboss.job where id = any($1)",
      [before.map(({ id }) => id)],
    );
    const again = rows.find(({ id, started_on: now }) => {
      const old = before.find((one) => one.id === id)?.started_on;
      return old && now && now.getTime() > old.getTime();
    });
    if (again?.started_on) seconds = (again.started_on.getTime() - killedAt) / 1000;
    await wait(100);
    const others = fleet.named("worker").filter((one) => one !== victim);
    const isGivenBack = rows.some(({ state }) => state === "retry" || state === "created");
    if (isGivenBack && others.every(isDrawing)) busy += (Date.now() - last) / 1000;
  }
  const told = `${before.length} films were drawn; ${busy.toFixed(1)} s of it every other worker was busy`;
  demand(
    tally,
    seconds - busy <= MOST_TAKE_OVER_SECONDS,
    `a killed worker's film went on elsewhere after ${seconds.toFixed(1)} s (${told})`,
  );
  await fleet.start(victim);
}

function endHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended with its worker.
  }
}

/** A film that some worker draws is stopped by a request to some api process; nobody draws on. */
export async function cancelElsewhere({ database }: Rig, { tally, client, people }: Load): Promise<string | null> {
  const { token } = people[1] ?? {};
  const body = { scenario: "text2video", promptText: minuteOf("Durdurulacak"), options: { durationSeconds: 20 } };
  const order = { method: "POST", token, body, headers: { "idempotency-key": `cancelled-${Date.now()}` } };
  const answer = await insist(tally, { kind: "create" }, () => client.ask("/video/create", order));
  const { video } = json(answer ?? { status: 0, code: "", bytes: Buffer.from("{}") }) as { video: { _id: string } };
  const jobOf = async (): Promise<string | undefined> => {
    const { rows } = await database.query<{ state: string }>(
      "select state from pgboss.job where name = 'video-render' and data->'payload'->>'videoId' = $1 order by created_on desc limit 1",
      [video._id],
    );
    return rows[0]?.state;
  };
  for (let tries = 0; tries < 1200 && (await jobOf()) !== "active"; tries += 1) await wait(100);
  await wait(1_500);
  await insist(tally, { kind: "cancel" }, () =>
    client.ask(`/api/videos/${video._id}/cancel`, { method: "POST", token }),
  );
  const from = Date.now();
  while ((await jobOf()) === "active" && Date.now() - from < 60_000) await wait(100);
  const seconds = (Date.now() - from) / 1000;
  demand(tally, seconds <= MOST_CANCEL_SECONDS, `a cancelled film was drawn for ${seconds.toFixed(1)} s more`);
  return video._id;
}

/** Films that waited for the store begin again by themselves. */
export async function watchWaiting({ database }: Rig, tally: Tally): Promise<void> {
  const from = Date.now();
  const { rows } = await database.query<{ id: string }>(
    "select id from videos where status = 'processing' and error_code = 'unavailable'",
  );
  const ids = rows.map(({ id }) => id);
  let seconds = ids.length > 0 ? Number.NaN : 0;
  while (Number.isNaN(seconds) && Date.now() - from < 60_000) {
    const still = await database.query("select id from videos where id = any($1) and error_code = 'unavailable'", [
      ids,
    ]);
    if (still.rows.length < ids.length) seconds = (Date.now() - from) / 1000;
    else await wait(100);
  }
  demand(
    tally,
    seconds <= MOST_RECOVERY_SECONDS,
    `${ids.length} films waited for the store, the first went on ${seconds.toFixed(1)} s after it was back`,
  );
}

type Away = {
  what: Outage["what"];
  cable: Cable;
  probe: (client: Client) => Promise<boolean>;
  onBack?: () => Promise<void>;
};

/** Everything but what it needs is served; what needs it is told 503; it is served again soon after. */
export async function takeAway({ tally, client }: Load, { what, cable, probe, onBack }: Away): Promise<void> {
  const outage: Outage = { what, answers: new Map() };
  tally.outage = outage;
  cable.pull();
  await wait(AWAY_SECONDS * 1000);
  cable.plug();
  const backAt = Date.now();
  const watched = onBack?.();
  let seconds = Number.NaN;
  for (let good = 0; good < RECOVERED_AFTER && Date.now() - backAt < 60_000;) {
    const isGood = await probe(client);
    good = isGood ? good + 1 : 0;
    if (good === 1) seconds = (Date.now() - backAt) / 1000;
    await wait(100);
  }
  tally.outage = null;
  await watched;
  say(`while the ${what} was away for ${AWAY_SECONDS} s:`);
  for (const [kind, answers] of outage.answers) say(`       ${kind}: ${listed(answers)}`);
  const unclear = [...outage.answers].flatMap(([kind, answers]) =>
    [...answers.keys()].filter((name) => isUnclear(name, kind, what)).map((name) => `${kind} ${name}`),
  );
  demand(tally, unclear.length === 0, `whoever needed the ${what} was told 503 (${unclear.join(", ") || "all"})`);
  demand(tally, seconds <= MOST_RECOVERY_SECONDS, `served again ${seconds.toFixed(1)} s after the ${what} was back`);
}

/** A link to the store leads to the store: nobody of ours can answer there. */
function isUnclear(name: string, kind: string, what: Outage["what"]): boolean {
  if (name.startsWith("2") || name.startsWith("503")) return false;
  return !(what === "store" && kind === "media" && name.startsWith("no answer"));
}
