import type { DataExport } from "@sahne/contract/accounts/account-data";
import type { PeopleOrder, Person } from "@sahne/contract/operator/people";
import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import { closeAccount } from "#features/account-data/delete-account.ts";
import { startExport } from "#features/account-data/exports.service.ts";
import {
  changeUser,
  deleteSessions,
  findUserById,
  lockUser,
  raiseMediaEpoch,
  type UserRow,
} from "#features/accounts/accounts.repo.ts";
import { queueResetMail } from "#features/accounts/forgot-password.ts";
import { requireOwnPassword } from "#features/accounts/own-password.ts";
import { noteAct } from "#features/site/operator-acts.ts";
import type { Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";
import { foldCase } from "#platform/fold-case.ts";
import { readCursor, writeCursor } from "#platform/http/cursor.ts";

const PAGE = 50;

type PersonRow = Omit<Person, "_id" | "createdAt" | "lastSeenAt"> & {
  id: string;
  createdAt: Date | string;
  lastSeenAt: Date | string | null;
};

export async function listPeople(
  { db }: Context,
  { q, order, cursor }: { q?: string | undefined; order: PeopleOrder; cursor?: string | undefined },
): Promise<{ people: Person[]; nextCursor: string | null }> {
  const rows = await readPeople(db, sql`${isAfter(order, cursor)} and ${matches(q)}`, PAGE + 1, order);
  const people = rows.slice(0, PAGE);
  const last = people.at(-1);
  const place = last && (order === "stored" ? [String(last.storageBytes), last._id] : [last._id]);
  return { people, nextCursor: rows.length > PAGE && place ? writeCursor(place) : null };
}

const STORED = sql`(select coalesce(sum(bytes), 0) from storage_counts where user_id = users.id)::float8`;

function isAfter(order: PeopleOrder, cursor: string | undefined): SQL {
  if (cursor === undefined) return sql`true`;
  if (order === "newest") return sql`users.id < ${readCursor(cursor, 1)[0]}`;
  const [bytes = "", id = ""] = readCursor(cursor, 2);
  if (!/^\d{1,20}$/.test(bytes)) throw new AppError("invalid_request");
  return sql`(${STORED}, users.id) < (${bytes}::float8, ${id})`;
}

/** Ids begin with their time: the newest account comes first without an index of its own. */
async function readPeople(
  db: Context["db"] | Transaction,
  where: SQL,
  limit: number,
  order: PeopleOrder = "newest",
): Promise<Person[]> {
  const rows = await queryRows<PersonRow>(
    db,
    sql`select users.id, username, fullname, email, created_at as "createdAt", is_operator as "isOperator",
      blocked_at is not null as "isBlocked", storage_limit_mb as "storageMb",
      creates_per_hour_limit as "createsPerHour",
      (select max(last_used_at) from sessions where user_id = users.id) as "lastSeenAt",
      (select coalesce(sum(videos), 0) from video_counts where user_id = users.id)::int as videos,
      ${STORED} as "storageBytes" from users where deleted_at is null and ${where}
      order by ${order === "stored" ? sql`"storageBytes" desc, users.id desc` : sql`users.id desc`} limit ${limit}`,
  );
  return rows.map(({ id, createdAt, lastSeenAt, ...row }) => ({
    ...row,
    _id: id,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  }));
}

function matches(q: string | undefined): SQL {
  const wanted = q?.trim().replaceAll("\0", "") ?? "";
  if (wanted === "") return sql`true`;
  const key = foldCase(wanted);
  return sql`(strpos(username_key, ${key}) > 0 or strpos(email_key, ${key}) > 0 or strpos(fullname, ${wanted}) > 0
    or strpos(lower(fullname), ${key}) > 0)`;
}

async function presentPerson(tx: Transaction, id: string): Promise<Person> {
  const [person] = await readPeople(tx, sql`users.id = ${id}`, 1);
  if (!person) throw new AppError("not_found");
  return person;
}

async function lockPerson(tx: Transaction, id: string): Promise<UserRow> {
  const person = await lockUser(tx, id);
  if (!person) throw new AppError("not_found");
  return person;
}

type Act = { operatorId: string; personId: string };

/** Whoever locked themselves out could not undo it. */
function assertOther({ operatorId, personId }: Act): void {
  if (operatorId === personId) throw new AppError("operator_self");
}

export async function blockPerson(
  context: Context,
  act: Act,
  { isBlocked, password }: { isBlocked: boolean; password: string },
): Promise<Person> {
  assertOther(act);
  await requireOwnPassword(context, act.operatorId, { field: "password", password });
  return context.db.transaction(async (tx) => {
    const { id } = await lockPerson(tx, act.personId);
    await changeUser(tx, id, { blockedAt: isBlocked ? context.clock.now() : null });
    if (isBlocked) {
      await deleteSessions(tx, id);
      await raiseMediaEpoch(tx, id);
    }
    await noteAct(context, tx, { act: isBlocked ? "blocked" : "unblocked", ...act });
    return presentPerson(tx, id);
  });
}

export async function limitPerson(
  context: Context,
  act: Act,
  { storageMb, createsPerHour }: { storageMb: number | null; createsPerHour: number | null },
): Promise<Person> {
  return context.db.transaction(async (tx) => {
    const { id } = await lockPerson(tx, act.personId);
    await changeUser(tx, id, { storageLimitMb: storageMb, createsPerHourLimit: createsPerHour });
    await noteAct(context, tx, { act: "limited", ...act });
    return presentPerson(tx, id);
  });
}

export async function endSessionsOf(context: Context, act: Act): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { id } = await lockPerson(tx, act.personId);
    await deleteSessions(tx, id);
    await raiseMediaEpoch(tx, id);
    await noteAct(context, tx, { act: "sessions_ended", ...act });
  });
}

export async function mailResetTo(context: Context, act: Act): Promise<void> {
  await context.db.transaction(async (tx) => {
    await queueResetMail(context, tx, await lockPerson(tx, act.personId));
    await noteAct(context, tx, { act: "reset_mailed", ...act });
  });
}

/** Its owner is told by mail and in the list of what happened to the account: nobody's things are taken in secret. */
export async function exportPerson(
  context: Context,
  act: Act & { userAgent: string },
  { password }: { password: string },
): Promise<DataExport> {
  await requireOwnPassword(context, act.operatorId, { field: "password", password });
  const { operatorId, personId, userAgent } = act;
  return startExport(context, { userId: personId, userAgent }, (tx) =>
    noteAct(context, tx, { act: "exported", operatorId, personId }),
  );
}

export async function deletePerson(
  context: Context,
  act: Act,
  { confirm, password }: { confirm: string; password: string },
): Promise<void> {
  assertOther(act);
  const known = await findUserById(context.db, act.personId);
  if (!known) throw new AppError("not_found");
  if (known.username !== confirm) {
    throw new AppError("invalid_request", { fields: { confirm: "data.deleteMismatch" } });
  }
  await requireOwnPassword(context, act.operatorId, { field: "password", password });
  await context.db.transaction(async (tx) => {
    await lockPerson(tx, act.personId);
    await closeAccount(context, tx, act.personId);
    await noteAct(context, tx, { act: "deleted", ...act });
  });
}
