import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  MUSIC_MIN_SECONDS,
  SOUND_MAX_BYTES,
  SOUND_MAX_SECONDS,
  SPEECH_MIN_SECONDS,
  VIDEO_NAME_MAX,
} from "@sahne/contract/limits";
import type { Sound, SoundKind } from "@sahne/contract/studio/sounds";
import { lookIntoSound, type SoundFacts } from "@sahne/engine/sound-file";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { assertRoomFor } from "#features/images/storage-room.ts";
import { jobs } from "#jobs.ts";
import { sounds } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { findSameSound, hideSound, listSounds, type SoundRow } from "./sounds.repo.ts";

const HOUR_SECONDS = 3600;

const FILES = { mp3: "mp3", wav: "wav", mov: "m4a" };
const RECORDED = { ...FILES, matroska: "weba", ogg: "ogg" };
/** How a file of each kind of content ends; what is not here is not taken. */
const ENDINGS: Readonly<Record<SoundKind, Readonly<Record<string, string>>>> = {
  music: FILES,
  // As browsers record it, too.
  speech: RECORDED,
  recording: RECORDED,
};
const MIN_SECONDS: Readonly<Record<SoundKind, number>> = {
  music: MUSIC_MIN_SECONDS,
  speech: SPEECH_MIN_SECONDS,
  recording: SPEECH_MIN_SECONDS,
};

type Given = { kind: SoundKind; name: string };

/** Takes a file in, looks into it in a process of its own and keeps it as it is. The same file sent twice is one. */
export async function addSound(context: Context, userId: string, given: Given, body: Readable): Promise<Sound> {
  const { imagesPerHour } = context.config.limits;
  await takeToken(context.db, { name: "sound", burst: imagesPerHour, perSeconds: HOUR_SECONDS }, userId);
  return inWorkFolder(context, "sound-", async (folder) => {
    const path = join(folder, "sound");
    const { bytes, sha256 } = await receive(body, path);
    const known = await findSameSound(context.db, { userId, kind: given.kind, sha256 });
    if (known) return presentOne(context, known);
    const { seconds, ending } = await inTurn(() => check(context, path, given.kind));
    await assertRoomFor(context, context.db, userId, bytes);
    const now = context.clock.now();
    const id = newId(now);
    const mediaKey = `sounds/${userId}/${id}.${ending}`;
    await context.media.adopt(mediaKey, path);
    const label = labelOf(given.name);
    const stored = { id, userId, kind: given.kind, label, mediaKey, seconds, bytes, sha256 };
    const [row] = await context.db
      .insert(sounds)
      .values({ ...stored, rightsConfirmedAt: now, createdAt: now })
      .returning();
    if (!row) throw new Error("The database answered an insert with no row.");
    return presentOne(context, row);
  });
}

export async function soundsOf(context: Context, userId: string, kind: SoundKind): Promise<Sound[]> {
  return present(context, userId, await listSounds(context.db, userId, kind));
}

/** Hidden at once; a job removes the file when nothing needs it any more. */
export async function deleteSound(context: Context, userId: string, soundId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await hideSound(tx, userId, soundId, context.clock.now()))) throw new AppError("sound_not_found");
    await context.queue.enqueue(tx, jobs.purgeSound, { soundId });
  });
}

/** To a file, not to memory: many may come at once. */
async function receive(body: Readable, path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* bounded(): AsyncGenerator<Buffer> {
    // Left open when it is too long: its sender has still to be told so, over the same connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > SOUND_MAX_BYTES) throw new AppError("sound_too_large");
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(bounded, createWriteStream(path));
  return { bytes, sha256: hash.digest("hex") };
}

let last: Promise<unknown> = Promise.resolve();

/** One process of sounds at a time: many that came at once must not take the machine from the films. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

async function check(context: Context, path: string, kind: SoundKind): Promise<{ seconds: number; ending: string }> {
  const limits = { childPath: context.soundChildPath, maxSeconds: SOUND_MAX_SECONDS };
  const facts: SoundFacts | null = await lookIntoSound(path, limits);
  const ending = facts && ENDINGS[kind][facts.format];
  if (!facts || ending === undefined || ending === null) throw new AppError("sound_unreadable");
  if (facts.seconds > SOUND_MAX_SECONDS) throw new AppError("sound_too_long");
  if (facts.seconds < MIN_SECONDS[kind]) throw new AppError("sound_too_short");
  if (facts.isSilent) throw new AppError("sound_silent");
  return { seconds: facts.seconds, ending };
}

async function presentOne(context: Context, row: SoundRow): Promise<Sound> {
  const [sound] = await present(context, row.userId, [row]);
  if (!sound) throw new AppError("sound_not_found");
  return sound;
}

async function present(context: Context, userId: string, rows: readonly SoundRow[]): Promise<Sound[]> {
  const user = await findUserById(context.db, userId);
  const epoch = user?.mediaEpoch ?? 0;
  const now = context.clock.now();
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind as SoundKind,
    name: row.label,
    seconds: row.seconds,
    bytes: row.bytes,
    url: context.mediaLinks.link({ key: row.mediaKey, userId, epoch }, now),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The file's own name without its ending and without anything that is not for reading. */
function labelOf(name: string): string {
  const text = name
    .normalize("NFC")
    .replace(/\.[^.]{1,5}$/, "")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return Array.from(text).slice(0, VIDEO_NAME_MAX).join("").trim() || "sound";
}
