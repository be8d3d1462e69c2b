import { eq } from "drizzle-orm";
import sharp from "sharp";
import { sessions, uploads } from "#platform/db/schema.ts";
import { callApi } from "#test/api.ts";
import { newId } from "#platform/ids.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import type { World } from "#test/matrix-world.ts";
import { connectChannel, giveConsent } from "#test/sandbox-consent.ts";

/** What the owner sends; `userId` in a path is filled in by itself. */
export type MatrixRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type MatrixRow = {
  access: "public" | "session";
  /**
   * What another user gets for the owner's request: `not_found`, or `own` where the route knows no ids and answers
   * everybody with their own. Taken from the path when left out.
   */
  other?: "not_found" | "own";
  /** The answer does not end by itself. */
  isStream?: boolean;
  request(world: World): Promise<MatrixRequest>;
};

type Prepare = (world: World) => Promise<MatrixRequest> | MatrixRequest;
type RowOptions = Omit<MatrixRow, "access" | "request">;

function session(prepare: Prepare = () => ({}), options: RowOptions = {}): MatrixRow {
  return { access: "session", ...options, request: async (world) => prepare(world) };
}

function open(prepare: Prepare = () => ({})): MatrixRow {
  return { access: "public", request: async (world) => prepare(world) };
}

/**
 * A row per mounted route: what its owner sends to get a 2xx. To add a route, add its id here; the test beside
 * `http-app.ts` does the rest (no token, a forged one, another user's, a deleted user's, the owner's).
 */
export const routeMatrix: Record<string, MatrixRow> = {
  // documentation, health, files
  "GET /docs": open(),
  "GET /docs/docs.css": open(),
  "GET /docs/openapi.json": open(),
  health: open(),
  figures: open(),
  media: open(async ({ product: { context }, owner, video }) => {
    const key = `videos/${owner.id}/${await video()}.mp4`;
    const link = context.mediaLinks.link({ key, userId: owner.id, epoch: 0 }, context.clock.now());
    return {
      params: { "*": key },
      query: Object.fromEntries(new URL(link, context.config.publicUrl).searchParams),
    };
  }),

  // accounts
  login: open(({ owner }) => ({ body: { username: owner.username, password: "gizli-sifre" } })),
  register: open(() => ({
    body: { fullname: "Ada Yeni", username: "ada_yeni", email: "ada_yeni@example.com", password: "gizli-sifre" },
  })),
  logout: session(),
  forgotPassword: open(({ email }) => ({ body: { email } })),
  resetPassword: open(async ({ product, email }) => {
    await callApi(product, "POST", "/api/password/forgot", { body: { email } });
    const [mail] = await mailsTo(product, email);
    return { body: { token: tokenIn(mail, "/auth/reset-password"), password: "yeni-sifre" } };
  }),
  changePassword: session(() => ({ body: { currentPassword: "gizli-sifre", password: "yeni-sifre" } })),
  listSessions: session(),
  endOtherSessions: session(),
  endSession: session(async ({ product: { context }, owner }) => {
    const [row] = await context.db.select().from(sessions).where(eq(sessions.userId, owner.id));
    return { params: { sessionId: row?.id ?? "" } };
  }),
  listSecurityEvents: session(),

  // profile
  getProfile: session(async ({ video }) => {
    await video();
    return {};
  }),
  updateProfile: session(({ owner, email, canary }) => ({
    body: { fullname: canary, username: owner.username, email },
  })),
  updatePreferences: session(() => ({ body: { theme: "light" } })),
  undoEmail: open(async (world) => {
    await moveTo(world, "new@example.net");
    const [mail] = await mailsTo(world.product, world.email);
    return { body: { token: tokenIn(mail, "/email/undo") } };
  }),
  confirmEmail: open(async (world) => {
    await moveTo(world, "new@example.net");
    const [mail] = await mailsTo(world.product, "new@example.net");
    return { body: { token: tokenIn(mail, "/email/confirm") } };
  }),
  resendConfirmation: session(async (world) => {
    await moveTo(world, "new@example.net");
    return {};
  }),
  revealKey: session(async (world) => {
    await saveKey(world);
    return { params: { service: "gemini" }, body: { password: "gizli-sifre" } };
  }),
  testKey: session(async (world) => {
    await saveKey(world);
    return { params: { service: "gemini" }, body: {} };
  }),

  // own data
  startExport: session(),
  getExport: session(),
  deleteAccount: session(({ owner }) => ({ body: { password: "gizli-sifre", confirm: owner.username } })),

  // mails, newsletter, contact
  listOutbox: open(),
  readOutbox: open(async ({ product, email }) => {
    await callApi(product, "POST", "/api/password/forgot", { body: { email } });
    const [mail] = await mailsTo(product, email);
    return { params: { mailId: mail?._id ?? "" } };
  }),
  subscribe: open(() => ({ body: { email: "okur@example.com" } })),
  confirmSubscription: open(async ({ product }) => {
    await callApi(product, "POST", "/api/newsletter", { body: { email: "okur@example.com" } });
    const [mail] = await mailsTo(product, "okur@example.com");
    return { body: { token: tokenIn(mail, "/newsletter/confirm") } };
  }),
  unsubscribe: open(async ({ product }) => {
    await callApi(product, "POST", "/api/newsletter", { body: { email: "okur@example.com" } });
    const [mail] = await mailsTo(product, "okur@example.com");
    return { body: { token: tokenIn(mail, "/newsletter/unsubscribe") } };
  }),
  contact: open(() => ({ body: { name: "Ada", email: "ada@example.com", message: "Merhaba" } })),

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

  // channel
  youtubeTokenCheck: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
    return {};
  }),
  youtubeAuth: session(),
  youtubeCallback: session(
    async ({ product, owner }) => {
      const { body } = await callApi(product, "GET", "/api/youtube/auth", { token: owner.token });
      const { code, state } = await giveConsent(String(body["authUrl"]));
      return { query: { code, state } };
    },
    { other: "own" },
  ),
  youtubeDisconnect: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
    return {};
  }),
  publishVideo: session(
    async ({ product, owner, other, video }) => {
      await connectChannel(product, owner);
      // Else the missing channel would be the answer, and nothing would be known about the video.
      await connectChannel(product, other);
      return { body: { videoId: await video(), title: "Film" } };
    },
    { other: "not_found" },
  ),
  getUpload: session(async (world) => ({ params: { videoId: await addUpload(world) } })),
  cancelUpload: session(async (world) => ({ params: { videoId: await addUpload(world) } })),
  uploadCandidates: session(async (world) => {
    await connectChannel(world.product, world.owner);
    return { params: { videoId: await addUpload(world, UNDECIDED) } };
  }),
  decideUpload: session(async (world) => ({
    params: { videoId: await addUpload(world, UNDECIDED) },
    body: { decision: "give_up" },
  })),
  getPublishProfile: session(),
  putPublishProfile: session(({ canary }) => ({ body: { description: canary } })),
  statistics: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
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

async function moveTo({ product, owner }: World, email: string): Promise<void> {
  const body = { fullname: "Ada", username: owner.username, email };
  await callApi(product, "PUT", `/api/users/${owner.id}/profile`, { token: owner.token, body });
}

async function saveKey({ product, owner, email, canary }: World): Promise<void> {
  const body = { fullname: canary, username: owner.username, email, geminiApiKey: `sandbox-${canary}` };
  await callApi(product, "PUT", `/api/users/${owner.id}/profile`, { token: owner.token, body });
}

const UNDECIDED = { status: "needs_attention", errorCode: "youtube_outcome_unknown", lastChunkSent: true };

/** A publication of the owner that waits for its turn, or as told. */
async function addUpload(world: World, state: Partial<typeof uploads.$inferInsert> = {}): Promise<string> {
  const { product, owner, canary } = world;
  const now = product.context.clock.now();
  const videoId = await world.video();
  await product.context.db.insert(uploads).values({
    id: newId(now),
    userId: owner.id,
    videoId,
    channelId: "UCsbx0000000000000000001",
    title: canary,
    description: canary,
    tags: [],
    privacyStatus: "public",
    status: "queued",
    totalBytes: 1000,
    createdAt: now,
    updatedAt: now,
    ...state,
  });
  return videoId;
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
