import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { changeHour } from "./changes/change-upload.ts";
import { assertHour } from "./publish-at.ts";
import { moveUpload, type UploadRow } from "./publishing.repo.ts";
import { enqueueUpload, ownUpload, type WantedUpload } from "./publishing.service.ts";

/** Its owner's word: it goes out as it stands, now or at its hour. Said twice, it is heard once. */
export async function approveUpload(context: Context, wanted: WantedUpload): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  return context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const isEarly = upload.publishBy === "sahne" && upload.publishAt !== null && upload.publishAt > now;
    const going = { status: isEarly ? "planned" : "queued", errorCode: null, updatedAt: now };
    const approved = await moveUpload(tx, upload.id, ["awaiting_approval"], going);
    if (!approved) throw new AppError("upload_not_waiting");
    await enqueueUpload(context, tx, approved);
    return approved;
  });
}

/** The job of the hour before finds it moved, and waits or leaves. */
export async function moveToHour(context: Context, wanted: WantedUpload, at: Date): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  if (upload.status === "scheduled") return changeHour(context, wanted, at);
  assertHour(context, upload.channelId, { at, by: "sahne" });
  return context.db.transaction(async (tx) => {
    const changes = { publishAt: at, updatedAt: context.clock.now() };
    const moved = await moveUpload(tx, upload.id, ["planned"], changes);
    if (!moved) throw new AppError("upload_not_waiting");
    await enqueueUpload(context, tx, moved);
    return moved;
  });
}
