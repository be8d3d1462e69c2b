import { z } from "zod";
import type { Context } from "#context.ts";
import { requireConnection } from "#features/channels/connected-channel.ts";
import { connections } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callProvider, errorOf, parseJson, readText, sendToProvider } from "#providers/http-client.ts";
import type { OfChannel, PublishTarget, UploadProgress } from "#providers/publish-target.ts";

const NAME = "shelf";
const PREFIX = `${NAME}:`;

const filmReply = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  isOpen: z.boolean(),
  bytes: z.int(),
  kept: z.int(),
  arrivedAt: z.number().nullable(),
  looks: z.int(),
});
type ShelfFilm = z.output<typeof filmReply>;

/** The sandbox's shelf, spoken to as the smallest target there can be: no grants, no days, no playlists, no hours. */
export const shelfTarget: PublishTarget<Context> = {
  origin: () => NAME,
  rights: (scopes) => {
    const canUpload = scopes.includes("put");
    return { canUpload, canRead: true, canSeeAnalytics: false, canChange: canUpload };
  },
  withoutRight: (scopes) => scopes.filter((scope) => scope !== "put"),
  watchUrl: ({ sandboxUrl }, videoId) => `${sandboxUrl}/shelf/films/${bare(videoId)}`,
  judge: (error) => (error.kind === "rejected" ? { kind: "refused", code: "youtube_rejected" } : { kind: "again" }),

  async start(context, channel, metadata, totalBytes) {
    const body = { ...wordsOf(metadata), bytes: totalBytes };
    const { id } = await call(context, channel, { method: "POST", path: "/films", body }, z.object({ id: z.string() }));
    return id;
  },
  async send(context, channel, session, { bytes, start, signal }) {
    const url = `${context.sandboxUrl}/shelf/films/${session}/bytes`;
    const headers = { ...(await keyOf(context, channel)), "x-from": String(start), "content-type": "video/mp4" };
    const request = { provider: NAME, method: "PUT" as const, url, headers, body: bytes, signal };
    const response = await sendToProvider(request);
    const text = await readText(NAME, response);
    if (response.status === 404) return { kind: "gone" };
    if (!response.ok && response.status !== 409) throw errorOf(NAME, response, text);
    return progressOf(filmReply.parse(parseJson(text)));
  },
  ask: async (context, channel, session) => progressOf(await film(context, channel, session)),
  async verify(context, channel, videoId) {
    const found = await film(context, channel, videoId);
    return {
      id: videoId,
      channelId: channel.channelId,
      publishedAt: new Date(found.arrivedAt ?? 0),
      uploadStatus: "processed",
      reason: null,
      privacyStatus: found.isOpen ? "public" : "private",
      publishAt: null,
      isDisclosed: null,
    };
  },
  async recent(context, channel) {
    const films = await list(context, channel);
    return films.map(({ id, name, arrivedAt }) => ({
      id: `${PREFIX}${id}`,
      title: name,
      publishedAt: new Date(arrivedAt ?? 0),
    }));
  },
  async files(context, channel, videoIds) {
    const films = await list(context, channel);
    const asked = films.filter(({ id }) => videoIds.includes(`${PREFIX}${id}`));
    return asked.map(({ id, bytes }) => ({ id: `${PREFIX}${id}`, bytes, seconds: null }));
  },

  change: {
    read: async (context, channel, videoId) => describe(channel, await film(context, channel, videoId)),
    async write(context, channel, { id, details }, changes) {
      const body = wordsOf({ ...details, ...changes });
      const request = { method: "PUT" as const, path: `/films/${bare(id)}`, body };
      return describe(channel, await call(context, channel, request, filmReply));
    },
    playlists: async () => [],
    putIntoPlaylist: async () => undefined,
    takeOutOfPlaylist: async () => undefined,
    putCaptions: async () => undefined,
    putThumbnail: async () => undefined,
  },
  statistics: {
    days: async () => null,
    async numbers(context, channel, videoIds) {
      const films = await Promise.all(videoIds.map((id) => film(context, channel, id)));
      return films.map(({ id, looks }) => ({ id: `${PREFIX}${id}`, views: looks, likes: null, comments: null }));
    },
    report: async () => null,
  },
  limits: {
    batch: 10,
    keepsHours: () => false,
    day: (now) => now.toISOString().slice(0, 10),
    dayEnds: (now) => new Date(now.getTime() + 86_400_000),
    takeUpload: async () => "taken",
    isUsedUp: async () => false,
    takeQuestion: async () => true,
    markUsedUp: async () => undefined,
  },
};

/** Connecting is each target's own business; a shelf is connected by its key. */
export async function connectShelf(context: Context, userId: string, shelf: string): Promise<string> {
  const now = context.clock.now();
  const channelId = `${PREFIX}${shelf}`;
  const sealed = context.secrets.seal("google-token", `users/${userId}/refresh`, `sandbox-shelf-${shelf}`);
  await context.db.insert(connections).values({
    id: newId(now),
    userId,
    origin: NAME,
    channelId,
    channelTitle: shelf,
    scopes: ["put"],
    refreshTokenSealed: sealed,
    accessTokenSealed: sealed,
    accessExpiresAt: now,
    connectedAt: now,
    updatedAt: now,
  });
  return channelId;
}

function wordsOf({ title, description, privacyStatus }: { title: string; description: string; privacyStatus: string }) {
  return { name: title, about: description, isOpen: privacyStatus === "public" };
}

function describe({ channelId }: OfChannel, { id, name, about, isOpen }: ShelfFilm) {
  const privacyStatus = isOpen ? ("public" as const) : ("private" as const);
  const said = { title: name, description: about, tags: [], privacyStatus, categoryId: "", madeForKids: false };
  return { id: `${PREFIX}${id}`, channelId, details: { ...said, publishAt: null }, parts: null };
}

function progressOf({ id, bytes, kept }: ShelfFilm): UploadProgress {
  if (kept < bytes) return { kind: "incomplete", confirmedBytes: kept };
  return { kind: "complete", videoId: `${PREFIX}${id}` };
}

async function film(context: Context, channel: OfChannel, id: string): Promise<ShelfFilm> {
  return call(context, channel, { method: "GET", path: `/films/${bare(id)}` }, filmReply);
}

async function list(context: Context, channel: OfChannel): Promise<ShelfFilm[]> {
  const reply = z.object({ films: z.array(filmReply) });
  return (await call(context, channel, { method: "GET", path: "/films" }, reply)).films;
}

async function call<Reply extends z.ZodType>(
  context: Context,
  channel: OfChannel,
  { method, path, body }: { method: "GET" | "POST" | "PUT"; path: string; body?: unknown },
  reply: Reply,
): Promise<z.output<Reply>> {
  const url = `${context.sandboxUrl}/shelf${path}`;
  const key = await keyOf(context, channel);
  if (body === undefined) return callProvider({ provider: NAME, method, url, headers: key }, reply);
  const headers = { ...key, "content-type": "application/json" };
  return callProvider({ provider: NAME, method, url, headers, body: JSON.stringify(body) }, reply);
}

async function keyOf(context: Context, channel: OfChannel): Promise<Record<string, string>> {
  const { userId, refreshTokenSealed } = await requireConnection(context, channel);
  return { "x-shelf-key": context.secrets.open("google-token", `users/${userId}/refresh`, refreshTokenSealed) };
}

function bare(id: string): string {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}
