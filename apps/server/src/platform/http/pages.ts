import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import staticFiles from "@fastify/static";
import { pagePaths } from "@sahne/contract/pages";
import type { Mode } from "@sahne/messages/translator";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendProblem } from "./error-handler.ts";
import { landingMode, withHead, withShown, type Shown } from "./pages-head.ts";
import { installSitemap } from "./sitemap.ts";
import { modeOf, type TranslatorFor } from "#platform/translators.ts";

/** The built web app: its page, and what that page shows before any script has arrived, as HTML. */
export type Pages = {
  root: string;
  indexHtml: string;
  drawn: { landing: Readonly<Record<Mode, string>>; shell: string };
};

type PageOptions = {
  pages: Pages;
  publicUrl: URL;
  translatorFor: TranslatorFor;
  adFrameUrl?: URL | null;
  /** What operators may change while it runs and the page has to know before it is drawn. */
  shown?: () => Shown;
};

const EMPTY_ROOT = '<div id="root"></div>';
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const TAKES_BROTLI = /(^|[\s,])br\s*(,|$)/;
const MOST_COMPRESSED = 16;

/** Any other address gets the same page, which draws the 404, with the status to match. */
const KNOWN_PAGES = pagePaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));

/** Paths that belong to programs: an unknown one answers JSON. */
const API_PATHS = /^\/(api|studio-assets|media|video|upload|login|register|healthz|livez|readyz|metrics|docs)(\/|$)/;

export async function loadPages(root: string): Promise<Pages> {
  const [indexHtml, drawn] = await Promise.all(
    ["index.html", ".drawn.json"].map((name) => readFile(join(root, name), "utf8")),
  );
  return { root, indexHtml: indexHtml ?? "", drawn: JSON.parse(drawn ?? "") as Pages["drawn"] };
}

export async function installPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { pages, publicUrl } = options;
  await app.register(staticFiles, {
    root: pages.root,
    index: false,
    wildcard: false,
    // The plugin would otherwise write its own header over ours.
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names under static/ carry a hash of their content: they never change.
      const isHashed = path.includes("/static/");
      reply.setHeader("vary", "accept-encoding");
      reply.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });

  installSitemap(app, publicUrl);
  const pageFor = createPageMaker(options);
  const compress = createCompressor();

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !API_PATHS.test(path);
    if (!isPage || /\.[a-z0-9]{2,5}$/i.test(path)) {
      const translate = options.translatorFor(modeOf(request.headers["accept-language"]));
      return sendProblem(reply, request, { code: "not_found" }, translate);
    }
    // On another name of this host the browser would come back from Google to an origin without the session.
    if (isOtherHost(request, publicUrl)) return reply.redirect(publicUrl.origin + request.url, 302);
    const isKnown = KNOWN_PAGES.some((pattern) => pattern.test(path.replace(/(.)\/$/, "$1")));
    const page = withShown(pageFor(request.url), options.shown?.());
    reply.status(isKnown ? 200 : 404).headers({ "cache-control": "no-cache", vary: "accept-encoding" });
    reply.type("text/html; charset=utf-8");
    return TAKES_BROTLI.test(request.headers["accept-encoding"] ?? "")
      ? reply.header("content-encoding", "br").send(compress(page))
      : reply.send(page);
  });
}

/** There are few pages, and they change only when an operator changes a setting. */
function createCompressor(): (html: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (html) => {
    const bytes = known.get(html) ?? brotliCompressSync(html);
    if (known.size >= MOST_COMPRESSED) known.clear();
    known.set(html, bytes);
    return bytes;
  };
}

/** Five pages in all: the landing page in its three languages, the dashboard, and the one behind every other address. */
function createPageMaker({ pages, publicUrl, translatorFor, adFrameUrl }: PageOptions): (address: string) => string {
  const make = (landing?: Mode): string => withHead(pages.indexHtml, { publicUrl, translatorFor, landing, adFrameUrl });
  const drawn = (html: string, name: string, content: string): string =>
    html.replace(EMPTY_ROOT, () => `<div id="root"><div data-drawn="${name}">${content}</div></div>`);
  const { landing, shell } = pages.drawn;
  const landingIn = (mode: Mode): string => withScriptsLater(drawn(make(mode), mode, landing[mode]));
  const landings = { mix: landingIn("mix"), tr: landingIn("tr"), en: landingIn("en") };
  const other = make();
  const dashboard = drawn(other, "shell", shell);
  return (address) => {
    const [path = "", query = ""] = address.split("?", 2);
    if (path === "/") return landings[landingMode(new URLSearchParams(query))];
    return /^\/dashboard(\/|$)/.test(path) ? dashboard : other;
  };
}

/** A page that can be read without its scripts keeps them aside: index.html asks for them once its picture is there. */
function withScriptsLater(html: string): string {
  const scripts = html.match(SCRIPTS)?.join("") ?? "";
  return html.replaceAll(SCRIPTS, "").replace("</body>", () => `<template id="scripts">${scripts}</template></body>`);
}

function isOtherHost(request: FastifyRequest, publicUrl: URL): boolean {
  return request.host !== publicUrl.host;
}
