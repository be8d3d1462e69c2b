import { z } from "zod";
import { defineJob } from "#platform/queue/job.ts";

const ofUser = z.object({ userId: z.string() });
/** Without a channel it was queued when there was only one. */
const ofChannel = ofUser.extend({ channelId: z.string().optional() });
const ofOwnVideo = z.object({ userId: z.string(), videoId: z.string() });
const ofAttempt = z.object({ videoId: z.string(), attempt: z.int() });
const ofImage = z.object({ imageId: z.string() });
/** A hint comes from outside: it asks once and starts nothing that repeats itself. */
const ofPoll = ofAttempt.extend({ isHint: z.boolean().default(false) });
const ofUpload = z.object({ uploadId: z.string() });

/** Every job by name, without its handler: a feature may queue another's work without knowing it. */
export const jobs = {
  /** Makes a film with the built-in renderer; how many side by side is a setting (worker.ts). */
  renderVideo: defineJob({ name: "video-render", payload: ofAttempt, tries: 3 }),
  /** Waits until the clips of a film have been filmed, before anything else of it is made. */
  awaitClips: defineJob({
    name: "video-await-clips",
    payload: ofAttempt,
    tries: 50,
    concurrency: 4,
    timeoutSeconds: 60,
  }),
  /** Buys the speech of a film, sentence by sentence, before it is drawn. */
  speakVideo: defineJob({
    name: "video-speak",
    payload: ofAttempt,
    tries: 50,
    concurrency: 4,
    timeoutSeconds: 1800,
  }),
  /** Makes the one paid call of an attempt. */
  submitVideo: defineJob({
    name: "video-submit",
    payload: ofAttempt,
    tries: 50,
    concurrency: 4,
    timeoutSeconds: 300,
  }),
  /** Asks a vendor how far a film is. */
  pollVideo: defineJob({ name: "video-poll", payload: ofPoll, tries: 50, concurrency: 8, timeoutSeconds: 120 }),
  /** Writes down which task a lost call may have left behind at its vendor, once its owner has decided. */
  leaveTask: defineJob({ name: "video-leave-task", payload: ofAttempt, timeoutSeconds: 120 }),
  /** Brings a finished film home from its vendor. */
  fetchVideo: defineJob({ name: "video-fetch", payload: ofAttempt, tries: 50, concurrency: 4, timeoutSeconds: 900 }),
  /** Looks into a film from outside, puts it in order and takes its poster. */
  finishVideo: defineJob({
    name: "video-finish",
    payload: ofAttempt,
    tries: 5,
    concurrency: 2,
    timeoutSeconds: 300,
  }),
  /** Puts the pieces of an own film together, looks into it and shows it. */
  takeOwnFile: defineJob({
    name: "own-file-take",
    payload: z.object({ fileId: z.string() }),
    tries: 5,
    concurrency: 1,
    timeoutSeconds: 900,
  }),
  /** Removes the files of a video that its owner has deleted, when there is no way back any more. */
  purgeVideo: defineJob({ name: "video-purge", payload: z.object({ videoId: z.string() }) }),
  /** Removes a picture that its owner has deleted, when nothing needs it any more. */
  purgeImage: defineJob({ name: "image-purge", payload: ofImage }),
  /** Removes a sound file that its owner has deleted, when nothing needs it any more. */
  purgeSound: defineJob({ name: "sound-purge", payload: z.object({ soundId: z.string() }) }),
  /** Removes files whose rows are gone already. */
  removeMedia: defineJob({ name: "media-remove", payload: z.object({ keys: z.array(z.string()) }) }),
  /** Opens the publication of a film that was made to be published. */
  publishFinished: defineJob({ name: "video-publish-finished", payload: ofOwnVideo }),
  /** Sends a film to the channel. */
  publishVideo: defineJob({ name: "video-publish", payload: ofUpload, tries: 8, concurrency: 2 }),
  /** Reads a published film back from the channel until it is processed. */
  verifyUpload: defineJob({ name: "upload-verify", payload: ofUpload, tries: 8, concurrency: 2 }),
  /** Lets what waited for a channel go on, now that it is connected again. */
  resumePublications: defineJob({ name: "publications-resume", payload: ofChannel }),
  /** Gives a published film the picture its owner chose; a film without one is published all the same. */
  setThumbnail: defineJob({ name: "upload-thumbnail", payload: ofUpload, tries: 5, concurrency: 1 }),
  /** Changes a video that is on its channel as its owner wishes. */
  changeOnChannel: defineJob({
    name: "upload-change",
    payload: ofUpload.extend({ changeId: z.string() }),
    tries: 8,
    concurrency: 2,
    timeoutSeconds: 300,
  }),
  /** Reads the channel's name, subscribers and picture. */
  refreshChannel: defineJob({ name: "channel-refresh", payload: ofChannel, tries: 3, timeoutSeconds: 120 }),
  /** Reads how published films and the channel do. */
  refreshStatistics: defineJob({ name: "statistics-refresh", payload: ofChannel, tries: 3, timeoutSeconds: 300 }),
  /** Lets the text of a plan's next film be written. */
  writeEpisode: defineJob({
    name: "plan-write",
    payload: ofUser.extend({ scheduleId: z.string() }),
    tries: 3,
    concurrency: 4,
    timeoutSeconds: 300,
  }),
  /** Reads how one published film does by day. */
  refreshVideoDays: defineJob({
    name: "video-days-refresh",
    payload: ofChannel.extend({ videoId: z.string() }),
    tries: 3,
    timeoutSeconds: 120,
  }),
  /** Hands a mail to the mail server, or to the outbox. */
  sendMail: defineJob({ name: "mail-send", payload: z.object({ mailId: z.string() }), tries: 10 }),
  /** Writes the mails of a newsletter, some readers at a time. */
  writeNewsletter: defineJob({ name: "newsletter-write", payload: z.object({ newsletterId: z.string() }), tries: 10 }),
  /** Mails what somebody chose to be told of, gathered. */
  mailNotifications: defineJob({ name: "notifications-mail", payload: ofUser, tries: 5 }),
  /** Mails the figures of the week. */
  mailWeekly: defineJob({ name: "weekly-mail", payload: ofUser, tries: 5 }),
  /** Looks up who forgot a password; a job, so that the answer takes as long for nobody as for somebody. */
  mailReset: defineJob({
    name: "password-reset-mail",
    payload: z.object({ sealedEmail: z.string(), userAgent: z.string() }),
  }),
  /** Gathers everything of a user in a ZIP. */
  exportData: defineJob({
    name: "data-export",
    payload: z.object({ exportId: z.string(), userId: z.string() }),
    tries: 3,
    concurrency: 1,
  }),
  /** Removes a deleted account for good. */
  eraseAccount: defineJob({ name: "account-erase", payload: ofUser, tries: 20 }),
  /** Removes what was still being written while an account was erased. */
  eraseFiles: defineJob({ name: "account-erase-files", payload: ofUser, tries: 20 }),
};

export type Jobs = typeof jobs;
