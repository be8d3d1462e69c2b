import { getTableColumns, getTableName, type Column } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";

/** Rows made so far, by table; a foreign key is answered from here. */
export type SampleRows = Map<string, Record<string, unknown>>;

/**
 * A row with something in every column, whatever the table: text with letters that are easily lost on the way, numbers,
 * nested values, moments. What refers to a table without a row yet stays empty.
 */
export function sampleRow(table: PgTable, known: SampleRows): Record<string, unknown> {
  const { foreignKeys } = getTableConfig(table);
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) row[name] = sampleValue(table, column);
  for (const key of foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const target = known.get(getTableName(foreignTable));
    for (const [index, column] of columns.entries()) {
      row[propertyOf(table, column)] = target?.[propertyOf(foreignTable, foreignColumns[index])] ?? null;
    }
  }
  return row;
}

function sampleValue(table: PgTable, column: Column): unknown {
  if (column.dataType === "number") return 7;
  if (column.dataType === "boolean") return true;
  if (column.dataType === "date") return new Date("2026-11-15T08:09:10.123Z");
  if (column.dataType === "json")
    return { words: ["çığ", "🎬", 'a "quoted" line\n'], depth: { number: 1.5, none: null } };
  return `${getTableName(table)}/${column.name} çığ 🎬`;
}

function propertyOf(table: PgTable, column: Column | undefined): string {
  const found = Object.entries(getTableColumns(table)).find(([, candidate]) => candidate.name === column?.name);
  if (!found) throw new Error(`${getTableName(table)} has no column ${column?.name}.`);
  return found[0];
}
