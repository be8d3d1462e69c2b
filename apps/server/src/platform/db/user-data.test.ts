import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "./schema.ts";
import { userTables } from "./user-data.ts";

const entries: unknown[] = Object.values(schema);
const tables = entries.filter((entry): entry is PgTable => is(entry, PgTable));

function refersToUsers(table: PgTable): boolean {
  const config = getTableConfig(table);
  const isForeign = config.foreignKeys.some((key) => key.reference().foreignTable === schema.users);
  return isForeign || config.columns.some((column) => column.name === "user_id");
}

test("every table that refers to users is in the registry of export and erasure [R14.7]", () => {
  const registered = userTables.map(({ table }) => getTableName(table));
  const referring = tables.filter(refersToUsers).map(getTableName);

  expect(registered.toSorted()).toEqual([...referring, "users"].toSorted());
});

test("erasing a user takes every row that refers to them along", () => {
  const loose = tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.filter(
      (key) => key.reference().foreignTable === schema.users && key.onDelete !== "cascade",
    ),
  );

  expect(loose).toEqual([]);
});
