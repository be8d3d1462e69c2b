// `npm run media:move`: copies an installation's media from its disk to S3. Give it the settings of the product; it may
// be stopped and run again at any time, also while the product runs.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#platform/config.ts";
import { sha256 } from "#platform/ids.ts";
import { createDiskStore } from "#platform/media/disk-store.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { moveMedia } from "#platform/media/move-media.ts";
import { openMoveJournal } from "#platform/media/move-journal.ts";
import { openMediaStore } from "#platform/media/open-store.ts";

const MEGABYTE = 1_000_000;
const TELL_EVERY_MS = 1000;
const say = (line: string): unknown => process.stdout.write(`${line}\n`);
const complain = (line: string): unknown => process.stderr.write(`${line}\n`);

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof ConfigError) complain(`These settings are wrong:\n  ${error.problems.join("\n  ")}`);
  else if (storeTrouble(error)) complain(`${String(error)}\nNothing is lost: run this again to go on.`);
  else throw error;
}

async function main(): Promise<number> {
  const { values: asked } = parseArgs({ options: { "remove-source": { type: "boolean", default: false } } });
  const config = readConfig(process.env);
  if (!config.s3) {
    complain("Set S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: where to move to.");
    return 1;
  }
  const { endpoint, bucket } = config.s3;
  const target = sha256(`${endpoint.href} ${bucket}`).slice(0, 12);
  let toldAt = 0;
  const report = await moveMedia({
    from: createDiskStore(join(config.dataDir, "media")),
    to: await openMediaStore(config),
    journal: await openMoveJournal(join(config.dataDir, `media-move-${target}.txt`)),
    removeSource: asked["remove-source"],
    onProgress({ files, ofFiles, bytes, ofBytes }) {
      if (files < ofFiles && Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      say(`${files} of ${ofFiles} files, ${megabytes(bytes)} of ${megabytes(ofBytes)} MB`);
    },
  });
  const place = `${bucket} at ${endpoint.origin}`;
  say(`${report.files - report.damaged.length} files lie in ${place}, ${report.copied} of them copied now.`);
  if (report.removed > 0) say(`${report.removed} files were removed here.`);
  else say("Nothing was removed here; --remove-source does that once the product runs on S3.");
  for (const key of report.damaged) complain(`did not arrive as it was sent: ${key}`);
  return report.damaged.length === 0 ? 0 : 1;
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
