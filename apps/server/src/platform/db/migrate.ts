import type { Database } from "./database.ts";

export async function migrateDatabase(database: Database, options: { migrationsFolder?: string } = {}): Promise<void> {
  throw new Error(`Not built yet: ${database.kind} ${options.migrationsFolder}`);
}
