import { join } from "node:path";
import { createChannelClients } from "#channel-clients.ts";
import type { Context } from "#context.ts";
import { layout } from "#layout.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { createDiskStore } from "#platform/media/disk-store.ts";
import { createMediaLinks } from "#platform/media/media-links.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { createSecrets } from "#platform/secrets.ts";
import { loadWords } from "#platform/words.ts";
import { createVideoGenerators } from "#video-generators.ts";

export type PublishPlace = { dataDir: string; sandboxUrl: string };

/** The product's real parts on an embedded database that outlives the process. */
export async function createPublishContext({ dataDir, sandboxUrl }: PublishPlace): Promise<Context> {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000" });
  const log = createLog(process.env["TEST_LOG_LEVEL"] ?? "silent");
  const database = await openDatabase({
    directory: join(dataDir, "db"),
    templatePath: layout.databaseTemplate,
    log,
  });
  await migrateDatabase(database);
  const secrets = createSecrets(Buffer.alloc(32, 7));
  return {
    config,
    log,
    clock: systemClock,
    database,
    db: database.db,
    queue: createQueue({ database, log }),
    media: createDiskStore(join(dataDir, "media")),
    mediaLinks: createMediaLinks(secrets),
    secrets,
    words: await loadWords(),
    mailer: createMailer(config.mail),
    ...createChannelClients(config, sandboxUrl),
    generators: createVideoGenerators(config, sandboxUrl),
    temporaryDir: join(dataDir, "tmp"),
    renderChildPath: layout.renderChild,
    posterChildPath: layout.posterChild,
    starterPicturesDir: layout.starterPictures,
    sandboxUrl,
  };
}
