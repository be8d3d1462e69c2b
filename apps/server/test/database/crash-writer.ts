import { sql } from "drizzle-orm";

import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";

/** Writes until it is killed and says each number only after the database has acknowledged it. */
const [directory = "", from = "0"] = process.argv.slice(2);
const { db } = await openDatabase({ directory, log: createLog("silent") });
await db.execute(sql`create table if not exists written (id int primary key, body text not null)`);
await db.execute(sql`create table if not exists accounts (id int primary key, balance int not null)`);
await db.execute(sql`insert into accounts select n, 1000 from generate_series(1, 20) n on conflict do nothing`);
for (let id = Number(from) + 1; ; id += 1) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into written values (${id}, ${"x".repeat(50 + (id % 7) * 300)})`);
    await tx.execute(sql`update accounts set balance = balance - 5 where id = ${(id % 20) + 1}`);
    await tx.execute(sql`update accounts set balance = balance + 5 where id = ${((id + 7) % 20) + 1}`);
  });
  process.stdout.write(`${id}\n`);
  if (id % 60 === 0) await db.execute(sql`checkpoint`);
}
