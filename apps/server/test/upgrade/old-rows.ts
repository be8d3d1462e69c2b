import type { Secrets } from "#platform/secrets.ts";

/** What every old data folder holds, so that one test can ask for all of it. */
export const OLD = {
  userId: "01890000-0000-7000-8000-000000000001",
  videoId: "01890000-0000-7000-8000-000000000002",
  scheduleId: "01890000-0000-7000-8000-000000000003",
  username: "eski_dost",
  password: "bir-zamanlar-sifre",
  key: "sandbox-key-of-long-ago",
  film: "the bytes of an old film",
  filmKey: "videos/01890000-0000-7000-8000-000000000001/old.mp4",
  name: "Eski bir film: çığ 🎬",
  channel: "Eski Kanal",
} as const;

const OPTIONS = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" };
const RECIPE = {
  serviceType: "freePick",
  engine: "sahne",
  promptText: "Deniz kenarında bir sabah.",
  keywords: "deniz",
  imageId: null,
  autoUpload: false,
  options: OPTIONS,
  name: OLD.name,
  description: "",
};
const AT = "2026-11-01T08:09:10.123Z";

type Row = Record<string, unknown>;

/**
 * Rows of a person who made a film, published it and planned the next, with every name a column has had so far. What a
 * database of some time does not know of is left out; a column that is wanted and missing here fails.
 */
export function oldRows(secrets: Secrets, passwordHash: string): [table: string, row: Row][] {
  const { userId, videoId, scheduleId } = OLD;
  const seal = (service: string): string => secrets.seal("api-key", `users/${userId}/${service}`, OLD.key);
  const token = (field: string): string => secrets.seal("google-token", `users/${userId}/${field}`, "token");
  const times = { created_at: AT, updated_at: AT };
  return [
    [
      "users",
      {
        id: userId,
        fullname: "Eski Dost",
        email: "eski@example.com",
        email_key: "eski@example.com",
        username: OLD.username,
        username_key: OLD.username,
        password_hash: passwordHash,
        freepik_key_sealed: seal("freepik"),
        ...times,
      },
    ],
    [
      "service_keys",
      { id: `${userId}/freepik`, user_id: userId, service: "freepik", key_sealed: seal("freepik"), created_at: AT },
    ],
    [
      "connections",
      {
        id: "01890000-0000-7000-8000-000000000004",
        user_id: userId,
        origin: "sandbox",
        channel_id: "UC-old",
        channel_title: OLD.channel,
        scopes: JSON.stringify(["https://www.googleapis.com/auth/youtube.upload"]),
        refresh_token_sealed: token("refresh"),
        access_token_sealed: token("access"),
        access_expires_at: AT,
        connected_at: AT,
        updated_at: AT,
        is_default: true,
      },
    ],
    [
      "videos",
      {
        id: videoId,
        user_id: userId,
        scenario: "text2video",
        service_type: "freePick",
        engine: "sahne",
        prompt_text: "Deniz kenarında bir sabah.",
        keywords: "deniz",
        auto_upload: false,
        options: JSON.stringify(OPTIONS),
        name: OLD.name,
        description: "",
        status: "completed",
        media_key: OLD.filmKey,
        duration_seconds: 8,
        width: 1280,
        height: 720,
        bytes: OLD.film.length,
        completed_at: AT,
        ...times,
      },
    ],
    [
      "uploads",
      {
        id: "01890000-0000-7000-8000-000000000005",
        user_id: userId,
        video_id: videoId,
        channel_id: "UC-old",
        channel_title: OLD.channel,
        title: OLD.name,
        description: "",
        tags: "[]",
        privacy_status: "public",
        actual_privacy_status: "public",
        status: "published",
        total_bytes: OLD.film.length,
        confirmed_bytes: OLD.film.length,
        youtube_video_id: "old-on-youtube",
        published_at: AT,
        ...times,
      },
    ],
    [
      "schedules",
      {
        id: scheduleId,
        user_id: userId,
        video_id: videoId,
        anchor_at: AT,
        time_zone: "Europe/Istanbul",
        recurring_type: "weekly",
        next_run_at: "2096-11-01T08:09:10.123Z",
        next_index: 1,
        recipe: JSON.stringify(RECIPE),
        ...times,
      },
    ],
    [
      "notifications",
      {
        id: "01890000-0000-7000-8000-000000000006",
        user_id: userId,
        kind: "video_ready",
        video_id: videoId,
        values: JSON.stringify({ name: OLD.name }),
        created_at: AT,
      },
    ],
  ];
}
