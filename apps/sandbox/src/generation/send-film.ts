import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serveFile } from "#serve-file.ts";
import type { World } from "#world.ts";
import type { Task } from "./tasks.ts";

const DRIP_PAUSE_MS = 1000;

/** The film of a finished task, or one of the ways in which a download goes wrong. */
export async function sendFilm(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  task: Task,
): Promise<FastifyReply> {
  world.ledger.count(`${task.vendor}.download`);
  if (task.faults.includes("file-404")) return reply.code(404).type("text/plain").send("Not Found");
  if (task.faults.includes("file-type")) return reply.type("text/html").send("<!doctype html><p>Please sign in.</p>");
  const path = await world.films.make(task);
  if (task.faults.includes("file-short")) return sendShort(reply, path);
  if (task.faults.includes("file-drip")) return reply.type("video/mp4").send(Readable.from(dripping(path)));
  if (task.faults.includes("file-cut")) return reply.type("video/mp4").send(await firstHalf(path));
  if (task.faults.includes("file-cut-open")) {
    return reply.type("video/mp4").send(Readable.from([await firstHalf(path)]));
  }
  if (task.faults.includes("file-no-ftyp")) return reply.type("video/mp4").send(await withoutBrand(path));
  return serveFile(request, reply, path, "video/mp4");
}

/** Half of the film, with the length of that half or with none: nothing on the line tells that the rest is missing. */
async function firstHalf(path: string): Promise<Buffer> {
  const film = await readFile(path);
  return film.subarray(0, Math.floor(film.length / 2));
}

/** The same film without its brand: an empty box stands in its place, so that every position in the index holds. */
async function withoutBrand(path: string): Promise<Buffer> {
  const film = await readFile(path);
  film.write("free", 4, "latin1");
  return film;
}

/** Promises the whole film, sends half of it and hangs up. */
async function sendShort(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const { size } = await stat(path);
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "video/mp4", "content-length": size });
  createReadStream(path, { end: Math.floor(size / 2) })
    .on("data", (piece) => reply.raw.write(piece))
    .on("end", () => setTimeout(() => reply.raw.destroy(), 50));
  return reply;
}

async function* dripping(path: string): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(path, { highWaterMark: 1 }) as AsyncIterable<Buffer>) {
    yield piece;
    await wait(DRIP_PAUSE_MS);
  }
}
