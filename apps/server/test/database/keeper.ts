import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openS3Client } from "#platform/media/s3-client.ts";
import { findCeph } from "#test/media/ceph-binaries.ts";
import { startGateway, type Gateway } from "#test/media/ceph-gateway.ts";

import { startPostgres, type PostgresServer } from "./postgres-server.ts";

/**
 * Runs beside the tests and outlives them by a moment: holds their temporary folder and their PostgreSQL or S3, and
 * clears everything away when its input closes, however the tests ended.
 */
const folder = await mkdtemp(join(tmpdir(), "sahne-test-"));
let server: PostgresServer | null = null;
let gateway: Gateway | null = null;
let isLeaving = false;

async function leave(code: number): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  await server?.stop().catch(() => undefined);
  await gateway?.stop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}

async function makeBucket({ endpoint, ...keys }: Gateway, bucket: string): Promise<void> {
  const { calls } = await openS3Client({ endpoint: new URL(endpoint), region: "us-east-1", bucket, ...keys });
  await calls.createBucket({ Bucket: bucket });
}

process.stdin.on("end", () => void leave(0)).resume();
process.on("SIGTERM", () => void leave(0));
process.on("SIGINT", () => void leave(0));

try {
  if (process.argv[2] === "postgres") server = await startPostgres(folder, process.argv[3] === "durable");
  const ceph = process.argv[2] === "s3" ? findCeph() : null;
  if (ceph) gateway = await startGateway(folder, ceph);
  if (gateway && process.argv[3]) await makeBucket(gateway, process.argv[3]);
  process.stdout.write(`${JSON.stringify({ folder, url: server?.url ?? null, gateway })}\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  await leave(1);
}
