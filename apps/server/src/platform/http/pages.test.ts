import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadTranslators } from "#platform/translators.ts";
import { installPages, loadPages } from "./pages.ts";
import { inlineScriptHashes } from "./security-headers.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";

const publicUrl = new URL("https://sahne.example");
let root = "";
let app: FastifyInstance;

beforeAll(async () => {
  root = await makeFolder();
  const module = '<script type="module" crossorigin src="/static/js/videos.C1Md3QLr.js"></script>';
  const head = `<head><script>paint()</script><!-- head: ours --><title>x</title><!-- /head -->${module}</head>`;
  await writeFile(
    join(root, "index.html"),
    `<!doctype html><html lang="tr">${head}<body><div id="root"></div></body></html>`,
  );
  const landing = { mix: "<h1>Bir cümle</h1>", tr: "<h1>Cümle</h1>", en: "<h1>Sentence</h1>" };
  await writeFile(join(root, ".drawn.json"), JSON.stringify({ landing, shell: "<p>frame</p>" }));
  await mkdir(join(root, "static", "js"), { recursive: true });
  await writeFile(join(root, "static", "js", "videos.C1Md3QLr.js"), "export {};");
  app = fastify();
  await installPages(app, { pages: await loadPages(root), publicUrl, translatorFor: await loadTranslators() });
});

afterAll(async () => {
  await app.close();
  await removeFolder(root);
});

async function get(url: string, host = publicUrl.host) {
  return app.inject({ method: "GET", url, headers: { host } });
}

test("the landing page names its own address, its languages and its preview in whole addresses", async () => {
  const { body } = await get("/");

  expect(body).toContain('<link rel="canonical" href="https://sahne.example/" />');
  expect(body).toContain('<link rel="alternate" hreflang="en" href="https://sahne.example/?lang=en" />');
  expect(body).toContain('<link rel="alternate" hreflang="x-default" href="https://sahne.example/" />');
  expect(body).toContain('<meta property="og:image" content="https://sahne.example/social-preview.png" />');
  expect(body).not.toContain("<title>x</title>");
});

test("asked for in English, the landing page says so before any script runs", async () => {
  const { body } = await get("/?lang=en");

  expect(body).toContain('<html lang="en"');
  expect(body).toContain("<title>Sahne: make AI videos and publish them on YouTube</title>");
  expect(body).toContain('<link rel="canonical" href="https://sahne.example/?lang=en" />');
});

test("the landing page comes with its first view in the language asked for, the dashboard with its frame, others with nothing", async () => {
  expect((await get("/")).body).toContain('<div id="root"><div data-drawn="mix"><h1>Bir cümle</h1></div></div>');
  expect((await get("/?lang=en")).body).toContain('<div data-drawn="en"><h1>Sentence</h1></div>');
  expect((await get("/dashboard/videos?q=a")).body).toContain('<div data-drawn="shell"><p>frame</p></div>');
  expect((await get("/auth/login")).body).toContain('<div id="root"></div>');
  expect((await get("/.drawn.json")).statusCode).toBe(404);
});

test("a page that can be read without its scripts keeps them aside, every other one asks for them at once", async () => {
  const module = '<script type="module" crossorigin src="/static/js/videos.C1Md3QLr.js"></script>';
  expect((await get("/")).body).toContain(`<template id="scripts">${module}</template></body>`);
  expect((await get("/")).body.split(module)).toHaveLength(2);
  for (const path of ["/dashboard", "/auth/login"]) expect((await get(path)).body).toContain(`${module}</head>`);
});

test("a page is sent packed to a browser that says it can unpack it, and as it is to any other", async () => {
  const ask = async (encoding: string) =>
    app.inject({ method: "GET", url: "/", headers: { host: publicUrl.host, "accept-encoding": encoding } });
  const plain = await get("/");
  const packed = await ask("gzip, deflate, br");

  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers["vary"]).toBe("accept-encoding");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  for (const encoding of ["gzip", "br;q=0", "broken"]) expect((await ask(encoding)).body).toBe(plain.body);
});

test("the landing page carries facts that machines can read, and no script hash is needed for them", async () => {
  const { body } = await get("/");

  const facts: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? "null");
  expect(facts).toMatchObject({ "@type": "WebApplication", name: "Sahne", offers: { price: "0" } });
  expect(inlineScriptHashes(body)).toHaveLength(1);
});

test("other pages have no canonical address of the landing page", async () => {
  const { body, statusCode } = await get("/auth/login?lang=en");

  expect(statusCode).toBe(200);
  expect(body).toContain("<title>Sahne</title>");
  expect(body).not.toContain("canonical");
  expect(body).not.toContain("ld+json");
});

test("robots.txt points to the sitemap, whose pages all exist", async () => {
  const robots = await get("/robots.txt");
  expect(robots.body).toContain("Disallow: /dashboard\n");
  expect(robots.body).toContain("Sitemap: https://sahne.example/sitemap.xml\n");

  const sitemap = await get("/sitemap.xml");
  expect(sitemap.headers["content-type"]).toContain("application/xml");
  const addresses = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? ""));
  expect(addresses.length).toBeGreaterThan(5);
  for (const { origin, pathname, search } of addresses) {
    expect(origin).toBe(publicUrl.origin);
    expect([pathname, (await get(pathname + search)).statusCode]).toEqual([pathname, 200]);
  }
});

test("[R2.9] a script is kept for ever under its hash; the page that names it is asked for every time", async () => {
  const script = await get("/static/js/videos.C1Md3QLr.js");
  const page = await get("/dashboard/videos");

  expect(script.statusCode).toBe(200);
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(page.headers["cache-control"]).toBe("no-cache");
});

test("[R2.4] an unknown page is a 404 that the web app draws; an unknown call is JSON", async () => {
  const page = await get("/nowhere");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);

  const call = await get("/api/nowhere");
  expect([call.statusCode, call.headers["content-type"]]).toEqual([404, expect.stringContaining("json")]);
});

test("on another name of this host the visitor is sent to the public address, never elsewhere", async () => {
  const answer = await get("/contact?a=1", "other.example");
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "https://sahne.example/contact?a=1"]);

  const trick = await get("//evil.example/", "other.example");
  expect(trick.headers.location ?? "").not.toMatch(/^(https?:)?\/\/evil/);
});
