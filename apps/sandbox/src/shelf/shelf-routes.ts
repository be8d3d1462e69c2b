import { createHash, randomBytes } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { headerOf, jsonBody, takeBytes } from "#http.ts";
import { Refusal } from "#refusal.ts";
import { uploadFolder, type World } from "#world.ts";

const words = z.strictObject({ name: z.string().min(1).max(60), about: z.string(), isOpen: z.boolean() });
const filmSchema = words.extend({
  id: z.string(),
  shelf: z.string(),
  bytes: z.int(),
  /** Null while it is still being taken. */
  arrivedAt: z.number().nullable(),
  kept: z.int(),
  requests: z.int(),
});
type Film = z.output<typeof filmSchema>;

const IS_KEY = /^sandbox-shelf-(\w+)$/;

/**
 * A place for films that is nobody's product and as unlike YouTube as can be: a key instead of a grant, no days, no playlists, no
 * hours. It is here so that publishing can be shown to know no target by name.
 */
export function shelfRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);
  const films = world.store.collection("shelf-films", filmSchema);

  scope.post("/films", async (request, reply) => {
    const shelf = shelfOf(request);
    const sent = words.extend({ bytes: z.int().min(1) }).safeParse(jsonBody(request));
    if (!sent.success) throw refusal(422, "bad_words");
    world.ledger.count("shelf.films.begin");
    const id = randomBytes(9).toString("base64url");
    films.set(id, { ...sent.data, id, shelf, arrivedAt: null, kept: 0, requests: 0 });
    return reply.code(201).send({ id });
  });

  scope.get("/films", async (request) => {
    const shelf = shelfOf(request);
    const there = films.values().filter((film) => film.shelf === shelf && film.arrivedAt !== null);
    return { films: there.toReversed().map((film) => present(world, film)) };
  });

  scope.get("/films/:id", async (request) => present(world, ownFilm(request)));

  scope.put("/films/:id", async (request) => {
    const film = ownFilm(request);
    const sent = words.safeParse(jsonBody(request));
    if (!sent.success) throw refusal(422, "bad_words");
    world.ledger.count("shelf.films.change");
    return present(world, films.set(film.id, { ...film, ...sent.data }));
  });

  /** The next bytes; whoever is not where the shelf is, is told where it is. */
  scope.put("/films/:id/bytes", async (request, reply) => {
    const film = ownFilm(request);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (Number(headerOf(request, "x-from")) !== film.kept) return reply.code(409).send(present(world, film));
    await mkdir(uploadFolder(world), { recursive: true });
    await appendFile(fileOf(film.id), body);
    const kept = film.kept + body.length;
    const isWhole = kept === film.bytes;
    const arrivedAt = isWhole ? world.clock.now().getTime() : null;
    const after = films.set(film.id, { ...film, kept, arrivedAt, requests: film.requests + 1 });
    if (isWhole) await enter(after);
    return present(world, after);
  });

  function ownFilm(request: FastifyRequest): Film {
    const shelf = shelfOf(request);
    const film = films.get((request.params as { id: string }).id);
    if (film?.shelf !== shelf) throw refusal(404, "no_film");
    return film;
  }

  async function enter(film: Film): Promise<void> {
    const sha256 = createHash("sha256")
      .update(await readFile(fileOf(film.id)))
      .digest("hex");
    world.ledger.receive({
      at: world.clock.now().toISOString(),
      videoId: film.id,
      channelId: film.shelf,
      title: film.name,
      privacyStatus: film.isOpen ? "public" : "private",
      uploadType: "resumable",
      bytes: film.bytes,
      sha256,
      bytesOnWire: film.kept,
      requests: film.requests,
    });
  }

  function fileOf(id: string): string {
    return join(uploadFolder(world), `shelf-${id}`);
  }
}

function shelfOf(request: FastifyRequest): string {
  const shelf = IS_KEY.exec(headerOf(request, "x-shelf-key") ?? "")?.[1];
  if (shelf === undefined) throw refusal(401, "no_key");
  return shelf;
}

/** One more look every hour. */
function present(world: World, { shelf: _shelf, requests: _requests, ...film }: Film): object {
  const hours = film.arrivedAt === null ? 0 : (world.clock.now().getTime() - film.arrivedAt) / 3_600_000;
  return { ...film, looks: Math.floor(hours) };
}

function refusal(status: number, word: string): Refusal {
  return new Refusal(status, { word });
}
