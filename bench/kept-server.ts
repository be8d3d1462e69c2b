import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type Postgres = { url: string; letGo(): void };
export type Bucket = { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string };

const keeperFile = fileURLToPath(new URL("../apps/server/test/database/keeper.ts", import.meta.url));
const serverFolder = fileURLToPath(new URL("../apps/server", import.meta.url));

/** The tests' PostgreSQL with a database of its own; gone when it is let go, or when this process ends. */
export async function keepPostgres(isDurable = false): Promise<Postgres> {
  const { said, letGo } = await keep("postgres", ...(isDurable ? ["durable"] : []));
  return { url: (said as { url: string }).url, letGo };
}

/** The tests' Ceph with an empty bucket; null where there is none (README: TEST_CEPH_ROOT). */
export async function keepBucket(bucket: string): Promise<(Bucket & { letGo(): void }) | null> {
  const { said, letGo } = await keep("s3", bucket);
  const { gateway } = said as { gateway: Omit<Bucket, "bucket"> | null };
  if (gateway) return { ...gateway, bucket, letGo };
  letGo();
  return null;
}

async function keep(...what: string[]): Promise<{ said: unknown; letGo(): void }> {
  const keeper = spawn(process.execPath, ["--import", "tsx", keeperFile, ...what], {
    cwd: serverFolder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const said = once(createInterface(keeper.stdout), "line") as Promise<[string]>;
  const ended = once(keeper, "exit").then(() => [] as []);
  const [line] = await Promise.race([said, ended]);
  if (line === undefined) throw new Error(`There is no ${what[0]} to be had.`);
  return { said: JSON.parse(line), letGo: () => void keeper.stdin.end() };
}
