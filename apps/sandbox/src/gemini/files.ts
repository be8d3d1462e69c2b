import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFilm } from "#generation/send-film.ts";
import { isResultSpoiled, phaseOf, tasksOf, type Task } from "#generation/tasks.ts";
import { baseUrl } from "#http.ts";
import type { World } from "#world.ts";
import { geminiRefusal } from "./gemini-refusal.ts";

const KEPT_MS = 48 * 3_600_000;
const PUBLIC_BASE = "https://generativelanguage.googleapis.com/v1beta";

/** Lower-case letters and digits only: official clients cut the id out of the address with exactly that pattern. */
export function newFileId(world: World): string {
  const letters = randomBytes(10).toString("hex");
  return world.settings.current().dashedFileIds ? `sbx-${letters.slice(0, 8)}-${letters.slice(8)}` : `sbx${letters}`;
}

/** The vendor's own host, as in real answers: a client must take the id and ask its configured base. */
export function fileUri(fileId: string): string {
  return `${PUBLIC_BASE}/files/${fileId}:download?alt=media`;
}

export function describeFile(world: World, fileId: string, key: string): Record<string, unknown> {
  const task = requireFile(world, fileId, key);
  const created = new Date(task.readyAt).toISOString();
  return {
    name: `files/${fileId}`,
    mimeType: "video/mp4",
    createTime: created,
    updateTime: created,
    expirationTime: new Date(task.readyAt + KEPT_MS).toISOString(),
    uri: `${PUBLIC_BASE}/files/${fileId}`,
    downloadUri: fileUri(fileId),
    state: isActive(world, task) ? "ACTIVE" : "PROCESSING",
    source: "GENERATED",
  };
}

export async function downloadFile(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { fileId, key, hops }: { fileId: string; key: string; hops: number },
): Promise<FastifyReply> {
  const task = requireFile(world, fileId, key);
  if (!isActive(world, task)) {
    throw geminiRefusal(
      400,
      "FAILED_PRECONDITION",
      `The File ${fileId} is not in an ACTIVE state and usage is not allowed.`,
    );
  }
  if (hops === 0 && isResultSpoiled(world, task)) throw noAccess(fileId);
  if (hops < world.settings.current().fileRedirects) {
    // As Google does: the bytes come from an address of its own, which wants the key again.
    const next = `/gemini/download/v1beta/files/${fileId}:download?alt=media&hop=${hops + 1}`;
    return reply.redirect(`${baseUrl(request)}${next}`, 302);
  }
  return sendFilm(world, request, reply, task);
}

/** Somebody else's file and an expired one look the same. */
function requireFile(world: World, fileId: string, key: string): Task {
  const task = tasksOf(world)
    .values()
    .find(({ details }) => details["fileId"] === fileId);
  const isExpired = task !== undefined && world.clock.now().getTime() > task.readyAt + KEPT_MS;
  if (!task || task.key !== key || isExpired || phaseOf(world, task) !== "done") throw noAccess(fileId);
  return task;
}

/** Omni's files are still being processed when the interaction is done; Veo's are ready with the operation. */
function isActive(world: World, task: Task): boolean {
  const extraMs = task.family === "interactions" ? world.settings.current().fileMs : 0;
  return world.clock.now().getTime() >= task.readyAt + extraMs;
}

function noAccess(fileId: string) {
  return geminiRefusal(
    403,
    "PERMISSION_DENIED",
    `You do not have permission to access the File ${fileId} or it may not exist.`,
  );
}
