import { DRAFTS_MAX, DRAFT_VERSIONS_MAX } from "@sahne/contract/limits";
import type { CreateDraftBody, Draft, DraftContent, DraftLine, DraftVersion } from "@sahne/contract/studio/studio";
import { nameFromPrompt } from "@sahne/contract/videos/video-name";
import type { Context } from "#context.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import { contentOfVideo, finishOfClip } from "./content-of-video.ts";
import {
  countDrafts,
  findDraft,
  findVersion,
  insertDraft,
  insertVersion,
  listDrafts,
  listVersions,
  lockDraft,
  removeDraft,
  removeVersion,
  writeDraft,
  type DraftRow,
  type VersionRow,
} from "./studio.repo.ts";

/** Autosave waits between two saves: nobody who edits by hand comes near it. */
const SAVES = { name: "draft-save", burst: 600, perSeconds: 3600 };

export async function draftsOf(context: Context, userId: string): Promise<DraftLine[]> {
  const rows = await listDrafts(context.db, userId);
  return rows.map(({ id, createdAt, updatedAt, ...line }) => ({
    _id: id,
    ...line,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function createDraft(
  context: Context,
  userId: string,
  body: CreateDraftBody,
  idempotencyKey: string | undefined,
): Promise<Draft> {
  const keyed = { userId, key: idempotencyKey, route: "createDraft", body, now: context.clock.now() };
  const { id } = await onceByKey(context.db, keyed, async (tx) => {
    const { title, script, options = {}, imageIds = [], film = null } = body;
    const content = { title: title ?? nameFromPrompt(script), script, options, imageIds, film };
    return { id: await addDraft(context, tx, userId, content) };
  });
  return getDraft(context, userId, id);
}

/** The video stays as it is: what is edited is a copy of its scenes, or a film of which a vendor's clip is the first. */
export async function editVideo(context: Context, userId: string, videoId: string): Promise<Draft> {
  const id = await context.db.transaction(async (tx) => {
    const video = await findVideo(tx, userId, videoId);
    if (!video) throw new AppError("video_not_found");
    if (video.engine === "own" || video.status !== "completed") throw new AppError("video_not_editable");
    return addDraft(
      context,
      tx,
      userId,
      video.engine === "sahne" ? contentOfVideo(video) : finishOfClip(context, video),
    );
  });
  return getDraft(context, userId, id);
}

async function addDraft(context: Context, tx: Transaction, userId: string, content: DraftContent): Promise<string> {
  await takeToken(tx, SAVES, userId);
  if ((await countDrafts(tx, userId)) >= DRAFTS_MAX) throw new AppError("too_many_drafts");
  const now = context.clock.now();
  const { id } = await insertDraft(tx, { id: newId(now), userId, content, createdAt: now, updatedAt: now });
  return id;
}

export async function getDraft(context: Context, userId: string, draftId: string): Promise<Draft> {
  const row = await findDraft(context.db, userId, draftId);
  if (!row) throw new AppError("draft_not_found");
  return presentDraft(context.db, row);
}

/**
 * The later save wins. Where it was not made from what lies here, another tab has saved meanwhile: that state is kept as a
 * version first, and the caller is told.
 */
export async function saveDraft(
  context: Context,
  userId: string,
  draftId: string,
  { revision, content }: { revision: number; content: DraftContent },
): Promise<{ draft: Draft; replaced: DraftVersion | null }> {
  return context.db.transaction(async (tx) => {
    await takeToken(tx, SAVES, userId);
    const row = await lockDraft(tx, userId, draftId);
    if (!row) throw new AppError("draft_not_found");
    if (isSame(row.content, content)) return { draft: await presentDraft(tx, row), replaced: null };
    const replaced = row.revision === revision ? null : await keepVersion(context, tx, row, "other_tab");
    const saved = await writeDraft(tx, row, { content, updatedAt: context.clock.now() });
    return { draft: await presentDraft(tx, saved), replaced: replaced && presentVersion(replaced) };
  });
}

export async function keepTake(context: Context, userId: string, draftId: string): Promise<DraftVersion> {
  return context.db.transaction(async (tx) => {
    await takeToken(tx, SAVES, userId);
    const row = await lockDraft(tx, userId, draftId);
    if (!row) throw new AppError("draft_not_found");
    return presentVersion(await keepVersion(context, tx, row, "take"));
  });
}

export async function getVersion(
  context: Context,
  userId: string,
  place: { draftId: string; number: number },
): Promise<{ version: DraftVersion; content: DraftContent }> {
  const row = await findVersion(context.db, userId, place);
  if (!row) throw new AppError("draft_not_found");
  return { version: presentVersion(row), content: row.content };
}

export async function deleteDraft(context: Context, userId: string, draftId: string): Promise<void> {
  if (!(await removeDraft(context.db, userId, draftId))) throw new AppError("draft_not_found");
}

/** With all places taken the oldest goes, and of those first one that nobody asked to keep. */
async function keepVersion(
  context: Context,
  tx: Transaction,
  { id, userId, content }: DraftRow,
  reason: DraftVersion["reason"],
): Promise<VersionRow> {
  const known = await listVersions(tx, id);
  if (known.length >= DRAFT_VERSIONS_MAX) {
    const oldest = known.find((version) => version.reason !== "take") ?? known[0];
    if (oldest) await removeVersion(tx, id, oldest.number);
  }
  const number = (known.at(-1)?.number ?? 0) + 1;
  return insertVersion(tx, { draftId: id, userId, number, reason, content, createdAt: context.clock.now() });
}

/** Both come from the same schema or from the database, which sorts names: so they are compared without their order. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  if (left.length !== right.size) return false;
  return left.every(([name, value]) => right.has(name) && isSame(value, right.get(name)));
}

async function presentDraft(executor: Executor, row: DraftRow): Promise<Draft> {
  return {
    ...row.content,
    _id: row.id,
    revision: row.revision,
    versions: (await listVersions(executor, row.id)).map(presentVersion),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentVersion({ number, reason, content, createdAt }: VersionRow): DraftVersion {
  return {
    number,
    reason: reason as DraftVersion["reason"],
    sceneCount: content.film?.scenes.length ?? 0,
    durationSeconds: content.film?.durationSeconds ?? 0,
    createdAt: createdAt.toISOString(),
  };
}
