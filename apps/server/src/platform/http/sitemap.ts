import type { FastifyInstance } from "fastify";
import { landingUrl } from "./pages-head.ts";

/** Pages that anyone may find; what needs an account or a mailed link is of no use to a search engine. */
const PUBLIC_PAGES = ["/youtube/theme", "/auth/signup", "/auth/login", "/contact", "/privacy", "/terms", "/status"];
const PRIVATE_PATHS = [
  "/dashboard",
  "/auth/reset-password",
  "/auth/youtube/",
  "/youtube/callback",
  "/outbox",
  "/media/",
];
const HOUR = "public, max-age=3600";

/** `robots.txt` and `sitemap.xml` name whole addresses, so they follow PUBLIC_URL and are no files. */
export function installSitemap(app: FastifyInstance, publicUrl: URL): void {
  app.get("/robots.txt", (_request, reply) =>
    reply.header("cache-control", HOUR).type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );
  app.get("/sitemap.xml", (_request, reply) =>
    reply.header("cache-control", HOUR).type("application/xml; charset=utf-8").send(sitemap(publicUrl)),
  );
}

function robots(publicUrl: URL): string {
  const lines = ["User-agent: *", ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`)];
  return [...lines, "", `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`, ""].join("\n");
}

function sitemap(publicUrl: URL): string {
  const landing = (["mix", "tr", "en"] as const).map((mode) => landingUrl(publicUrl, mode));
  const addresses = [...landing, ...PUBLIC_PAGES.map((path) => new URL(path, publicUrl).href)];
  const entries = addresses.map((address) => `  <url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
