import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { loadThings } from "@sahne/engine/child/film-assets";
import { ENGINE_VERSION } from "@sahne/engine/version";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";

const pack = promisify(gzip);

/** What the studio's preview loads of the renderer: name, where it lies, its type. */
const FILES: Readonly<Record<string, { folder: "dist" | "fonts"; type: string }>> = {
  "kernel.wasm": { folder: "dist", type: "application/wasm" },
  "lexicon.json": { folder: "dist", type: "application/json" },
  "atlas.json": { folder: "dist", type: "application/json" },
  "montserrat-extra-bold.ttf": { folder: "fonts", type: "font/ttf" },
  "anton-regular.ttf": { folder: "fonts", type: "font/ttf" },
  "playfair-display-bold-italic.ttf": { folder: "fonts", type: "font/ttf" },
  "space-grotesk-bold.ttf": { folder: "fonts", type: "font/ttf" },
};
const FOREVER = "public, max-age=31536000, immutable";
const KEY_LETTERS = 16;

/**
 * The renderer's own files for whoever previews a film in the browser. Their address carries a key of what they are, so a
 * browser keeps them until the next version. Nothing of any user is among them.
 */
export function engineAssetRoutes(app: FastifyInstance, context: Context): void {
  const dist = dirname(context.renderChildPath);
  const folders = { dist, fonts: join(dist, "../fonts") };
  const packed = new Map<string, Promise<{ plain: Buffer; small: Buffer }>>();

  /** Read and packed once: all of them together are two megabytes. */
  function load(name: string): Promise<{ plain: Buffer; small: Buffer }> {
    const file = FILES[name];
    if (!file) throw new AppError("not_found");
    const known = packed.get(name);
    if (known) return known;
    const loading = readFile(join(folders[file.folder], name)).then(async (plain) => ({
      plain,
      small: await pack(plain),
    }));
    packed.set(name, loading);
    loading.catch(() => packed.delete(name));
    return loading;
  }

  app.get("/studio-assets/index.json", { schema: { hide: true } }, async (_request, reply) => {
    const parts = await Promise.all(["kernel.wasm", "lexicon.json"].map(load));
    const hash = createHash("sha256").update(ENGINE_VERSION);
    for (const { plain } of parts) hash.update(plain);
    hash.update(await readFile(join(dist, "assets.key")));
    return reply.header("cache-control", "no-cache").send({ key: hash.digest("hex").slice(0, KEY_LETTERS) });
  });

  app.get<{ Params: { name: string } }>(
    "/studio-assets/:key/:name",
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const { name } = params;
      if (!Object.hasOwn(FILES, name)) throw new AppError("not_found");
      const { plain, small } = await load(name);
      const isPacked = String(headers["accept-encoding"]).includes("gzip");
      if (isPacked) reply.header("content-encoding", "gzip");
      return keep(reply, FILES[name]?.type ?? "").send(isPacked ? small : plain);
    },
  );

  app.get<{ Params: { file: string } }>(
    "/studio-assets/:key/things/:file",
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const slug = /^([a-z0-9][a-z0-9-]{0,79})\.svg$/.exec(params.file)?.[1];
      const drawing = slug === undefined ? undefined : (await loadThings(dist, [slug])).get(slug);
      if (drawing === undefined) throw new AppError("not_found");
      // A drawing is a picture and nothing else, even where it is opened as a page.
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return keep(reply, "image/svg+xml").send(drawing);
    },
  );

  app.get("/studio-assets/:key/scripts.json", { schema: { hide: true } }, async (_request, reply) =>
    keep(reply, "application/json").send((await readScripts(folders.fonts)).head),
  );

  app.get<{ Params: { at: string } }>(
    "/studio-assets/:key/scripts/:at",
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const { head, start } = await readScripts(folders.fonts);
      const pieces = JSON.parse(head.toString("utf8")) as { at: number; length: number }[];
      const piece = pieces.find(({ at }) => String(at) === params.at);
      if (!piece) throw new AppError("not_found");
      return keep(reply, "font/woff2").send(await readBytes(folders.fonts, start + piece.at, piece.length));
    },
  );
}

/** The letters of other scripts, in pieces: where each lies and what it has. */
async function readScripts(folder: string): Promise<{ head: Buffer; start: number }> {
  const length = (await readBytes(folder, 0, 4)).readUInt32LE(0);
  return { head: await readBytes(folder, 4, length), start: 4 + length };
}

async function readBytes(folder: string, position: number, length: number): Promise<Buffer> {
  const file = await open(join(folder, "noto-scripts.pack"));
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer;
  } finally {
    await file.close();
  }
}

function keep(reply: FastifyReply, type: string): FastifyReply {
  return reply.header("cache-control", FOREVER).header("vary", "accept-encoding").type(type);
}
