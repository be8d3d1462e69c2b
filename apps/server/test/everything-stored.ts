import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { queryRows } from "#platform/db/rows.ts";

/** Every row of every table, the queue's own included, as text. */
export async function dumpDatabase(context: Context): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    context.db,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
          from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const rows = await queryRows<{ row: string }>(
      context.db,
      sql`select row_to_json(dumped)::text as row from ${sql.raw(name)} dumped`,
    );
    dumps.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return dumps.join("\n");
}

/** Paths of the files below the folder, but for the ones left out, in which one of these texts stands as it is. */
export async function filesWith(
  folder: string,
  texts: readonly string[],
  leftOut: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (!entry.isFile() || leftOut.some((prefix) => name.startsWith(prefix))) continue;
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    for (const text of texts) if (content.includes(text)) found.push(`${text} in ${name}`);
  }
  return found;
}
