import type { GoogleOauth } from "#providers/google-oauth.ts";
import type { Services } from "#services.ts";
import type { Targets } from "#providers/publish-target.ts";
import type { Youtube } from "#providers/youtube.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { AppDb, Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { Metrics } from "#platform/watching/metrics.ts";
import type { MediaLinks } from "#platform/media/media-links.ts";
import type { MediaStore } from "#platform/media/media-store.ts";
import type { Queue } from "#platform/queue/queue.ts";
import type { Secrets } from "#platform/secrets.ts";
import type { TranslatorFor } from "#platform/translators.ts";

/** Everything a feature may use, passed first; no container, no singleton. */
export type Context = Services & {
  config: Config;
  log: Log;
  clock: Clock;
  db: AppDb;
  database: Database;
  queue: Queue;
  media: MediaStore;
  mediaLinks: MediaLinks;
  secrets: Secrets;
  translatorFor: TranslatorFor;
  mailer: Mailer;
  metrics: Metrics;
  /** Where films are published to. */
  targets: Targets<Context>;
  /** For the feature `youtube` alone: everybody else asks a target. */
  google: GoogleOauth;
  youtube: Youtube;
  /** Where unfinished work lies; swept at start. */
  temporaryDir: string;
  /** The renderer's own process, where its native parts live. */
  renderChildPath: string;
  /** The process that takes a still out of a film that came from outside. */
  posterChildPath: string;
  /** The process that decodes pictures. */
  pictureChildPath: string;
  /** The process that looks into sound files. */
  soundChildPath: string;
  starterPicturesDir: string;
  /** Opens the outbox; on disk only its user can read it. */
  outboxKey: string;
  sandboxUrl: string | undefined;
};
