import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import type { Log } from "#platform/log.ts";

import { prepareCluster } from "./cluster.ts";
import { DatabaseProblem } from "#platform/db/database-problem.ts";
import type { AppDb, Database, SqlSession } from "#platform/db/database.ts";
import { withDeadline } from "#platform/db/deadline.ts";
import { lockDirectory } from "./directory-lock.ts";
import { createEmbeddedClient, type EmbeddedClient } from "./embedded-client.ts";
import { assertDurable, createDurableFileSystem, durableStartParameters } from "./durable-file-system.ts";
import * as schema from "#platform/db/schema.ts";
import { sessionOf } from "#platform/db/sql-session.ts";
import { createTransactionGuard, guardClient, type TransactionGuard } from "#platform/db/transaction-guard.ts";

type EmbeddedOptions = { directory: string; templatePath?: string | undefined; log: Log };

/** PostgreSQL inside this process (PGlite), made durable; see docs/decisions/002-embedded-database.md. */
export async function openEmbedded({ directory, templatePath, log }: EmbeddedOptions): Promise<Database> {
  const unlock = await lockDirectory(directory);
  try {
    const cluster = await prepareCluster({ directory, templatePath, initialise });
    const engine = await startEngine(cluster).catch((cause: unknown) => {
      throw new DatabaseProblem(
        `The database in ${cluster} cannot be opened; its files seem to be damaged. Restore ${directory} from a backup, or move it away to begin with an empty one. Films and pictures are not touched by this.`,
        { cause },
      );
    });
    log.debug({ directory }, "embedded database open");
    return createDatabase(engine, cluster, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function createDatabase(engine: PGlite, cluster: string, unlock: () => Promise<void>): Database {
  const guard = createTransactionGuard();
  const client = createEmbeddedClient(engine);
  const db = guardedDrizzle(engine, client, guard);
  return {
    db,
    kind: "embedded",
    // Quoted, so that the name means the same here as in `pg_notify`.
    async listen(channel, handler) {
      const stop = await client.alone(() => engine.listen(`"${channel}"`, handler));
      return () => client.alone(() => stop());
    },
    async notify(executor, channel, payload) {
      await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    async ping() {
      await withDeadline(client.query("select 1"), "The embedded database does not answer.");
    },
    async maintain() {
      await client.exec("vacuum (analyze)");
      // Nothing else makes a checkpoint here before the log has grown to a gigabyte.
      await client.exec("checkpoint");
    },
    whileStill: (work) =>
      client.alone(async () => {
        await engine.exec("checkpoint");
        await work(cluster);
      }),
    async close() {
      await client.alone(() => engine.close());
      await unlock();
    },
    raw: createSession(client, guard),
    notes: createSession(client.withoutWaiting, guard),
    async migrate(folder, afterwards) {
      await client.alone(() => migrate(drizzle(engine), { migrationsFolder: folder }));
      await client.forgetStatements();
      await afterwards(createSession(client, guard));
    },
  };
}

function guardedDrizzle(engine: PGlite, client: EmbeddedClient, guard: TransactionGuard): AppDb {
  const served = new Proxy(engine, {
    get: (target, property): unknown =>
      property === "query" || property === "transaction" ? client[property] : Reflect.get(target, property, target),
  });
  const db: AppDb = drizzle(guardClient(served, guard), { schema });
  const transaction = db.transaction.bind(db);
  db.transaction = async (callback, config) => {
    guard.assertOutside();
    return transaction((tx) => guard.run(tx, () => callback(tx)), config);
  };
  return db;
}

const BLOCK_OF_STATEMENTS = /^\s*BEGIN;(?<body>[\s\S]*)COMMIT;?\s*$/i;

/** The queue asks for its next job in one text without values, which comes again all day: worth preparing. */
function isSingle(text: string): boolean {
  return !text.trimEnd().slice(0, -1).includes(";");
}

type Client = Pick<EmbeddedClient, "query" | "exec" | "transaction">;

function createSession(client: Client, guard: TransactionGuard): SqlSession {
  return {
    async executeSql(text, values) {
      const transaction = guard.current();
      if (transaction) return sessionOf(transaction).executeSql(text, values);
      if (values?.length || isSingle(text)) return client.query(text, values);
      // Sent as it stands, a block that fails would leave the only session inside a broken transaction.
      const body = BLOCK_OF_STATEMENTS.exec(text)?.groups?.body;
      const results = body ? await client.transaction((session) => session.exec(body)) : await client.exec(text);
      return { rows: results.flatMap((result) => result.rows) };
    },
  };
}

async function startEngine(cluster: string): Promise<PGlite> {
  const { files, syncs } = createDurableFileSystem(cluster);
  const engine = await PGlite.create({
    fs: files,
    startParams: durableStartParameters(PGlite.defaultStartParams),
  });
  try {
    await assertDurable((text) => engine.query(text), syncs);
    // There is no other writer whose commit could wait for it.
    await engine.query("select set_config('sahne.tells_at_once', 'on', false)");
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function initialise(folder: string): Promise<void> {
  const engine = await PGlite.create(folder);
  await engine.close();
}
