import type { ErrorCode } from "@sahne/contract/errors";
import type { RefusableField } from "@sahne/contract/publishing/publishing";
import type { ChannelRights } from "@sahne/contract/publishing/youtube";
import type { StoredReport } from "#platform/db/schema.ts";
import type { ProviderError } from "./provider-error.ts";

export type Privacy = "public" | "unlisted" | "private";

export type VideoMetadata = {
  title: string;
  description: string;
  tags: string[];
  privacyStatus: Privacy;
  /** When the channel makes a private video public by itself. */
  publishAt: Date | null;
  madeForKids: boolean;
  containsSyntheticMedia: boolean;
  notifySubscribers: boolean;
  categoryId: string;
  language: string | null;
};

/** What the target says of a session: the number of bytes stored, done (and perhaps not as what), or one that it no longer knows. */
export type UploadProgress =
  | { kind: "incomplete"; confirmedBytes: number }
  | { kind: "complete"; videoId: string }
  | { kind: "unnamed" }
  | { kind: "gone" };

export type UploadChunk = { bytes: Buffer; start: number; totalBytes: number; signal?: AbortSignal };

export type PublishedVideo = {
  id: string;
  channelId: string;
  publishedAt: Date;
  /** `uploaded`, `processed`, `failed`, `rejected`, `deleted`; another word says nothing yet. */
  uploadStatus: string;
  /** Why it failed or was rejected, in the channel's own word. */
  reason: string | null;
  privacyStatus: Privacy | null;
  /** When it becomes public by itself; null for one that does not. */
  publishAt: Date | null;
  isDisclosed: boolean | null;
};

export type UploadedVideo = { id: string; title: string; publishedAt: Date };

/** What the owner is told of the file behind a video; null where nothing is told yet. */
export type FileFacts = { id: string; bytes: number | null; seconds: number | null };

export type VideoNumbers = { id: string; views: number | null; likes: number | null; comments: number | null };

/** What a video on the channel is described by. */
export type VideoDetails = {
  title: string;
  description: string;
  tags: string[];
  privacyStatus: Privacy;
  categoryId: string;
  madeForKids: boolean;
  /** When the channel opens it by itself; null where it does not. */
  publishAt: string | null;
};

export type DescribedVideo = {
  id: string;
  channelId: string;
  details: VideoDetails;
  /** As it came: what its target needs to write it without setting anything back. */
  parts: unknown;
};

/** What a refusal means for a publication. */
export type Verdict =
  /** The day's allowance is used up. */
  | { kind: "day_used"; what: "uploads" | "everything" }
  /** This one channel takes no more; others go on. */
  | { kind: "channel_full" }
  /** The right was never given, or is gone. */
  | { kind: "no_right" }
  /** Needs a change outside of Sahne; checked again from time to time. */
  | { kind: "not_configured" }
  /** It answers, but in a way that makes sending impossible; checked again tomorrow. */
  | { kind: "broken" }
  | { kind: "slow_down"; retryAfterMs: number | undefined }
  /** May pass: tried again, asking the session first where it stands. */
  | { kind: "again" }
  | { kind: "refused"; code: ErrorCode; field?: RefusableField };

/** Whose channel; a publication says so of itself. */
export type OfChannel = { userId: string; channelId: string };

type Uploader = { userId: string; isScheduled: boolean };
export type QuotaAnswer = "taken" | "day_used" | "share_used";

/**
 * Where films are published to. Publishing and statistics know nothing else of it (docs/decisions/025). `Host` is what it may use
 * of the product, passed first as everywhere. Whatever asks the outside may throw ProviderError; none is ever repeated in here,
 * except with a fresh token.
 */
export type PublishTarget<Host> = {
  /** Names who grants its connections; one granted elsewhere does not count. */
  origin(host: Host): string;
  /** What granted scopes allow. */
  rights(scopes: readonly string[]): ChannelRights;
  /** The scopes that are left when it refuses a right that it once granted. */
  withoutRight(scopes: readonly string[], right: "canUpload" | "canChange"): string[];
  watchUrl(host: Host, videoId: string): string;
  /** What one of its refusals means. */
  judge(error: ProviderError): Verdict;

  /** Opens a session and answers its address, which is a secret. */
  start(host: Host, channel: OfChannel, metadata: VideoMetadata, totalBytes: number): Promise<string>;
  send(host: Host, channel: OfChannel, session: string, chunk: UploadChunk): Promise<UploadProgress>;
  ask(host: Host, channel: OfChannel, session: string, totalBytes: number): Promise<UploadProgress>;
  /** Reads a video back; null when the channel does not know it. */
  verify(host: Host, channel: OfChannel, videoId: string): Promise<PublishedVideo | null>;
  /** The newest videos of the channel, newest first. */
  recent(host: Host, channel: OfChannel): Promise<UploadedVideo[]>;
  /** At most `limits.batch` at once. */
  files(host: Host, channel: OfChannel, videoIds: readonly string[]): Promise<FileFacts[]>;
  change: TargetChanges<Host>;
  statistics: TargetStatistics<Host>;
  limits: TargetLimits<Host>;
};

type TargetChanges<Host> = {
  read(host: Host, channel: OfChannel, videoId: string): Promise<DescribedVideo | null>;
  /** Writes these on top of what was just read, and answers what stands there then. */
  write(host: Host, channel: OfChannel, video: DescribedVideo, changes: Partial<VideoDetails>): Promise<DescribedVideo>;
  playlists(host: Host, channel: OfChannel): Promise<{ id: string; title: string }[]>;
  /** Looks first: asked twice, the video is in it once. */
  putIntoPlaylist(host: Host, channel: OfChannel, playlistId: string, videoId: string): Promise<void>;
  takeOutOfPlaylist(host: Host, channel: OfChannel, playlistId: string, videoId: string): Promise<void>;
  /** Looks first: a track that is there already stays. */
  putCaptions(host: Host, channel: OfChannel, videoId: string, track: { language: string; srt: string }): Promise<void>;
  putThumbnail(host: Host, channel: OfChannel, videoId: string, jpeg: Buffer): Promise<void>;
};

type TargetStatistics<Host> = {
  /** At most `limits.batch` at once; videos that are gone are missing in the answer. */
  numbers(host: Host, channel: OfChannel, videoIds: readonly string[]): Promise<VideoNumbers[]>;
  /** Null where the target makes none. */
  report(host: Host, channel: OfChannel): Promise<StoredReport | null>;
  /** Null where the target does not count by day. */
  days(host: Host, channel: OfChannel, videoId: string): Promise<StoredReport["days"] | null>;
};

type TargetLimits<Host> = {
  /** The most ids that one question may name. */
  batch: number;
  /** Does a channel open a private video at its hour by itself? */
  keepsHours(host: Host): boolean;
  /** The day its allowance is counted by. */
  day(now: Date): string;
  dayEnds(now: Date): Date;
  /** Takes one of the day's uploads, if this user may have another one. */
  takeUpload(host: Host, uploader: Uploader): Promise<QuotaAnswer>;
  /** Has the target said that the day is over? */
  isUsedUp(host: Host): Promise<boolean>;
  /** Takes one of the day's questions about figures; false when none is left. */
  takeQuestion(host: Host): Promise<boolean>;
  /** The target's own word overrules what was counted here. */
  markUsedUp(host: Host, what: "uploads" | "everything"): Promise<void>;
};

/** Ids of channels and videos of all but the main one begin with the target's name and a colon. */
export type Targets<Host> = { main: PublishTarget<Host>; others: Record<string, PublishTarget<Host>> };
