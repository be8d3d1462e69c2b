import type { Context } from "#context.ts";
import { isProjectAudited } from "#features/youtube/present-channel.ts";
import { nextPacificMidnight, pacificDay } from "#features/youtube/pacific-day.ts";
import { rightsOf, withoutRight } from "#features/youtube/rights.ts";
import { areUnitsUsedUp, markUsedUp, takeQuestion, takeUpload } from "#features/youtube/upload-quota.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import type { OfChannel, PublishTarget } from "#providers/publish-target.ts";
import type { Youtube } from "#providers/youtube.ts";
import { MAX_IDS } from "#providers/youtube-data.ts";
import { judgeRefusal } from "./judge-refusal.ts";
import { youtubeChange } from "./youtube-change.ts";
import { readReport, readVideoDays } from "./youtube-report.ts";

/** YouTube as a place to publish to: its client with a good token of the channel that is meant. */
export const youtubeTarget: PublishTarget<Context> = {
  origin: ({ google }) => google.origin,
  rights: rightsOf,
  withoutRight,
  watchUrl: ({ youtube }, videoId) => youtube.watchUrl(videoId),
  judge: judgeRefusal,

  start: (context, channel, metadata, totalBytes) =>
    asking(context, channel, (youtube, token) => youtube.startUpload(token, metadata, totalBytes)),
  send: (context, channel, session, chunk) =>
    asking(context, channel, (youtube, token) => youtube.sendChunk(token, session, chunk)),
  ask: (context, channel, session, totalBytes) =>
    asking(context, channel, (youtube, token) => youtube.askProgress(token, session, totalBytes)),
  verify: (context, channel, videoId) => asking(context, channel, (youtube, token) => youtube.video(token, videoId)),
  recent: (context, channel) =>
    asking(context, channel, (youtube, token) => youtube.recentUploads(token, channel.channelId)),
  files: (context, channel, videoIds) => asking(context, channel, (youtube, token) => youtube.files(token, videoIds)),

  change: youtubeChange,
  statistics: {
    numbers: (context, channel, videoIds) =>
      asking(context, channel, (youtube, token) => youtube.numbers(token, videoIds)),
    report: readReport,
    days: readVideoDays,
  },
  limits: {
    batch: MAX_IDS,
    keepsHours: isProjectAudited,
    day: pacificDay,
    dayEnds: nextPacificMidnight,
    takeUpload,
    isUsedUp: areUnitsUsedUp,
    takeQuestion,
    markUsedUp,
  },
};

async function asking<Result>(
  context: Context,
  channel: OfChannel,
  call: (youtube: Youtube, token: string) => Promise<Result>,
): Promise<Result> {
  return withAccessToken(context, channel, (token) => call(context.youtube, token));
}
