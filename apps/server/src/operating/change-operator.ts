import { join } from "node:path";
import { and, eq, isNull, or } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { AppDb } from "#platform/db/database.ts";
import { DatabaseProblem } from "#platform/db/database-problem.ts";
import { DirectoryInUseError } from "#platform/db/embedded/directory-lock.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { operatorActs, users } from "#platform/db/schema.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
import { orderOperator, type OperatorOrder } from "./control-socket.ts";

/** Undefined when there is no such account. */
export async function changeOperator(
  db: AppDb,
  { name, isOperator }: OperatorOrder,
  now: Date,
): Promise<string | undefined> {
  const key = foldCase(name);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ isOperator })
      .where(and(or(eq(users.usernameKey, key), eq(users.emailKey, key)), isNull(users.deletedAt)))
      .returning({ id: users.id, username: users.username });
    if (!user) return undefined;
    const act = isOperator ? "granted" : "revoked";
    await tx.insert(operatorActs).values({ id: newId(now), act, personId: user.id, createdAt: now });
    return user.username;
  });
}

/** Whether the product runs or not; a running one with an embedded database does it itself. */
export async function orderChange(
  { config, log }: { config: Config; log: Log },
  order: OperatorOrder,
): Promise<string> {
  const { databaseUrl: url, dataDir } = config;
  const username = await open(url, dataDir, log)
    .then(async (database) => {
      try {
        await migrateDatabase(database);
        return await changeOperator(database.db, order, new Date());
      } finally {
        await database.close();
      }
    })
    .catch((error: unknown) => {
      if (error instanceof DirectoryInUseError) return orderOperator(dataDir, order);
      throw error;
    });
  if (username === undefined) throw new DatabaseProblem(`There is no account ${order.name}.`);
  return username;
}

function open(url: string | undefined, dataDir: string, log: Log) {
  return openDatabase({ url, directory: join(dataDir, "db"), log });
}
