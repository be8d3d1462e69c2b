import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  approvalLinks,
  auditEvents,
  brandKits,
  channelHours,
  channelReports,
  connections,
  dataExports,
  draftVersions,
  drafts,
  emailChanges,
  emailConfirmations,
  history,
  historyCounts,
  idempotencyKeys,
  images,
  mails,
  notificationChoices,
  notifications,
  oauthStates,
  ownFiles,
  occurrences,
  paidCalls,
  passwordResets,
  pastTasks,
  publishProfiles,
  publishedCounts,
  publishedVideos,
  calendarFeeds,
  postingTimes,
  schedules,
  serviceKeys,
  sessions,
  sounds,
  speechClips,
  storageCounts,
  uploads,
  users,
  videoCounts,
  videoEdits,
  videoReports,
  videos,
  writings,
} from "./schema.ts";

/**
 * Every place where something of a user lies. Export reads what is `theirs`, erasure removes all of it;
 * a table that refers to users and is missing here fails the tests.
 */
export type UserTable = {
  table: PgTable;
  owner: PgColumn;
  /** `theirs` goes into the export; `internal` holds only secrets or traces of requests. */
  content: "theirs" | "internal";
};

export const userTables: readonly UserTable[] = [
  { table: users, owner: users.id, content: "theirs" },
  { table: serviceKeys, owner: serviceKeys.userId, content: "theirs" },
  { table: sessions, owner: sessions.userId, content: "internal" },
  { table: videos, owner: videos.userId, content: "theirs" },
  { table: ownFiles, owner: ownFiles.userId, content: "theirs" },
  { table: historyCounts, owner: historyCounts.userId, content: "internal" },
  { table: videoCounts, owner: videoCounts.userId, content: "internal" },
  { table: paidCalls, owner: paidCalls.userId, content: "internal" },
  { table: pastTasks, owner: pastTasks.userId, content: "internal" },
  { table: speechClips, owner: speechClips.userId, content: "internal" },
  { table: writings, owner: writings.userId, content: "theirs" },
  { table: sounds, owner: sounds.userId, content: "theirs" },
  { table: images, owner: images.userId, content: "theirs" },
  { table: storageCounts, owner: storageCounts.userId, content: "internal" },
  { table: drafts, owner: drafts.userId, content: "theirs" },
  { table: draftVersions, owner: draftVersions.userId, content: "theirs" },
  { table: brandKits, owner: brandKits.userId, content: "theirs" },
  { table: uploads, owner: uploads.userId, content: "theirs" },
  { table: approvalLinks, owner: approvalLinks.userId, content: "internal" },
  { table: connections, owner: connections.userId, content: "theirs" },
  { table: publishProfiles, owner: publishProfiles.userId, content: "theirs" },
  { table: channelHours, owner: channelHours.userId, content: "theirs" },
  { table: channelReports, owner: channelReports.userId, content: "theirs" },
  { table: videoReports, owner: videoReports.userId, content: "theirs" },
  { table: oauthStates, owner: oauthStates.userId, content: "internal" },
  { table: passwordResets, owner: passwordResets.userId, content: "internal" },
  { table: emailChanges, owner: emailChanges.userId, content: "theirs" },
  { table: emailConfirmations, owner: emailConfirmations.userId, content: "internal" },
  { table: auditEvents, owner: auditEvents.userId, content: "theirs" },
  { table: mails, owner: mails.userId, content: "internal" },
  { table: dataExports, owner: dataExports.userId, content: "internal" },
  { table: notificationChoices, owner: notificationChoices.userId, content: "theirs" },
  { table: notifications, owner: notifications.userId, content: "theirs" },
  { table: schedules, owner: schedules.userId, content: "theirs" },
  { table: occurrences, owner: occurrences.userId, content: "theirs" },
  { table: postingTimes, owner: postingTimes.userId, content: "theirs" },
  { table: calendarFeeds, owner: calendarFeeds.userId, content: "internal" },
  // After those whose triggers write it: whoever puts an export back overwrites what they wrote.
  { table: history, owner: history.userId, content: "theirs" },
  { table: videoEdits, owner: videoEdits.userId, content: "theirs" },
  { table: publishedVideos, owner: publishedVideos.userId, content: "internal" },
  { table: publishedCounts, owner: publishedCounts.userId, content: "internal" },
  { table: idempotencyKeys, owner: idempotencyKeys.userId, content: "internal" },
];

/** Where the files of a user lie in the media store. */
export function mediaPrefixes(userId: string): string[] {
  return [
    `videos/${userId}/`,
    `images/${userId}/`,
    `incoming/${userId}/`,
    `exports/${userId}/`,
    `channels/${userId}/`,
    `speech/${userId}/`,
    `sounds/${userId}/`,
  ];
}
