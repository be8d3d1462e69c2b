import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { keepBucket, keepPostgres } from "#bench/kept-server.ts";
import { layCable, type Cable } from "./cable.ts";
import { freePort, makeFleet, type Fleet } from "./fleet.ts";
import { startFront } from "./front.ts";

export type Rig = {
  folder: string;
  fleet: Fleet;
  database: Client;
  databaseCable: Cable;
  /** Null where no S3 is at hand: media lie in one folder that all share. */
  storeCable: Cable | null;
  sandboxUrl: string;
  openFront(): string[];
  stop(): Promise<void>;
};

const BUCKET = "sahne-trial";

/** PostgreSQL, S3 and the simulated channel are there; no process of the product is started yet. */
export async function setUp(entry: string): Promise<Rig> {
  const folder = mkdtempSync(join(tmpdir(), "sahne-many-"));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const postgres = await keepPostgres();
    ends.push(() => postgres.letGo());
    const database = new Client({ connectionString: postgres.url });
    await database.connect();
    ends.push(() => database.end().catch(() => undefined));
    const databaseCable = await layCable(new URL(postgres.url));
    ends.push(() => databaseCable.stop());
    const bucket = await keepBucket(BUCKET);
    const storeCable = bucket && (await layCable(new URL(bucket.endpoint)));
    ends.push(() => {
      storeCable?.stop();
      bucket?.letGo();
    });
    const sandbox = await startSandbox({ dataDir: join(folder, "sandbox"), settings: { requestsPerMinute: 100_000 } });
    ends.push(() => sandbox.close());
    const frontPort = await freePort();
    const shared = {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      PUBLIC_URL: `http://localhost:${frontPort}`,
      DATABASE_URL: Object.assign(new URL(postgres.url), { hostname: "127.0.0.1", port: String(databaseCable.port) })
        .href,
      SECRET_KEY: "1".repeat(64),
      SANDBOX_URL: sandbox.url,
      TRUST_PROXY: "127.0.0.1",
      ...limits,
      ...(bucket &&
        storeCable && {
          S3_ENDPOINT: `http://127.0.0.1:${storeCable.port}`,
          S3_BUCKET: bucket.bucket,
          S3_REGION: "us-east-1",
          S3_ACCESS_KEY_ID: bucket.accessKeyId,
          S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
        }),
    };
    const settingsOf = (name: string): Record<string, string> => ({
      ...shared,
      DATA_DIR: join(folder, bucket ? `data-${name}` : "data"),
    });
    const fleet = await makeFleet(folder, settingsOf, entry);
    ends.push(() => fleet.killAll());
    const openFront = (): string[] => {
      const ports = fleet.named("api").map(({ port }) => port);
      const front = startFront(folder, frontPort, ports);
      ends.push(() => front.stop());
      return front.origins;
    };
    return { folder, fleet, database, databaseCable, storeCable, sandboxUrl: sandbox.url, openFront, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** All load comes from one address and few people. */
const limits = {
  MAX_RENDERS: "1",
  MAX_JOBS_PER_USER: "1000",
  MAX_CREATES_PER_HOUR: "100000",
  MAX_IMAGES_PER_HOUR: "100000",
  MAX_LOGINS_PER_MINUTE: "100000",
};
