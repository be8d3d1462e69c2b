import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { assertOneDatabase } from "#installation.ts";
import { clusterOf } from "#platform/db/embedded/cluster.ts";
import { fine, note, reasonOf, wrong, type Check, type Finding } from "./doctor-finding.ts";

const OLDEST_MAJOR = 15;
const CONNECT_MS = 5_000;
/** Larger differences make sign-in links and grants end too early or too late. */
const CLOCK_MS = 5_000;
/** Beside the pool one connection listens, and one migrates at the start. */
const BESIDE_POOL = 2;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Version, rights to make what the migrations make, and room for this process's connections. */
export const checkDatabase: Check = async ({ config }) => {
  const { databaseUrl: url, dataDir, databasePool } = config;
  const directory = join(dataDir, "db");
  try {
    await assertOneDatabase(directory, url);
  } catch (error) {
    return wrong("two databases beside each other", reasonOf(error));
  }
  if (url === undefined) {
    const isThere = existsSync(clusterOf(directory));
    return fine(isThere ? `embedded, in ${directory}` : "embedded; the first start makes it");
  }
  try {
    return await withClient(url, (client) => look(client, databasePool));
  } catch (error) {
    return wrong(
      `PostgreSQL: ${reasonOf(error)}`,
      "Check DATABASE_URL: host, port, user, password, name of the database.",
    );
  }
};

async function look(client: Client, pool: number): Promise<Finding> {
  const { rows } = await client.query<{ version: number; most: number; used: number }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('max_connections')::int as most,
            (select count(*)::int from pg_stat_activity) as used`,
  );
  const [server] = rows;
  if (!server)
    return wrong("PostgreSQL does not say what it is", "Check that DATABASE_URL leads to PostgreSQL itself.");
  if (server.version < OLDEST_MAJOR) {
    return wrong(`PostgreSQL ${server.version}`, `Upgrade it: ${OLDEST_MAJOR} is the oldest that works.`);
  }
  try {
    await client.query("begin");
    await client.query("create schema sahne_doctor");
    await client.query("create table public.sahne_doctor (id int primary key)");
    await client.query("rollback");
  } catch (error) {
    const todo = "Make the user of DATABASE_URL the owner of its database: alter database … owner to …";
    return wrong(`PostgreSQL ${server.version}: ${reasonOf(error)}`, todo);
  }
  const room = server.most - server.used;
  const told = `PostgreSQL ${server.version}, ${server.used} of ${server.most} connections used, this process takes up to ${pool + BESIDE_POOL}`;
  return room >= pool + BESIDE_POOL ? fine(told) : wrong(told, "Lower DATABASE_POOL, or raise max_connections.");
}

export const checkClock: Check = async ({ config: { databaseUrl } }) => {
  if (databaseUrl === undefined) return note(`this machine's clock says ${new Date().toISOString()}`);
  try {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ now: Date }>("select clock_timestamp() as now"),
    );
    const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now());
    if (apart <= CLOCK_MS) return fine(`${(apart / 1000).toFixed(1)} s from the database's`);
    return wrong(
      `${Math.round(apart / 1000)} s from the database's`,
      "Set both by the network (systemd-timesyncd, chrony).",
    );
  } catch {
    return note("the database has to answer first");
  }
};
