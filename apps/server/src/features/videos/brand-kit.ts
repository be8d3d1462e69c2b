import { brandKit, brandOf, type BrandKit } from "@sahne/contract/studio/brand";
import type { RenderSpec } from "@sahne/engine/spec";
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "#context.ts";
import { findImage } from "#features/images/images.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { brandKits } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";

/** The account's; somebody who never saved one gets the defaults of the contract, switched off. */
export async function readBrandKit(executor: Executor, userId: string): Promise<BrandKit> {
  const [row] = await executor.select().from(brandKits).where(isOfAccount(userId));
  // Parsed, so that a choice added later has its default in an older row.
  return brandKit.parse(row?.kit ?? {});
}

export async function saveBrandKit(context: Context, userId: string, kit: BrandKit): Promise<BrandKit> {
  if (kit.logoImageId !== null && !(await findImage(context.db, userId, kit.logoImageId))) {
    throw new AppError("image_not_found");
  }
  const now = context.clock.now();
  const row = { kit, updatedAt: now };
  await context.db
    .insert(brandKits)
    .values({ id: newId(now), userId, channelId: null, ...row })
    .onConflictDoUpdate({ target: [brandKits.userId, brandKits.channelId], set: row });
  return kit;
}

/** Runs the work with the brand its owner's films carry now. A logo whose image was deleted is left out; the studio says so. */
export async function withBrand<T>(
  context: Context,
  userId: string,
  work: (brand: Pick<RenderSpec, "brand" | "logo">) => Promise<T>,
): Promise<T> {
  const kit = await readBrandKit(context.db, userId);
  if (!kit.isOn) return work({});
  const logo = kit.logoImageId === null ? undefined : await findImage(context.db, userId, kit.logoImageId);
  const brand = brandOf(kit, logo !== undefined);
  if (!logo) return work({ brand });
  return context.media.withLocalFile(logo.mediaKey, (path) => work({ brand, logo: path }));
}

function isOfAccount(userId: string) {
  return and(eq(brandKits.userId, userId), isNull(brandKits.channelId));
}
