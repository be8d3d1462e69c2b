import sharp from "sharp";
import { callApi } from "#test/api.ts";
import type { World } from "#test/matrix-world.ts";
import { open, session, type MatrixRow } from "./row.ts";

export const videoRows: Record<string, MatrixRow> = {
  // images
  uploadImage: session(uploadOfPicture, { other: "own" }),
  listImages: session(),
  deleteImage: session(async ({ product, owner }) => {
    const upload = await uploadOfPicture();
    const { body } = await callApi(product, "POST", "/upload", { token: owner.token, ...upload });
    return { params: { imageId: String(body["_id"]) } };
  }),

  // making videos
  getPresets: session(),
  createVideo: session(() => ({ body: { scenario: "scheduled", promptText: "bir kedi", keywords: "a" } })),
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
  // Nothing of it was ever paid for: that is told, whoever asks.
  fetchVideo: session(async ({ video }) => ({
    params: { videoId: await video({ status: "failed", errorCode: "render_failed" }) },
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
  deleteSchedule: session(async (world) => ({ params: { scheduleId: await plan(world) } })),
  listNotifications: session(),
  readNotifications: session(() => ({ body: {} })),
  clearNotifications: session(),
  overview: session(async ({ video }) => {
    await video();
    return {};
  }),
};

function inAnHour({ product }: World): string {
  return new Date(product.clock.now().getTime() + 3_600_000).toISOString();
}

async function waitingVideo({ video }: World): Promise<string> {
  return video({ scenario: "scheduled", status: "scheduled", mediaKey: null, bytes: null });
}

async function plan(world: World): Promise<string> {
  const url = `/api/videos/${await waitingVideo(world)}/schedule`;
  const body = { scheduledAt: inAnHour(world) };
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
