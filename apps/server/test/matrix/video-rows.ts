import sharp from "sharp";
import { paidCalls } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callApi } from "#test/api.ts";
import type { World } from "./matrix-world.ts";
import { musicFile } from "#test/sounds.ts";
import { open, session, type MatrixRow } from "./row.ts";

const history = session(async ({ video }) => {
  await video();
  return {};
});

export const videoRows: Record<string, MatrixRow> = {
  // images
  uploadImage: session(uploadOfPicture, { other: "own" }),
  listImages: session(),
  deleteImage: session(async ({ product, owner }) => {
    const upload = await uploadOfPicture();
    const { body } = await callApi(product, "POST", "/upload", { token: owner.token, ...upload });
    return { params: { imageId: String(body["_id"]) } };
  }),

  // sounds
  addSound: session(({ canary }) => ({
    ...uploadOfSound(),
    query: { kind: "music", name: canary, rights: "confirmed" },
  })),
  listSounds: session(() => ({ query: { kind: "music" } })),
  deleteSound: session(async ({ product, owner }) => {
    const path = `/api/users/${owner.id}/sounds?kind=music&name=a.wav&rights=confirmed`;
    const { body } = await callApi(product, "POST", path, { token: owner.token, ...uploadOfSound() });
    return { params: { soundId: (body["sound"] as { _id: string })._id } };
  }),

  // cameras
  listCameras: session(),
  listClips: session(async ({ video }) => {
    await video({ engine: "freepik" });
    return {};
  }),

  // own files
  beginOwnFile: session(({ canary }) => ({ body: { name: canary, bytes: 1000 } })),
  listOwnFiles: session(),
  sendOwnFile: session(async (world) => ({
    params: { fileId: await ownFile(world) },
    query: { offset: "0" },
    body: Buffer.from("0000ftypisom"),
    headers: { "content-type": "application/octet-stream" },
  })),
  dropOwnFile: session(async (world) => ({ params: { fileId: await ownFile(world) } })),

  // making videos
  getPresets: session(),
  createVideo: session(() => ({ body: { scenario: "scheduled", promptText: "bir kedi", keywords: "a" } })),
  authorship: session(async ({ video }) => ({ params: { videoId: await video() } })),
  getVideo: session(async ({ video }) => ({ params: { videoId: await video() } })),
  listVideos: session(async ({ video }) => {
    await video();
    return {};
  }),
  cancelVideo: session(async ({ video }) => ({
    params: { videoId: await video({ status: "processing", stage: "queued" }) },
  })),
  retryVideo: session(async ({ video }) => ({
    params: { videoId: await video({ status: "failed", errorCode: "render_failed" }) },
  })),
  fetchVideo: session(async (world) => ({ params: { videoId: await unfetchedVideo(world) } })),
  freeVoice: session(async ({ video }) => ({
    params: {
      videoId: await video({
        status: "failed",
        engine: "sahne",
        errorCode: "speech_empty",
        options: { aspectRatio: "16:9", resolution: "480p", voice: "gemini:Kore" },
      }),
    },
    body: { voice: "off" },
  })),
  decideVideo: session(async ({ video }) => ({
    params: {
      videoId: await video({
        status: "processing",
        stage: "submitting",
        engine: "freepik",
        needsAttention: true,
        errorCode: "provider_outcome_unknown",
      }),
    },
    body: { decision: "give_up" },
  })),
  renameVideo: session(async ({ video, canary }) => ({
    params: { videoId: await video() },
    body: { videoName: canary },
  })),
  deleteVideo: session(async ({ video }) => ({ params: { videoId: await video() } })),
  listDeletedVideos: session(async ({ product, video }) => {
    await video({ deletedAt: product.clock.now() });
    return {};
  }),
  restoreVideo: session(async ({ product, video }) => ({
    params: { videoId: await video({ deletedAt: product.clock.now() }) },
  })),
  videoStory: session(async ({ video }) => ({ params: { videoId: await video() } })),
  videoSubtitles: session(async ({ video, canary }) => ({
    params: {
      videoId: await video({ plan: { film: { scenes: [{ text: canary, start: 0, end: 2 }] }, untold: "" } }),
      format: "srt",
    },
  })),
  // the studio
  getBrandKit: session(async (world) => {
    await callApi(world.product, "PUT", "/api/brand-kit", {
      token: world.owner.token,
      body: { endWords: world.canary },
    });
    return {};
  }),
  putBrandKit: session(() => ({ body: { endWords: "Takip et" } }), { other: "own" }),
  listDrafts: session(async (world) => {
    await draft(world);
    return {};
  }),
  createDraft: session(() => ({ body: { script: "bir kedi" } }), { other: "own" }),
  editVideo: session(async ({ video }) => ({ params: { videoId: await video() } })),
  getDraft: session(async (world) => ({ params: { draftId: await draft(world) } })),
  saveDraft: session(async (world) => ({
    params: { draftId: await draft(world) },
    body: { revision: 1, content: { title: world.canary, script: "", options: {}, imageIds: [], film: null } },
  })),
  keepTake: session(async (world) => ({ params: { draftId: await draft(world) } })),
  getDraftVersion: session(async (world) => {
    const draftId = await draft(world);
    await callApi(world.product, "POST", `/api/drafts/${draftId}/versions`, { token: world.owner.token });
    return { params: { draftId, number: "1" } };
  }),
  deleteDraft: session(async (world) => ({ params: { draftId: await draft(world) } })),

  vendorWebhook: open(() => ({ params: { token: "unknown" }, body: {} })),
  events: session(() => ({}), { isStream: true }),

  // plans, notifications, first screen
  scheduleVideo: session(async (world) => ({
    params: { videoId: await waitingVideo(world) },
    body: { scheduledAt: inAnHour(world) },
  })),
  listSchedules: session(async (world) => {
    await plan(world);
    return {};
  }),
  changeSchedule: session(async (world) => ({ params: { scheduleId: await plan(world) }, body: { isPaused: true } })),
  getSchedule: session(async (world) => ({ params: { scheduleId: await plan(world) } })),
  moveRun: session(async (world) => ({
    params: { scheduleId: await plan(world, { scheduledAt: SOME_TIME }) },
    body: { runAt: SOME_TIME, to: inAnHour(world) },
  })),
  skipRun: session(async (world) => ({
    params: { scheduleId: await plan(world, { scheduledAt: SOME_TIME, recurring: true, recurringType: "daily" }) },
    body: { runAt: SOME_TIME },
  })),
  undoPlanChange: session(async (world) => {
    const scheduleId = await plan(world, { scheduledAt: SOME_TIME });
    const body = { runAt: SOME_TIME, to: inAnHour(world) };
    const url = `/api/schedules/${scheduleId}/move`;
    const moved = await callApi(world.product, "POST", url, { token: world.owner.token, body });
    return { params: { scheduleId }, body: { undo: (moved.body["schedule"] as { undo: string }).undo } };
  }),
  runNow: session(async (world) => ({ params: { scheduleId: await plan(world) } })),
  calendar: session(async (world) => {
    await plan(world);
    const today = world.product.clock.now().toISOString().slice(0, 10);
    return { query: { from: today, to: today } };
  }),
  readScheduleFile: session((world) => ({
    body: { text: `text,date,time\n${world.canary},2030-05-05,10:00\n`, check: true },
  })),
  saveScheduleFile: session(async (world) => {
    await plan(world);
    return {};
  }),
  forecast: session(),
  getCalendarFeed: session(),
  createCalendarFeed: session(),
  deleteCalendarFeed: session(),
  readCalendarFeed: open(async ({ product, owner }) => {
    const path = `/api/users/${owner.id}/calendar-feed`;
    const { body } = await callApi(product, "POST", path, { token: owner.token });
    return { params: { token: String(body["url"]).split("/").at(-1) ?? "" } };
  }),
  deleteSchedule: session(async (world) => ({ params: { scheduleId: await plan(world) } })),
  listNotifications: session(),
  readNotifications: session(() => ({ body: {} })),
  clearNotifications: session(),
  overview: session(async ({ video }) => {
    await video();
    return {};
  }),
  inbox: session(async (world) => {
    await waitingVideo(world);
    return {};
  }),
  inboxCount: session(async (world) => {
    await waitingVideo(world);
    return {};
  }),
  listHistory: history,
  historyFigures: history,
  historyCsv: history,
  historyJson: history,
};

const SOME_TIME = "2030-05-05T10:00:00.000Z";

function inAnHour({ product }: World): string {
  return new Date(product.clock.now().getTime() + 3_600_000).toISOString();
}

async function draft({ product, owner, canary }: World): Promise<string> {
  const { body } = await callApi(product, "POST", "/api/drafts", { token: owner.token, body: { script: canary } });
  return (body["draft"] as { _id: string })._id;
}

async function waitingVideo({ video }: World): Promise<string> {
  return video({ scenario: "scheduled", status: "scheduled", mediaKey: null, bytes: null });
}

/** Paid for, and not fetched in time. */
async function unfetchedVideo({ product, owner, video }: World): Promise<string> {
  const { db, clock, secrets } = product.context;
  const state = { status: "failed", errorCode: "provider_result_lost", mediaKey: null, bytes: null };
  const videoId = await video({ ...state, engine: "freepik" });
  const id = newId(clock.now());
  await db.insert(paidCalls).values({
    id,
    userId: owner.id,
    videoId,
    number: 1,
    videoAttempt: 1,
    vendor: "freepik",
    model: "kling-v2-6-pro",
    keyFingerprint: "of-the-matrix",
    // As every release has sealed it: with another name those of older ones would not open.
    keySealed: secrets.seal("api-key", `attempts/${id}`, "sandbox-matrix"),
    state: "accepted",
    operation: id,
    pollPath: "image-to-video/kling-v2-6",
    webhookTokenHash: id,
    createdAt: clock.now(),
    settledAt: clock.now(),
    endedAt: clock.now(),
  });
  return videoId;
}

async function ownFile({ product, owner, canary }: World): Promise<string> {
  const path = `/api/users/${owner.id}/own-files`;
  const answer = await callApi(product, "POST", path, { token: owner.token, body: { name: canary, bytes: 1000 } });
  return (answer.body["file"] as { _id: string })._id;
}

async function plan(world: World, rhythm: object = {}): Promise<string> {
  const url = `/api/videos/${await waitingVideo(world)}/schedule`;
  const body = { scheduledAt: inAnHour(world), ...rhythm };
  const answer = await callApi(world.product, "POST", url, { token: world.owner.token, body });
  return (answer.body["schedule"] as { _id: string })._id;
}

async function uploadOfPicture(): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: "#a4161a" } })
    .png()
    .toBuffer();
  const boundary = "matrix-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

function uploadOfSound() {
  return { body: musicFile({ seconds: 6 }), headers: { "content-type": "application/octet-stream" } };
}
