import { eq, getTableColumns, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { history, users } from "#platform/db/schema.ts";
import { mediaPrefixes, userTables, type UserTable } from "#platform/db/user-data.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { readZip, type UnpackedFile } from "#test/read-zip.ts";
import { sampleRow, type SampleRows } from "#test/sample-rows.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const theirs = userTables.filter(({ content }) => content === "theirs");
const KEPT_BACK = /sealed|hash|token|secret/i;
/** What is still arriving, and an earlier export, are no data of a person. */
const OWN_FILES = /^(videos|images|channels|speech|sounds)\//;

type Row = Record<string, unknown>;

test("an export holds every row and file of a person, and can be read back where nothing of them is left [R14.7] (T39)", async () => {
  const { context } = t.product();
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  await fillEveryTable(user);
  await fillEveryTable(other);
  const files = await fillMedia(user);
  await fillMedia(other);

  const archive = await exportOf(user);

  const stored = await rowsOf(user);
  for (const { table } of theirs) {
    const name = getTableName(table);
    expect([name, stored[name]?.length]).toEqual([name, expect.any(Number)]);
    expect([name, stored[name]]).not.toEqual([name, []]);
  }
  expect(tablesIn(archive)).toEqual(JSON.parse(JSON.stringify(stored)));
  expect(mediaIn(archive)).toEqual(files);

  // Gone from here, and back from nothing but the archive.
  await context.db.delete(users).where(eq(users.id, user.id));
  for (const entry of theirs) await putBack(entry, tablesIn(archive)[getTableName(entry.table)] ?? []);
  expect(await rowsOf(user)).toEqual(stored);
});

/** One row with something in every column of every table that the registry calls theirs: a new table is in by itself. */
async function fillEveryTable(user: TestUser): Promise<void> {
  const { db } = t.product().context;
  const known: SampleRows = new Map();
  for (const { table } of theirs) {
    if (table === users) {
      const [row] = await db.select().from(users).where(eq(users.id, user.id));
      known.set("users", { ...row });
      continue;
    }
    const row = sampleRow(table, known);
    if ("id" in row) row["id"] = `${getTableName(table)}-${user.id}`;
    await db.insert(table).values(unique(row, user));
    known.set(getTableName(table), row);
  }
}

/** The same sample twice would break a table's own rule that some of its values are unique. */
function unique(row: Row, user: TestUser): Row {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" && value.endsWith("🎬")) row[name] = `${value} ${user.username}`;
  }
  return row;
}

async function fillMedia(user: TestUser): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const prefix of mediaPrefixes(user.id)) {
    const content = Buffer.from(`\u0000\u00ff ${prefix} çığ`);
    await t.product().context.media.put(`${prefix}one.bin`, content);
    if (OWN_FILES.test(prefix)) files[`media/${prefix.replace(`${user.id}/`, "")}one.bin`] = content.toString("hex");
  }
  return files;
}

async function exportOf(user: TestUser): Promise<UnpackedFile[]> {
  const path = `/api/users/${user.id}/export`;
  await callApi(t.product(), "POST", path, { token: user.token });
  await t.product().context.queue.drain();
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  const { url } = body["export"] as { url: string };
  return readZip((await callApi(t.product(), "GET", url)).raw.rawPayload);
}

/** What is stored of this user, but for columns that hold or prove a secret. */
async function rowsOf(user: TestUser): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const { table, owner } of theirs) {
    const columns = Object.entries(getTableColumns(table)).filter(([name]) => !KEPT_BACK.test(name));
    tables[getTableName(table)] = await t
      .product()
      .context.db.select(Object.fromEntries(columns))
      .from(table)
      .where(eq(owner, user.id));
  }
  return tables;
}

function tablesIn(archive: readonly UnpackedFile[]): Record<string, Row[]> {
  const tables = archive.filter(({ name }) => name.startsWith("data/"));
  return Object.fromEntries(
    tables.map(({ name, content }) => [name.slice("data/".length, -".json".length), JSON.parse(content.toString())]),
  );
}

function mediaIn(archive: readonly UnpackedFile[]): Record<string, string> {
  const files = archive.filter(({ name }) => name.startsWith("media/"));
  return Object.fromEntries(files.map(({ name, content }) => [name, content.toString("hex")]));
}

/** As a program elsewhere would do it: moments from their text; a secret that was kept back must be set anew. */
async function putBack({ table }: UserTable, rows: readonly Row[]): Promise<void> {
  const { db } = t.product().context;
  // Triggers have written lines of their own for what was put back before.
  if (table === history) await db.delete(history);
  for (const row of rows) {
    const values: Row = {};
    for (const [name, column] of Object.entries(getTableColumns(table))) {
      const value = row[name];
      if (value === undefined && column.notNull) values[name] = `unset ${name}`;
      else values[name] = column.dataType === "date" && typeof value === "string" ? new Date(value) : value;
    }
    await db.insert(table).values(values);
  }
}
