import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Client } from "pg";

import { freePort } from "#test/product/free-port.ts";

import { findBinaries, unprivilegedUser } from "./postgres-binaries.ts";

export type PostgresServer = { url: string; stop(): Promise<void> };

const READY_TIMEOUT_MS = 30_000;

/** A server for one test run with a database nobody else has, in the given folder. A bench may want its disk to count. */
export async function startPostgres(folder: string, isDurable = false): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return createDatabaseOn(given, async () => undefined);
  const binaries = findBinaries();
  if (!binaries) throw new Error("No PostgreSQL found.");
  const user = unprivilegedUser();
  await chmod(folder, 0o755);
  const bin = await binaries.prepare(folder);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  await run(join(bin, "initdb"), ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync"], user);
  const port = await freePort();
  const server = start(join(bin, "postgres"), { data, port, isDurable }, user);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return createDatabaseOn(url, async () => {
    // Immediate: nothing of it is needed any more.
    server.kill("SIGQUIT");
    await once(server, "exit");
  });
}

async function createDatabaseOn(url: string, stopServer: () => Promise<void>): Promise<PostgresServer> {
  const name = `sahne_test_${randomBytes(6).toString("hex")}`;
  await execute(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async stop() {
      await execute(url, `drop database if exists ${name} with (force)`);
      await stopServer();
    },
  };
}

/** One statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type User = { uid: number; gid: number } | null;

async function run(command: string, parameters: string[], user: User): Promise<void> {
  const child = spawn(command, parameters, { cwd: "/", stdio: ["ignore", "ignore", "inherit"], ...user });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
}

type Place = { data: string; port: number; isDurable: boolean };

function start(command: string, { data, port, isDurable }: Place, user: User): ChildProcess {
  // The tests kill our own processes, never this server: for them it need not be durable.
  const haste = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 100,
    ...(!isDurable && haste),
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawn(command, ["-D", data, ...parameters], { cwd: "/", stdio: "ignore", ...user });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      await execute(url, "select 1");
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
