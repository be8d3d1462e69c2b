import type { User } from "@sahne/contract/accounts/accounts";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import { keyFields } from "@sahne/contract/services/services";
import type { Video } from "@sahne/contract/videos/videos";
import type { Channel } from "@sahne/contract/publishing/youtube";

export const aUser: User = {
  _id: "u1",
  fullname: "Ada Lovelace",
  email: "ada@example.org",
  recoveryEmail: null,
  username: "ada",
  ...keyFields(() => ""),
  preferences: { language: "mix", timeZone: "Europe/Istanbul", theme: "dark" },
  createdAt: "2026-11-15T00:00:00Z",
  updatedAt: "2026-11-15T00:00:00Z",
};

export const aVideo: Video = {
  _id: "v1",
  videoId: "v1",
  videoName: "A red kite",
  title: "A red kite",
  videoDescription: "",
  videoUrl: null,
  posterUrl: null,
  videoDuration: 8,
  status: "completed",
  state: "completed",
  stage: null,
  progress: null,
  needsAttention: false,
  error: null,
  engine: "sahne",
  scenario: "text2video",
  serviceType: "freePick",
  promptText: "a red kite",
  keywords: "",
  imageId: null,
  imageIds: [],
  autoUpload: false,
  publication: null,
  options: { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" },
  untoldText: "",
  endsEarly: false,
  hasSubtitles: false,
  upload: null,
  uploads: [],
  views: null,
  likes: null,
  comments: null,
  createdAt: "2026-11-15T00:00:00Z",
  updatedAt: "2026-11-15T00:00:00Z",
  startedAt: null,
  completedAt: null,
  plannedAt: null,
  canLook: false,
  canFetch: false,
};

export const aPlan: Schedule = {
  _id: "s1",
  videoId: "v1",
  videoName: "A red kite",
  scheduledAt: "2026-11-16T09:00:00Z",
  recurring: false,
  recurringType: null,
  random: null,
  timeZone: "Europe/Istanbul",
  nextRunAt: "2026-11-16T09:00:00Z",
  isPaused: false,
  autoUpload: true,
};

export const aChannel: Channel = {
  id: "UC1",
  title: "Ada's channel",
  handle: "@ada",
  url: "https://www.youtube.com/channel/UC1",
  picture: null,
  subscribers: 40,
  connectedAt: "2026-11-15T00:00:00Z",
  needsReconnect: false,
  isDefault: true,
  isSandbox: false,
  rights: { canUpload: true, canRead: true, canSeeAnalytics: true, canChange: false },
  grantExpiresAt: null,
  health: {
    isProjectAudited: true,
    uploadsLeftToday: 20,
    quotaResetsAt: "2026-11-16T08:00:00Z",
    uploadsPausedUntil: null,
  },
};
