import { createHash } from "node:crypto";
import type { Image } from "@sahne/contract/videos/images";
import type { Mode } from "@sahne/messages/translator";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { jobs } from "#jobs.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { cleanPicture } from "./clean-picture.ts";
import { findSameSource, hideImage, insertImages, listImages, type ImageRow } from "./images.repo.ts";
import { assertRoomFor } from "./storage-room.ts";
import { ensureStarters, type Starter } from "./starter-pictures.ts";

type Caller = { userId: string; language: Mode };

type InOwnTurn = <Value>(draw: () => Promise<Value>) => Promise<Value>;

const LABEL_MAX = 100;
const HOUR_SECONDS = 3600;

/** The same file sent twice is one picture: a repeated upload does no harm. */
export async function addImage(
  context: Context,
  caller: Caller,
  file: { name: string; bytes: Buffer },
  inOwnTurn: InOwnTurn,
): Promise<Image> {
  const { userId } = caller;
  const { imagesPerHour } = context.config.limits;
  await takeToken(context.db, { name: "image", burst: imagesPerHour, perSeconds: HOUR_SECONDS }, userId);
  const sourceSha256 = createHash("sha256").update(file.bytes).digest("hex");
  const known = await findSameSource(context.db, userId, sourceSha256);
  if (known) return presentOne(context, caller, known);

  const picture = await inOwnTurn(() => cleanPicture(context, file.bytes));
  await assertRoomFor(context, context.db, userId, picture.bytes.length);
  const now = context.clock.now();
  const id = newId(now);
  const mediaKey = `images/${userId}/${id}.${picture.extension}`;
  const thumbKey = `images/${userId}/${id}-thumb.jpg`;
  await context.media.put(thumbKey, picture.thumbnail);
  await context.media.put(mediaKey, picture.bytes);
  const [row] = await insertImages(context.db, [
    {
      id,
      userId,
      label: labelOf(file.name),
      mediaKey,
      thumbKey,
      width: picture.width,
      height: picture.height,
      focus: picture.focus,
      faces: picture.faces,
      bytes: picture.bytes.length,
      sourceSha256,
      createdAt: now,
    },
  ]);
  if (!row) throw new Error("The database answered an insert with no row.");
  return presentOne(context, caller, row);
}

export async function imagesOf(context: Context, caller: Caller): Promise<Image[]> {
  await ensureStarters(context, caller.userId);
  return present(context, caller, await listImages(context.db, caller.userId));
}

/** Hidden at once; a job removes the files when nothing needs them any more. */
export async function deleteImage(context: Context, userId: string, imageId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const isHidden = await hideImage(tx, userId, imageId, context.clock.now());
    if (!isHidden) throw new AppError("image_not_found");
    await context.queue.enqueue(tx, jobs.purgeImage, { imageId });
  });
}

async function presentOne(context: Context, caller: Caller, row: ImageRow): Promise<Image> {
  const [image] = await present(context, caller, [row]);
  if (!image) throw new AppError("image_not_found");
  return image;
}

async function present(context: Context, caller: Caller, rows: readonly ImageRow[]): Promise<Image[]> {
  const user = await findUserById(context.db, caller.userId);
  const epoch = user?.mediaEpoch ?? 0;
  const now = context.clock.now();
  const link = (key: string): string => context.mediaLinks.link({ key, userId: caller.userId, epoch }, now);
  return rows.map((row) => ({
    _id: row.id,
    imageUrl: link(row.mediaKey),
    thumbUrl: link(row.thumbKey),
    userName:
      row.starter === null
        ? row.label
        : context.translatorFor(caller.language)(`preset.scene.${row.starter as Starter}`),
    width: row.width,
    height: row.height,
    focus: row.focus,
    faces: row.faces ?? [],
    isStarter: row.starter !== null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The file's own name without its ending and without anything that is not for reading. */
function labelOf(name: string): string {
  const text = name
    .normalize("NFC")
    .replace(/\.[^.]{1,5}$/, "")
    // Control characters and marks that turn the direction of writing could make a name look like another.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return Array.from(text).slice(0, LABEL_MAX).join("") || "image";
}
