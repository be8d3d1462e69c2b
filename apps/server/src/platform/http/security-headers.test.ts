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

test("pages load pictures and films from the media store's own origin and nothing else from there", async () => {
  const [plain, withStore] = [await policyWith(null), await policyWith("https://s3.example:9000")];

  expect(withStore.filter((rule) => !plain.includes(rule))).toEqual([
    "img-src 'self' blob: data: https://s3.example:9000",
    "media-src 'self' blob: https://s3.example:9000",
  ]);
});
