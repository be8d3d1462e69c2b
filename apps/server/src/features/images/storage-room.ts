import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";

const MEGABYTE = 1024 * 1024;

/** What a user keeps with us and may keep, and whether all together keep as much as the operator allows. */
export type Storage = { bytes: number; limitBytes: number; isSiteFull: boolean };

/** As columns of a larger question: every create asks it. */
export function storageColumns({ config }: Context, userId: string): SQL {
  return sql`(select coalesce(sum(bytes), 0) from storage_counts where user_id = ${userId})::float8 as bytes,
    coalesce((select storage_limit_mb::float8 * ${MEGABYTE} from users where id = ${userId}),
      ${config.limits.storageBytes}::float8) as "limitBytes",
    coalesce((select case when storage_cap_mb is null then false
      else (select coalesce(sum(bytes), 0) from storage_counts) >= storage_cap_mb::float8 * ${MEGABYTE} end
      from site_settings), false) as "isSiteFull"`;
}

export async function readStorage(context: Context, executor: Executor, userId: string): Promise<Storage> {
  const [row] = await queryRows<Storage>(executor, sql`select ${storageColumns(context, userId)}`);
  return row ?? { bytes: 0, limitBytes: context.config.limits.storageBytes, isSiteFull: false };
}

/** Refuses a file that would not fit any more. */
export async function assertRoomFor(
  context: Context,
  executor: Executor,
  userId: string,
  moreBytes: number,
): Promise<void> {
  const { bytes, limitBytes, isSiteFull } = await readStorage(context, executor, userId);
  if (bytes + moreBytes > limitBytes) throw new AppError("storage_full");
  if (isSiteFull) throw new AppError("no_space");
}
