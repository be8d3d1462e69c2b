import { fastify } from "fastify";
import { expect, test } from "vitest";
import { installSecurityHeaders } from "./security-headers.ts";

async function policyWith(mediaOrigin: string | null): Promise<string[]> {
  const app = fastify();
  installSecurityHeaders(app, { indexHtml: "<!doctype html>", isHttps: false, mediaOrigin });
  app.get("/", () => "page");
  const { headers } = await app.inject("/");
  return String(headers["content-security-policy"]).split("; ");
}

async function headersWith(options: Partial<Parameters<typeof installSecurityHeaders>[1]>) {
  const app = fastify();
  installSecurityHeaders(app, { indexHtml: "", isHttps: true, mediaOrigin: null, ...options });
  app.get("/", () => "page");
  return (await app.inject("/")).headers;
}

test("the ad network's origin may be framed when it is set, and nothing else of it is let in", async () => {
  const [plain, withAds] = [await headersWith({}), await headersWith({ adOrigin: "https://ads.example" })];
  const rules = (headers: typeof plain): string[] => String(headers["content-security-policy"]).split("; ");

  expect(rules(withAds).filter((rule) => !rules(plain).includes(rule))).toEqual([
    "frame-src 'self' https://ads.example",
  ]);
});

test("https is promised for this very name; for those below it only when asked", async () => {
  expect((await headersWith({}))["strict-transport-security"]).toBe("max-age=63072000");
  expect((await headersWith({ hasHttpsSubdomains: true }))["strict-transport-security"]).toBe(
    "max-age=63072000; includeSubDomains",
  );
});

test("pages load pictures and films from the media store's own origin and nothing else from there", async () => {
  const [plain, withStore] = [await policyWith(null), await policyWith("https://s3.example:9000")];

  expect(withStore.filter((rule) => !plain.includes(rule))).toEqual([
    "img-src 'self' blob: data: https://s3.example:9000",
    "media-src 'self' blob: https://s3.example:9000",
  ]);
});

test("only the thread of the studio's preview may run a kernel; no page may [R17.3]", async () => {
  const app = fastify();
  installSecurityHeaders(app, { indexHtml: "", isHttps: false, mediaOrigin: null });
  app.get("/*", () => "file");
  const policyOf = async (url: string) => String((await app.inject(url)).headers["content-security-policy"]);

  expect(await policyOf("/static/js/preview-worker.abc123.js")).toContain("'wasm-unsafe-eval'");
  for (const url of ["/", "/dashboard/studio/x", "/static/js/studio-screen.abc.js", "/x/static/js/preview-worker.a.js"])
    expect(await policyOf(url)).not.toContain("wasm");
});
