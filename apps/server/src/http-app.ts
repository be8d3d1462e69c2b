import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Context } from "#context.ts";
import { accountDataRoutes } from "#features/account-data/account-data.routes.ts";
import { accountRoutes } from "#features/accounts/accounts.routes.ts";
import { isOperator } from "#features/accounts/accounts.repo.ts";
import { authenticate } from "#features/accounts/session.ts";
import { forecastRoutes } from "#features/forecast/forecast.routes.ts";
import { historyRoutes } from "#features/history/history.routes.ts";
import { imageRoutes } from "#features/images/images.routes.ts";
import { inboxRoutes } from "#features/inbox/inbox.routes.ts";
import { presetRoutes } from "#features/presets/presets.routes.ts";
import { contactRoutes } from "#features/contact/contact.routes.ts";
import { outboxRoutes } from "#features/mails/outbox.routes.ts";
import { operatorRoutes } from "#features/operator/operator.routes.ts";
import { siteRoutes, watchShown } from "#features/site/site.routes.ts";
import { leaveRoutes } from "#features/newsletter/leave.routes.ts";
import { newsletterRoutes } from "#features/newsletter/newsletter.routes.ts";
import { profileRoutes } from "#features/profile/profile.routes.ts";
import { changeRoutes } from "#features/publishing/changes/changes.routes.ts";
import { publishingRoutes } from "#features/publishing/publishing.routes.ts";
import { statisticsRoutes } from "#features/statistics/statistics.routes.ts";
import { engineAssetRoutes } from "#features/studio/engine-assets.routes.ts";
import { studioRoutes } from "#features/studio/studio.routes.ts";
import { countRequests, metricsRoute } from "#features/status/metrics.routes.ts";
import { statusRoutes } from "#features/status/status.routes.ts";
import { generationRoutes } from "#features/videos/generation.routes.ts";
import { overviewRoutes } from "#features/overview/overview.routes.ts";
import { notificationRoutes } from "#features/notifications/notifications.routes.ts";
import { scheduleFileRoutes } from "#features/schedule-file/schedule-file.routes.ts";
import { scheduleRoutes } from "#features/schedules/schedules.routes.ts";
import { openChangeHub } from "#features/events/change-hub.ts";
import { eventRoutes } from "#features/events/events.routes.ts";
import { libraryRoutes } from "#features/videos/library/library.routes.ts";
import { ownFileRoutes } from "#features/videos/own-files/own-files.routes.ts";
import { mediaRoutes } from "#features/videos/media.routes.ts";
import { videoRoutes } from "#features/videos/videos.routes.ts";
import { soundRoutes } from "#features/videos/sounds/sounds.routes.ts";
import { cameraRoutes } from "#features/videos/clips/cameras.routes.ts";
import { voiceRoutes } from "#features/videos/speech/voices.routes.ts";
import { writingRoutes } from "#features/writing/writing.routes.ts";
import { youtubeRoutes } from "#features/youtube/youtube.routes.ts";
import { asRequest } from "#platform/db/embedded/turns.ts";
import { installApiDocs } from "#platform/http/api-docs.ts";
import { installErrorHandler } from "#platform/http/error-handler.ts";
import { installLoadLimit } from "#platform/http/load-limit.ts";
import { rememberCallers } from "#platform/http/last-guard.ts";
import { logRequests } from "#platform/http/log-requests.ts";
import { createMount, type Mount } from "#platform/http/mount.ts";
import { installPages, type Pages } from "#platform/http/pages.ts";
import { recordRoutes } from "#platform/http/route-table.ts";
import { installRequestDeadline } from "#platform/http/request-deadline.ts";
import { installSecurityHeaders } from "#platform/http/security-headers.ts";
import { traceRequests } from "#platform/http/trace-requests.ts";
import { newId } from "#platform/ids.ts";

type HttpAppOptions = { pages: Pages; version: string };

const BODY_LIMIT = 256 * 1024;
const HEADERS_TIMEOUT_MS = 8_000;
/** How often timeouts are checked; with Node's default of 30 seconds, 8 seconds could become 38. */
const CONNECTIONS_CHECK_MS = 2_000;
const REQUEST_TIMEOUT_MS = 120_000;
const MAX_HEADER_BYTES = 16 * 1024;

export async function createHttpApp(context: Context, options: HttpAppOptions): Promise<FastifyInstance> {
  const { config } = context;
  const logger: FastifyBaseLogger = context.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(context.clock.now()),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // Who stops takes no new connections; what comes over one that is open is still served, since a proxy repeats no POST.
    return503OnClosing: false,
  });
  // JSON only: a form or plain text could come from a foreign page without a preflight.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  // Somebody waits for the answer: with one session for everything, that goes before the jobs.
  app.addHook("onRequest", (_request, _reply, done) => asRequest(done));
  rememberCallers(app, context.translatorFor);
  installErrorHandler(app, context.translatorFor);
  installSecurityHeaders(app, {
    indexHtml: options.pages.indexHtml,
    isHttps: config.publicUrl.protocol === "https:",
    mediaOrigin: context.media.origin,
    adOrigin: config.adFrameUrl?.origin,
    hasHttpsSubdomains: config.hstsSubdomains,
  });
  installRequestDeadline(app, context.translatorFor);
  logRequests(app, context.clock);
  traceRequests(app);
  countRequests(app, context);
  installLoadLimit(app, config.limits.requests);
  if (config.trustProxy.length === 0) warnOfProxy(app, context);
  const routes = recordRoutes(app);
  await installApiDocs(app, { version: options.version, publicUrl: config.publicUrl });

  const identify = (request: FastifyRequest) => authenticate(context, request);
  const callers = { authenticate: identify, isOperator: (userId: string) => isOperator(context.db, userId) };
  const mount = createMount(app, callers);
  mountFeatures(mount, context, options);
  // In a scope of their own: no other route takes multipart bodies.
  await app.register(async (scope) => imageRoutes(scope, createMount(scope, callers), context));
  await app.register(async (scope) => soundRoutes(scope, createMount(scope, callers), context));
  await app.register(async (scope) => ownFileRoutes(scope, createMount(scope, callers), context));
  const hub = await openChangeHub(context.database);
  eventRoutes(app, { hub, identify });
  app.addHook("onClose", () => hub.stop());
  mediaRoutes(app, context);
  routes.stop();
  await app.register(async (scope) => leaveRoutes(scope, context));
  metricsRoute(app, context);
  engineAssetRoutes(app, context);
  await installPages(app, {
    pages: options.pages,
    publicUrl: config.publicUrl,
    translatorFor: context.translatorFor,
    adFrameUrl: config.adFrameUrl,
    shown: watchShown(context),
  });
  return app;
}

function mountFeatures(mount: Mount, context: Context, options: HttpAppOptions): void {
  statusRoutes(mount, context, options.version);
  accountRoutes(mount, context);
  profileRoutes(mount, context);
  accountDataRoutes(mount, context);
  newsletterRoutes(mount, context);
  contactRoutes(mount, context);
  outboxRoutes(mount, context);
  presetRoutes(mount, context, options.pages.root);
  videoRoutes(mount, context);
  libraryRoutes(mount, context);
  generationRoutes(mount, context);
  studioRoutes(mount, context);
  writingRoutes(mount, context);
  voiceRoutes(mount, context);
  cameraRoutes(mount, context);
  youtubeRoutes(mount, context);
  publishingRoutes(mount, context);
  changeRoutes(mount, context);
  statisticsRoutes(mount, context);
  scheduleRoutes(mount, context);
  scheduleFileRoutes(mount, context);
  forecastRoutes(mount, context);
  notificationRoutes(mount, context);
  historyRoutes(mount, context);
  inboxRoutes(mount, context);
  overviewRoutes(mount, context);
  siteRoutes(mount, context);
  operatorRoutes(mount, context);
}

/** Behind a proxy that is not named as trusted, everybody shares one address and with it every limit: told once. */
export function warnOfProxy(app: FastifyInstance, { log }: Context): void {
  let isTold = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isTold || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    isTold = true;
    log.warn("requests come through a proxy that TRUST_PROXY does not name: all callers count as one");
  });
}
