import { join } from "node:path";
import { mailPages } from "@sahne/contract/accounts/mails";
import type { Context } from "#context.ts";
import { findUserById, trustedAddress } from "#features/accounts/accounts.repo.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import { createThrottle } from "#features/videos/throttle.ts";
import { mediaPrefixes } from "#platform/db/user-data.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";
import type { JobRun } from "#platform/queue/job.ts";
import { createZip, type ZipWriter } from "#platform/zip/zip-writer.ts";
import { moveExport, type ExportStatus } from "./exports.repo.ts";
import { readOwnTables } from "./user-rows.ts";

const LIFE_MS = 24 * 3_600_000;
const PROGRESS_EVERY_MS = 500;
const UNFINISHED: readonly ExportStatus[] = ["queued", "running"];

type Payload = { exportId: string; userId: string };

/** Gathers everything of a user in one ZIP. May run twice: the second run begins anew. */
export async function exportData(context: Context, payload: Payload, run: JobRun): Promise<void> {
  const position = { id: payload.exportId, from: UNFINISHED };
  if (!(await moveExport(context.db, position, { status: "running", progress: 0 }))) return;
  try {
    await inWorkFolder(context, "export-", async (folder) => {
      const path = join(folder, "export.zip");
      await writeArchive(context, payload, path, run.signal);
      await finish(context, payload, path);
    });
  } catch (error) {
    if (run.isLastTry) await moveExport(context.db, position, { status: "failed" });
    throw error;
  }
}

async function writeArchive(context: Context, payload: Payload, path: string, signal: AbortSignal): Promise<void> {
  const { exportId, userId } = payload;
  const files = await listFiles(context, userId);
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const saveProgress = createThrottle(PROGRESS_EVERY_MS, async (progress: number) => {
    await moveExport(context.db, { id: exportId, from: ["running"] }, { progress });
  });
  let written = 0;
  const zip = await createZip(path);
  try {
    for (const { name, rows } of await readOwnTables(context.db, userId)) {
      await addJson(zip, `data/${name}.json`, rows, context.clock.now());
    }
    for (const { key, bytes } of files) {
      signal.throwIfAborted();
      const name = `media/${key.replace(`/${userId}/`, "/")}`;
      const content = await context.media.open(key);
      await zip.add({ name, bytes, modifiedAt: context.clock.now(), content }, (count) => {
        written += count;
        saveProgress.call(Math.min(99, Math.floor((100 * written) / totalBytes)));
      });
    }
    await zip.finish();
  } catch (error) {
    await zip.abandon();
    throw error;
  } finally {
    await saveProgress.flush();
  }
}

async function addJson(zip: ZipWriter, name: string, value: unknown, modifiedAt: Date): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  await zip.add({ name, bytes: content.length, modifiedAt, content: oneChunk(content) });
}

async function* oneChunk(content: Buffer): AsyncIterable<Buffer> {
  yield content;
}

async function listFiles(context: Context, userId: string): Promise<{ key: string; bytes: number }[]> {
  const files: { key: string; bytes: number }[] = [];
  // Earlier exports are not part of the data, and neither are files still being received.
  for (const prefix of mediaPrefixes(userId).filter((prefix) => !/^(exports|incoming)\//.test(prefix))) {
    for await (const key of context.media.list(prefix)) {
      const bytes = await context.media.size(key);
      if (bytes !== null) files.push({ key, bytes });
    }
  }
  return files;
}

async function finish(context: Context, { exportId, userId }: Payload, path: string): Promise<void> {
  const mediaKey = `exports/${userId}/${exportId}.zip`;
  const { bytes } = await context.media.adopt(mediaKey, path);
  const expiresAt = new Date(context.clock.now().getTime() + LIFE_MS);
  const isWanted = await context.db.transaction(async (tx) => {
    const ready = { status: "ready", progress: 100, mediaKey, bytes, expiresAt } as const;
    const moved = await moveExport(tx, { id: exportId, from: UNFINISHED }, ready);
    const user = await findUserById(tx, userId);
    if (!moved || !user) return false;
    const translate = context.translatorFor(user.language);
    await queueMail(context, tx, {
      userId,
      to: trustedAddress(user),
      subject: translate("mail.exportReady.subject"),
      text: mailText(translate, {
        name: user.fullname,
        paragraphs: [translate("mail.exportReady.text")],
        // A link to the settings, which need a session, and not to the file: mailboxes get read by others.
        link: { label: translate("mail.exportReady.action"), url: pageLink(context, mailPages.settings) },
      }),
    });
    return true;
  });
  // Deleted or replaced meanwhile.
  if (!isWanted) await context.media.remove(mediaKey);
}
