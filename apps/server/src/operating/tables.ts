import type { SqlSession } from "#platform/db/database.ts";

/** Worth nothing elsewhere: who works just now, and what limits are used. */
const PASSING = new Set(["run_slots", "rate_buckets", "password_failures", "processes", "changes"]);
const PAGE_ROWS = 500;

export type Table = {
  name: string;
  /** Quoted and in order; what the database makes by itself is left out. */
  columns: string[];
  key: string[];
};

/** Of one table: how many rows, and a sum over all of them that does not depend on their order. */
export type TableFacts = { rows: number; sum: string };

export type Facts = Record<string, TableFacts>;

export async function ask<Row>(session: SqlSession, text: string, values?: unknown[]): Promise<Row[]> {
  const { rows } = await session.executeSql(text, values);
  return rows as Row[];
}

/** Rows are compared as text, and a moment's text depends on the session's zone. */
export async function speakUtc(session: SqlSession): Promise<void> {
  await session.executeSql("set timezone to 'UTC'");
}

/** Every table that is worth keeping; one that refers to another comes after it. */
export async function listTables(session: SqlSession): Promise<Table[]> {
  const names = await ask<{ name: string }>(
    session,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const references = await ask<{ name: string; target: string }>(
    session,
    `select source.relname as name, target.relname as target
       from pg_constraint
       join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const visit = (name: string, path: string[]): void => {
    if (ordered.includes(name) || path.includes(name)) return;
    for (const { target } of references.filter((reference) => reference.name === name)) visit(target, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of names) visit(name, []);
  const kept = ordered.filter((name) => !PASSING.has(name));
  const tables: Table[] = [];
  for (const name of kept) tables.push({ name, ...(await describe(session, name)) });
  return tables;
}

async function describe(session: SqlSession, name: string): Promise<Pick<Table, "columns" | "key">> {
  const columns = await ask<{ name: string }>(
    session,
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [name],
  );
  const key = await ask<{ name: string }>(
    session,
    `select quote_ident(attname) as name
       from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indisprimary and indrelid = format('public.%I', $1::text)::regclass
      order by array_position(indkey::int[], attnum::int)`,
    [name],
  );
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to be read by.`);
  return { columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
}

/** One page of a table, by its key; each row as JSON text, so that no value changes on its way through this process. */
export type Page = { rows: string[]; last: string[] };

export async function* readPages(session: SqlSession, table: Table, after: string[] | null): AsyncIterable<Page> {
  const { name, columns, key } = table;
  const types = await keyTypes(session, table);
  for (let last = after; ;) {
    const from = last
      ? `where (${key.join(", ")}) > (${key.map((_, i) => `$${i + 1}::text::${types[i]}`).join(", ")})`
      : "";
    const found = await ask<{ row: string; key: string[] }>(
      session,
      `select row_to_json(page)::text as row, array[${key.map((column) => `page.${column}::text`).join(", ")}] as key
         from (select ${columns.join(", ")} from ${name} ${from} order by ${key.join(", ")} limit ${PAGE_ROWS}) page`,
      last ?? [],
    );
    const end = found.at(-1);
    if (!end) return;
    yield { rows: found.map(({ row }) => row), last: end.key };
    if (found.length < PAGE_ROWS) return;
    last = end.key;
  }
}

async function keyTypes(session: SqlSession, { name, key }: Table): Promise<string[]> {
  const types = await ask<{ name: string; type: string }>(
    session,
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
       from pg_attribute where attrelid = format('public.%I', $1::text)::regclass and attnum > 0`,
    [name],
  );
  return key.map((column) => types.find((type) => type.name === column)?.type ?? "text");
}

/** Keeps the values of columns that the target does not count itself. */
export async function insertRows(
  session: SqlSession,
  { name, columns }: Table,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const list = columns.join(", ");
  await session.executeSql(
    `insert into ${name} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${name}, $1::text::json)`,
    [`[${rows.join(",")}]`],
  );
}

export async function countTables(session: SqlSession, tables: readonly Table[]): Promise<Facts> {
  const facts: Facts = {};
  for (const { name, columns } of tables) {
    const [found] = await ask<TableFacts>(
      session,
      `select count(*)::int as rows,
              coalesce(sum(('x' || substr(md5(row_to_json(page)::text), 1, 15))::bit(60)::bigint), 0)::text as sum
         from (select ${columns.join(", ")} from ${name}) page`,
    );
    if (found) facts[name] = found;
  }
  return facts;
}

/** Names of the tables that do not hold the same. */
export function differences(wanted: Facts, found: Facts): string[] {
  return Object.entries(wanted)
    .filter(([name, { rows, sum }]) => found[name]?.rows !== rows || found[name].sum !== sum)
    .map(([name]) => name);
}
