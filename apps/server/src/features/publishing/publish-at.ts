import type { PrivacyStatus, PublishBy } from "@sahne/contract/publishing/publication";
import { publishAtProblem, type PlannedUpload } from "@sahne/contract/publishing/waiting-uploads";
import type { Context } from "#context.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { AppError } from "#platform/errors.ts";
import { listPlanned } from "./publishing.repo.ts";

export type Hour = { at: Date; by: PublishBy };

/** Refuses an hour that cannot be kept, before anything is stored or sent. `from` is when it would be set, if not now. */
export function assertHour(context: Context, channelId: string, { at, by }: Hour, from = context.clock.now()): void {
  const problem = publishAtProblem(at, by, from);
  if (problem !== null) throw new AppError("invalid_request", { fields: { publishAt: problem } });
  // What a project that was not audited uploads stays private, whatever hour it is given.
  if (by === "channel" && !targetOf(context, channelId).limits.keepsHours(context)) {
    throw new AppError("invalid_request", { fields: { publishBy: "publish.at.unaudited" } });
  }
}

export async function plannedUploads(context: Context, userId: string): Promise<PlannedUpload[]> {
  const rows = await listPlanned(context.db, userId);
  return rows.flatMap(({ upload, videoName }) =>
    upload.publishAt === null
      ? []
      : [
          {
            videoId: upload.videoId,
            channelId: upload.channelId,
            videoName,
            title: upload.title,
            privacyStatus: upload.privacyStatus as PrivacyStatus,
            publishAt: upload.publishAt.toISOString(),
            publishBy: upload.publishBy as PublishBy,
          },
        ],
  );
}
