import type { Context } from "#context.ts";
import { eraseAccount, eraseFiles } from "#features/account-data/erase-account.ts";
import { exportData } from "#features/account-data/export-data.ts";
import { mailReset } from "#features/accounts/forgot-password.ts";
import { purgeImage } from "#features/images/purge-image.ts";
import { sendMail } from "#features/mails/send-mail.ts";
import { writeNewsletter } from "#features/newsletter/write-newsletter.ts";
import { mailNotifications, mailWeekly } from "#features/notification-mails/notification-mails.ts";
import { refreshChannel } from "#features/channel-pictures/refresh-channel.ts";
import { setThumbnail } from "#features/channel-pictures/set-thumbnail.ts";
import { changeOnChannel } from "#features/publishing/changes/change-on-channel.ts";
import { publishFinished } from "#features/publishing/publishing.service.ts";
import { publishVideo } from "#features/publishing/publish-video.ts";
import { resumePublications } from "#features/publishing/resume-publications.ts";
import { verifyUpload } from "#features/publishing/verify-upload.ts";
import { writeEpisode } from "#features/schedules/series/write-episode.ts";
import { refreshStatistics } from "#features/statistics/refresh-statistics.ts";
import { refreshVideoDays } from "#features/statistics/video-days.ts";
import { fetchVideo } from "#features/videos/vendor/fetch-video.ts";
import { finishVideo } from "#features/videos/vendor/finish-video.ts";
import { takeOwnFile } from "#features/videos/own-files/take-own-file.ts";
import { leaveTask } from "#features/videos/vendor/leave-task.ts";
import { purgeVideo, removeMedia } from "#features/videos/library/library.service.ts";
import { pollVideo } from "#features/videos/vendor/poll-video.ts";
import { awaitClips } from "#features/videos/clips/await-clips.ts";
import { renderVideo } from "#features/videos/render-video.ts";
import { purgeSound } from "#features/videos/sounds/purge-sound.ts";
import { speakVideo } from "#features/videos/speech/speak-video.ts";
import { submitVideo } from "#features/videos/vendor/submit-video.ts";
import { jobs, type Jobs } from "#jobs.ts";
import { STORE_TROUBLE_MS, storeTrouble } from "#platform/media/media-store.ts";
import { RetryLater, type Handler, type Handlers } from "#platform/queue/job.ts";

/** A job without a handler here does not compile. */
const handlers: Handlers<Jobs, Context> = {
  sendMail,
  writeNewsletter,
  mailReset,
  mailNotifications,
  mailWeekly,
  exportData,
  eraseAccount,
  eraseFiles,
  renderVideo,
  awaitClips,
  speakVideo,
  submitVideo,
  pollVideo,
  leaveTask,
  fetchVideo,
  finishVideo,
  takeOwnFile,
  purgeVideo,
  purgeImage,
  purgeSound,
  removeMedia,
  publishFinished,
  publishVideo,
  verifyUpload,
  resumePublications,
  setThumbnail,
  changeOnChannel,
  refreshChannel,
  writeEpisode,
  refreshStatistics,
  refreshVideoDays,
};

export async function startWorker(context: Context): Promise<void> {
  const { renders } = context.config.limits;
  // How many films are made side by side is a matter of the machine, not of the job.
  const ours: Jobs = { ...jobs, renderVideo: { ...jobs.renderVideo, concurrency: renders } };
  await context.queue.work(ours, waitingForStore(handlers), context);
}

/** An unreachable or full media store is not the job's failure: the job waits without using up a try. */
function waitingForStore(all: typeof handlers): typeof handlers {
  const patient = Object.entries(all).map(([name, handler]) => {
    const run: Handler<Context, never> = async (context, ...rest) => {
      try {
        await (handler as Handler<Context, never>)(context, ...rest);
      } catch (error) {
        if (!storeTrouble(error)) throw error;
        context.log.warn({ err: error, job: name }, "waits for the media store");
        throw new RetryLater(new Date(context.clock.now().getTime() + STORE_TROUBLE_MS));
      }
    };
    return [name, run];
  });
  return Object.fromEntries(patient) as typeof handlers;
}
