import { access } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { startClockWatch } from "#clock-watch.ts";
import type { Context } from "#context.ts";
import { loadPasswordEstimator } from "#features/accounts/weak-password.ts";
import { outboxAddress } from "#features/mails/outbox.routes.ts";
import { youtubeTarget } from "#features/youtube/target/youtube-target.ts";
import { createHttpApp } from "#http-app.ts";
import { startHeartbeat } from "#platform/watching/heartbeat.ts";
import { clearUnfinished, startHousekeeping, startOwnSweep } from "#housekeeping.ts";
import {
  assertOneDatabase,
  checkSecretKey,
  loadOutboxKey,
  loadSecrets,
  openMedia,
  prepareDataDir,
  StartError,
} from "#installation.ts";
import { layout, readVersion } from "#layout.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { changeOperator } from "#operating/change-operator.ts";
import { listenForOrders } from "#operating/control-socket.ts";
import { copyCluster } from "#operating/read-database.ts";
import { loadPages } from "#platform/http/pages.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { createMetrics } from "#platform/watching/metrics.ts";
import { startTraces } from "#platform/watching/traces.ts";
import { countVendorCalls } from "#platform/watching/vendor-calls.ts";
import { createMediaLinks } from "#platform/media/media-links.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { loadTranslators } from "#platform/translators.ts";
import { createChannelClients, redirectUri } from "#channel-clients.ts";
import { startSandboxProcess, type SandboxProcess } from "#sandbox-process.ts";
import { refusePrivateAddresses } from "#providers/public-address.ts";
import { GOOGLE_HOSTS } from "#providers/vendor-host.ts";
import { holdRestoredWork } from "#restored-copy.ts";
import { startScheduler } from "#scheduler.ts";
import { whenIdle } from "#when-idle.ts";
import { startWorker } from "#worker.ts";
import { createStatusApp } from "#status-app.ts";
import { watchInstallation } from "#features/status/figures-for-machines.ts";
import { addressNames, createServices, filmHosts } from "#services.ts";

export type Product = { address: string; stop(): Promise<void> };

type Close = () => Promise<unknown>;

/** Together with the queue's share less than the ten seconds that containers are given to stop. */
const ANSWERS_MS = 3_000;
const ROUNDS_MS = 1_000;

/** Starts the roles of this process in order and stops them in the reverse one. */
export async function startProduct(config: Config, report: (step: string) => void): Promise<Product> {
  const closings: Close[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closings.splice(0).toReversed()) await close();
  };
  try {
    const downloadHosts = [...filmHosts(config), ...GOOGLE_HOSTS.films, ...GOOGLE_HOSTS.pictures];
    const addresses = refusePrivateAddresses(downloadHosts);
    closings.push(async () => addresses.stop());
    const context = await createContext(config, closings, report);
    await clearUnfinished(context).catch((error: unknown) => {
      context.log.warn({ err: error }, "unfinished work could not be cleared");
    });
    await context.queue.start();
    const clockWatch = await startClockWatch(context);
    closings.push(() => clockWatch.stop());
    closings.push(() => context.queue.stop());
    const held = await holdRestoredWork(context);
    if (held) {
      const { films, publications, plans } = held;
      report(
        `restored copy: ${films} paid films, ${publications} publications and ${plans} plans wait for their owners (unset RESTORED for the next start)`,
      );
    }
    const { whileStill } = context.database;
    if (whileStill) {
      const copyDatabase = (folder: string) => whileStill((cluster) => copyCluster(cluster, folder));
      const orders = await listenForOrders({
        dataDir: config.dataDir,
        log: context.log,
        copyDatabase,
        changeOperator: (order) => changeOperator(context.db, order, context.clock.now()),
      });
      closings.push(() => orders.stop());
    }
    const version = await readVersion();
    if (config.roles.has("worker")) await startWorker(context);
    const heartbeat = await startHeartbeat(context, { version });
    closings.push(() => heartbeat.stop());
    if (config.roles.has("scheduler")) {
      const rounds = [startScheduler(context), startHousekeeping(context)];
      // What is cut off in the middle of a round is done by the next one.
      closings.push(() => within(ROUNDS_MS, Promise.all(rounds.map((round) => round.stop()))));
    }
    if (config.roles.has("worker")) {
      const sweep = startOwnSweep(context);
      closings.push(() => within(ROUNDS_MS, sweep.stop()));
    }
    watchInstallation(context);
    if (config.metrics.port !== undefined) {
      const status = createStatusApp(context, version);
      closings.push(() => closeApp(status));
      await listen(status, config.host, config.metrics.port);
    }
    if (config.roles.has("api")) {
      const app = await createHttpApp(context, {
        pages: await loadPages(layout.webRoot),
        version,
      });
      closings.push(() => closeApp(app));
      await listen(app, config.host, config.port);
      const warmUp = whenIdle(loadPasswordEstimator, context);
      closings.push(async () => warmUp.stop());
      const outbox = outboxAddress(context);
      if (outbox !== null) report(`mails are files: read them at ${outbox}`);
    }
    return { address: config.publicUrl.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createContext(config: Config, closings: Close[], report: (step: string) => void): Promise<Context> {
  const log = createLog(config.logLevel);
  await prepareDataDir(config.dataDir);
  const databaseDir = join(config.dataDir, "db");
  await assertOneDatabase(databaseDir, config.databaseUrl);
  const isNew = config.databaseUrl === undefined && !(await exists(databaseDir));
  const secrets = await loadSecrets(config, isNew || config.databaseUrl !== undefined);

  const database = await openDatabase({
    url: config.databaseUrl,
    directory: databaseDir,
    templatePath: layout.databaseTemplate,
    poolSize: config.databasePool,
    isPreparing: config.isPreparing,
    log,
  });
  closings.push(() => database.close());
  // Not before the directory is ours, since it writes there; then beside the migrations, since it takes as long.
  const starting = config.sandbox.isOn && !config.sandbox.url ? startSandbox(config, log) : undefined;
  // Its failure is told where it is awaited.
  const started = starting?.catch(() => undefined);
  closings.push(async () => (await started)?.stop());
  await migrateDatabase(database);
  await checkSecretKey(database.db, secrets, systemClock.now());
  report(database.kind === "embedded" ? "database (embedded)" : "database (PostgreSQL)");
  const media = await openMedia(config, log);
  if (config.s3) report(`media on S3 (${config.s3.endpoint.host}/${config.s3.bucket})`);
  const sandbox = await starting;
  const sandboxUrl = config.sandbox.isOn ? (config.sandbox.url ?? sandbox?.url) : undefined;
  const vendorOf = addressNames(config, sandboxUrl);
  const traces = await startTraces(config.traces, { version: await readVersion(), vendorOf });
  closings.push(() => traces.stop());
  if (config.traces) report(`traces to ${new URL(config.traces.url).host}`);
  const metrics = createMetrics(vendorOf);
  closings.push(async () => metrics.stop());
  const vendorCalls = countVendorCalls({ db: database.db, clock: systemClock, log, sandboxUrl });
  closings.push(() => vendorCalls.stop());
  if (sandboxUrl) report(`sandbox channel (simulated) on ${sandboxUrl}`);

  return {
    config,
    log,
    clock: systemClock,
    database,
    db: database.db,
    metrics,
    queue: createQueue({ database, log, onRun: (facts) => metrics.job(facts) }),
    media,
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
    outboxKey: await loadOutboxKey(config.dataDir),
    sandboxUrl,
  };
}

async function startSandbox(config: Config, log: Log): Promise<SandboxProcess> {
  const dataDir = join(config.dataDir, "sandbox");
  const { port } = config.sandbox;
  return startSandboxProcess({ entry: layout.sandboxEntry, dataDir, port, redirectUri: redirectUri(config), log });
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const place = `${host}:${port}`;
    if (code === "EADDRINUSE") {
      throw new StartError(`${place} is taken by another program. Stop it, or set another PORT.`, { cause: error });
    }
    if (code === "EACCES" || code === "EADDRNOTAVAIL") {
      throw new StartError(`${place} cannot be used (${code}). Set another HOST or PORT.`, { cause: error });
    }
    throw error;
  }
}

/** Whoever still downloads then is cut off, and goes on at the next process with a range. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ANSWERS_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })]);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
