import type { Context } from "#context.ts";

/** In the order in which a publication passes them. */
export const UPLOAD_KILL_POINTS = [
  "u1-after-intent",
  "u2-after-session",
  "u3-before-first-byte",
  "u4-in-a-chunk",
  "u5-after-final-answer",
  "u6-after-id-stored",
  "u7-after-read-back",
] as const;
export type UploadKillPoint = (typeof UPLOAD_KILL_POINTS)[number];

const IN_A_CHUNK_MS = 60;

/** The same context, whose channel kills its own process on the way through: the product's code knows nothing of it. */
export function withUploadKill(context: Context, point: UploadKillPoint | null): Context {
  const { youtube } = context;
  const kill = (here: UploadKillPoint): void => {
    if (here === point) process.kill(process.pid, "SIGKILL");
  };
  return {
    ...context,
    youtube: {
      ...youtube,
      async startUpload(...parameters) {
        kill("u1-after-intent");
        const sessionUri = await youtube.startUpload(...parameters);
        kill("u2-after-session");
        return sessionUri;
      },
      async sendChunk(...parameters) {
        const [, , chunk] = parameters;
        kill("u3-before-first-byte");
        if (chunk.start > 0) setTimeout(() => kill("u4-in-a-chunk"), IN_A_CHUNK_MS);
        const progress = await youtube.sendChunk(...parameters);
        if (progress.kind === "complete") kill("u5-after-final-answer");
        return progress;
      },
      async video(...parameters) {
        kill("u6-after-id-stored");
        const video = await youtube.video(...parameters);
        kill("u7-after-read-back");
        return video;
      },
    },
  };
}

/** In the order in which a change to a published film passes them. */
export const CHANGE_KILL_POINTS = [
  "c1-before-update",
  "c2-after-update",
  "c3-after-playlist",
  "c4-after-captions",
] as const;
export type ChangeKillPoint = (typeof CHANGE_KILL_POINTS)[number];

export function withChangeKill(context: Context, point: ChangeKillPoint | null): Context {
  const { youtube } = context;
  const kill = (here: ChangeKillPoint): void => {
    if (here === point) process.kill(process.pid, "SIGKILL");
  };
  return {
    ...context,
    youtube: {
      ...youtube,
      async changeVideo(...parameters) {
        kill("c1-before-update");
        const video = await youtube.changeVideo(...parameters);
        kill("c2-after-update");
        return video;
      },
      async addToPlaylist(...parameters) {
        await youtube.addToPlaylist(...parameters);
        kill("c3-after-playlist");
      },
      async addCaptions(...parameters) {
        await youtube.addCaptions(...parameters);
        kill("c4-after-captions");
      },
    },
  };
}
