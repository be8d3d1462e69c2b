import { setTimeout as wait } from "node:timers/promises";
import type { Heard } from "./listening.ts";
import type { Load } from "./load.ts";
import type { Rig } from "./rig.ts";
import { demand, listed, say } from "./tally.ts";

const PATIENCE_MS = 600_000;

export function judgeRequests({ tally, wishes }: Load): void {
  for (const [kind, { asked, retried, failed, why }] of tally.kinds) {
    demand(
      tally,
      failed === 0,
      `${kind}: ${asked} asked, ${retried} asked twice, ${failed} failed after it ${listed(why)}`,
    );
  }
  const { length } = wishes.differing;
  demand(
    tally,
    length === 0,
    `${wishes.known.size} films read, every piece the same bytes (${wishes.differing.slice(0, 3).join("; ") || "all"})`,
  );
}

/** After the load has ended: waits for all work, then counts. */
export async function judgeWork(rig: Rig, { tally, wishes }: Load, cancelled: string[]): Promise<void> {
  const { database } = rig;
  const count = async (query: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${query}`, values);
    return rows[0]?.count ?? 0;
  };
  const open = async (): Promise<number> =>
    (await count("videos where status = 'processing'")) +
    (await count("own_files where status = 'checking'")) +
    (await count("uploads where status in ('queued', 'uploading', 'verifying')"));
  const ends = Date.now() + PATIENCE_MS;
  while ((await open()) > 0 && Date.now() < ends) await wait(500);

  const asked = [...wishes.films.values()];
  const made = await count("videos where id = any($1) and status = 'completed'", [asked]);
  const all = await count("videos where scenario = 'text2video' and not (id = any($1))", [cancelled]);
  const failed = await count("videos where status = 'failed' and not (id = any($1))", [cancelled]);
  demand(
    tally,
    all === asked.length,
    `${asked.length} films were asked for, and there are ${all}: none lost or doubled`,
  );
  demand(tally, made === asked.length, `${made} of them are made, ${failed} failed`);
  const stopped = await count("videos where id = any($1) and error_code = 'video_cancelled'", [cancelled]);
  demand(tally, stopped === cancelled.length, `${stopped} of ${cancelled.length} cancelled films stayed cancelled`);

  const pictures = await count("images where starter is null");
  demand(tally, pictures === wishes.pictures.size, `${wishes.pictures.size} pictures sent, ${pictures} there`);
  const own = await count("videos where id = any($1) and status = 'completed'", [[...wishes.ownFiles]]);
  demand(tally, own === wishes.ownFiles.size, `${wishes.ownFiles.size} own films sent in pieces, ${own} there`);

  await judgeChannel(rig, { tally, wishes });
  const lost = await count("pgboss.job where state = 'failed'");
  demand(tally, lost === 0, `${lost} jobs ran out of tries`);
}

async function judgeChannel({ sandboxUrl }: Rig, { tally, wishes }: Pick<Load, "tally" | "wishes">): Promise<void> {
  const ledger = (await (await fetch(`${sandboxUrl}/_sandbox/ledger`)).json()) as { uploads: { title: string }[] };
  const wanted = wishes.published.size;
  const different = new Set(ledger.uploads.map(({ title }) => title)).size;
  demand(
    tally,
    ledger.uploads.length === wanted && different === wanted,
    `${wanted} films were to be published, and the channel received ${ledger.uploads.length}, ${different} different`,
  );
}

/** Whoever looked at a page all the time was told of every film that was finished. */
export async function judgeListeners({ database }: Rig, { tally, people }: Load, heard: Heard[]): Promise<void> {
  const { rows } = await database.query<{ id: string; user_id: string; completed_at: Date }>(
    "select id, user_id, completed_at from videos where status = 'completed' and completed_at is not null",
  );
  const latest = (id: string, by: Heard): number => Math.max(by.changes.get(id) ?? 0, by.resyncAt);
  const missed = rows.filter(({ id, user_id: userId, completed_at: at }) => {
    const by = heard[people.findIndex((person) => person.id === userId)];
    return by !== undefined && latest(id, by) < at.getTime() - 1000;
  });
  const lines = heard.reduce((sum, { opened }) => sum + opened, 0);
  say(`${lines} live lines were opened by ${people.length} pages`);
  demand(tally, missed.length === 0, `live pages were told of ${rows.length - missed.length} of ${rows.length} films`);
}
