import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { eachEngine } from "#test/database/engines.ts";

/** What our own SQL touches of pg-boss, which promises none of it (docs/decisions/003-queue.md). */
const COLUMNS = {
  "job.created_on": "timestamptz",
  "job.data": "jsonb",
  "job.id": "uuid",
  "job.name": "text",
  "job.start_after": "timestamptz",
  "job.state": "job_state",
  "queue.name": "text",
};
/** In this order: `state < 'active'` means a job that waits. */
const STATES = ["created", "retry", "active", "completed", "cancelled", "failed"];
const FUNCTIONS = { create_queue: "queue_name text, options jsonb", job_now: "" };

eachEngine("what we rely on inside pg-boss", (open) => {
  test("the columns are there, with their types", async () => {
    const { db } = await open();

    const rows = await queryRows<{ name: string; type: string }>(
      db,
      sql`select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
           where table_schema = 'pgboss'`,
    );

    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toMatchObject(COLUMNS);
  });

  test("the states of a job are these, in this order", async () => {
    const { db } = await open();

    const rows = await queryRows<{ state: string }>(
      db,
      sql`select unnest(enum_range(null::pgboss.job_state))::text as state`,
    );

    expect(rows.map(({ state }) => state)).toEqual(STATES);
  });

  test("the functions take what we give them", async () => {
    const { db } = await open();

    const rows = await queryRows<{ name: string; takes: string }>(
      db,
      sql`select proname as name, pg_get_function_identity_arguments(oid) as takes from pg_proc
           where pronamespace = 'pgboss'::regnamespace`,
    );

    expect(Object.fromEntries(rows.map(({ name, takes }) => [name, takes]))).toMatchObject(FUNCTIONS);
  });
});

test("the release is the one all of this was read in, and has the methods that its documents leave out", () => {
  const { version } = createRequire(import.meta.url)("pg-boss/package.json") as { version: string };

  expect(version).toBe("12.35.0");
  expect(PgBoss.prototype).toMatchObject({ notifyWorker: expect.any(Function), complete: expect.any(Function) });
});

test("no SQL of ours touches more of it than stands in this list", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(root, name), "utf8")));

  const touched = new Set(texts.flatMap((text) => [...text.matchAll(/\bpgboss\.(\w+)/g)].map(([, name]) => name)));

  expect(touched).toEqual(new Set(["create_queue", "job", "job_now", "queue"]));
});
