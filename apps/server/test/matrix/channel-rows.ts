import type { ChannelValues } from "@sahne/contract/publishing/channel-changes";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { approvalLinks, uploads } from "#platform/db/schema.ts";
import { newId, sha256 } from "#platform/ids.ts";
import { callApi } from "#test/api.ts";
import type { World } from "./matrix-world.ts";
import { connectChannel, giveConsent } from "#test/vendors/sandbox-consent.ts";
import { giveChangeRight, mainChannel, makeFilm, publishFilm, settleUpload } from "#test/published-films.ts";
import { session, type MatrixRow } from "./row.ts";

const SHOWN: ChannelValues = {
  title: "Gün batımı",
  description: "",
  tags: [],
  privacyStatus: "private",
  categoryId: "22",
  madeForKids: false,
  publishAt: null,
};
const UNDECIDED = { status: "needs_attention", errorCode: "youtube_outcome_unknown", lastChunkSent: true };

export const channelRows: Record<string, MatrixRow> = {
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
  listSlots: session(),
  saveSlots: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
    return { params: { channelId: mainChannel(owner).channelId }, body: { times: [{ weekday: 1, time: "18:00" }] } };
  }),
  reorderQueue: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
    const { channelId } = mainChannel(owner);
    const hours = [DAY_MS, 2 * DAY_MS].map((ahead) => new Date(product.clock.now().getTime() + ahead).toISOString());
    const moves = [];
    for (const [index, from] of hours.entries()) {
      const { id } = await makeFilm(product, owner, 1000);
      await publishFilm(product, owner, id, { publishAt: from, title: id, privacyStatus: "private" });
      moves.push({ videoId: id, from, to: hours[1 - index] });
    }
    return { params: { channelId }, body: { moves } };
  }),
  listChannels: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
    return {};
  }),
  makeDefaultChannel: session(
    async ({ product, owner }) => {
      await connectChannel(product, owner);
      return { params: { channelId: "UCsbx0000000000000000001" } };
    },
    { other: "not_found" },
  ),
  openApproval: session(async ({ product, owner, video }) => {
    const { context } = product;
    const now = context.clock.now();
    const link = { userId: owner.id, videoId: await video(), channelId: mainChannel(owner).channelId, createdAt: now };
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    await context.db.insert(approvalLinks).values({ ...link, tokenHash: sha256("mailed"), expiresAt });
    return { body: { token: "mailed" } };
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
  approveUpload: session(async (world) => ({
    params: { videoId: await addUpload(world, { status: "awaiting_approval" }) },
  })),
  moveUpload: session(async (world) => {
    const publishAt = new Date(world.product.context.clock.now().getTime() + HOUR_MS);
    const planned = { status: "planned", publishBy: "sahne", publishAt };
    return { params: { videoId: await addUpload(world, planned) }, body: { publishAt: publishAt.toISOString() } };
  }),
  listPlannedUploads: session(),
  uploadCandidates: session(async (world) => {
    await connectChannel(world.product, world.owner);
    return { params: { videoId: await addUpload(world, UNDECIDED) } };
  }),
  decideUpload: session(async (world) => ({
    params: { videoId: await addUpload(world, UNDECIDED) },
    body: { decision: "give_up" },
  })),
  uploadOnChannel: session(async (world) => ({ params: { videoId: await addPublished(world) } })),
  listPlaylists: session(async ({ product, owner, other }) => {
    await connectChannel(product, owner);
    await connectChannel(product, other);
    return {};
  }),
  changeUpload: session(async (world) => ({
    params: { videoId: await addPublished(world) },
    body: { changes: { title: "Film" }, base: SHOWN },
  })),
  dropUploadChange: session(async (world) => {
    const change = { changeId: "c", changeStatus: "failed", change: { wish: {}, base: SHOWN, refusedFields: [] } };
    return { params: { videoId: await addUpload(world, change) } };
  }),
  getPublishProfile: session(),
  putPublishProfile: session(({ canary }) => ({ body: { description: canary } })),
  videoDays: session(async (world) => {
    await connectChannel(world.product, world.owner);
    return { params: { videoId: await addPublished(world) } };
  }),
  statistics: session(async ({ product, owner }) => {
    await connectChannel(product, owner);
    return {};
  }),
};

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

/** One that lies on the owner's channel, which may be changed from here. */
async function addPublished(world: World): Promise<string> {
  const { product, owner, canary } = world;
  await connectChannel(product, owner);
  await giveChangeRight(product, owner);
  // A real one: the channel takes no other.
  const { id: videoId } = await makeFilm(product, owner, 1000);
  await publishFilm(product, owner, videoId, { privacyStatus: "private", description: canary });
  await settleUpload(product, owner, videoId);
  return videoId;
}
