import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

type SecurityOptions = {
  /** The built page; the hash of its only inline script (the theme, before first paint) joins the policy. */
  indexHtml: string;
  isHttps: boolean;
  /** Where films and pictures come from when this server does not send them itself. */
  mediaOrigin: string | null;
  /** Where the ad network's own page comes from, in a frame of its own. */
  adOrigin?: string | undefined;
  hasHttpsSubdomains?: boolean;
};

export function installSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const pagePolicy = contentSecurityPolicy(options);
  const policyOf = (url: string): string => (PREVIEW_WORKER.test(url) ? WORKER_POLICY : pagePolicy);
  // We do not know whether subdomains support https, so they are included only by a setting.
  const hsts = options.hasHttpsSubdomains ? "max-age=63072000; includeSubDomains" : "max-age=63072000";
  app.addHook("onSend", async (request, reply) => {
    setDefault(reply, "content-security-policy", policyOf(request.url));
    setDefault(reply, "cross-origin-resource-policy", "same-origin");
    reply.headers({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(self), geolocation=(), browsing-topics=()",
    });
    if (options.isHttps) reply.header("strict-transport-security", hsts);
  });
}

/** The thread that draws the studio's preview runs our kernel; no page may run any. */
const PREVIEW_WORKER = /^\/static\/js\/preview-worker[.-]/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'";

/** For files that users made: even opened by itself such a file can do nothing. */
export const MEDIA_POLICY = "default-src 'none'; sandbox";

function setDefault(
  reply: { hasHeader(name: string): boolean; header(name: string, value: string): unknown },
  name: string,
  value: string,
): void {
  if (!reply.hasHeader(name)) reply.header(name, value);
}

function contentSecurityPolicy({ indexHtml, mediaOrigin, adOrigin }: SecurityOptions): string {
  const scriptHashes = inlineScriptHashes(indexHtml);
  const media = mediaOrigin === null ? [] : [mediaOrigin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...media].join(" "),
    ["media-src 'self' blob:", ...media].join(" "),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...(adOrigin === undefined ? [] : [adOrigin])].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  // Structured data is a script element, but never runs; it needs no hash.
  const running = scripts.filter(([, attributes]) => !attributes?.includes("application/ld+json"));
  return running.map(
    ([, , body]) =>
      `sha256-${createHash("sha256")
        .update(body ?? "")
        .digest("base64")}`,
  );
}
