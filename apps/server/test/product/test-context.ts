import { join } from "node:path";
import { createChannelClients } from "#channel-clients.ts";
import type { Context } from "#context.ts";
import { youtubeTarget } from "#features/youtube/target/youtube-target.ts";
import { layout } from "#layout.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { createMetrics } from "#platform/watching/metrics.ts";
import { createMediaLinks } from "#platform/media/media-links.ts";
import { openMediaStore } from "#platform/media/open-store.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { createSecrets } from "#platform/secrets.ts";
import { loadTranslators } from "#platform/translators.ts";
import { createServices } from "#services.ts";

export const TEST_OUTBOX_KEY = "the-key-of-the-outbox-of-every-test";

type Parts = {
  config: Config;
  log: Log;
  database: Database;
  sandboxUrl: string;
  clock?: Clock;
  pollSeconds?: number;
};

/** The product's real parts over a database that is already open; the key that seals is always the same. */
export async function createTestContext({ clock = systemClock, ...parts }: Parts): Promise<Context> {
  const { config, log, database, sandboxUrl, pollSeconds = 1 } = parts;
  const metrics = createMetrics((origin) => (origin === sandboxUrl ? "sandbox" : null));
  const secrets = createSecrets(Buffer.alloc(32, 7));
  return {
    config,
    log,
    clock,
    database,
    db: database.db,
    metrics,
    queue: createQueue({ database, log, pollSeconds, now: () => clock.now(), onRun: (facts) => metrics.job(facts) }),
    media: await openMediaStore(config),
    mediaLinks: createMediaLinks(secrets),
    secrets,
    translatorFor: await loadTranslators(),
    mailer: createMailer(config.mail),
    ...createChannelClients(config, sandboxUrl),
    targets: { main: youtubeTarget, others: {} },
    ...createServices(config, sandboxUrl),
    temporaryDir: join(config.dataDir, "tmp"),
    renderChildPath: layout.renderChild,
    posterChildPath: layout.posterChild,
    pictureChildPath: layout.pictureChild,
    soundChildPath: layout.soundChild,
    starterPicturesDir: layout.starterPictures,
    outboxKey: TEST_OUTBOX_KEY,
    sandboxUrl,
  };
}
