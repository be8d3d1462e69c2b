import { expect, onTestFinished, test } from "vitest";
import { createHttpApp } from "#http-app.ts";
import type { Context } from "#context.ts";
import { callApi } from "#test/api.ts";
import { NOWHERE } from "#test/media/stub-store.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { openMediaStore } from "#platform/media/open-store.ts";
import { barePages } from "#test/product/bare-pages.ts";

const t = withTestProduct();

async function productWith(changes: Partial<Context>) {
  const { context } = t.product();
  const pages = barePages(context.config.dataDir);
  const app = await createHttpApp({ ...context, ...changes }, { pages, version: "test" });
  onTestFinished(() => app.close());
  return async (url: string) => {
    const answer = await app.inject({ url, headers: { host: "localhost:3000" } });
    return { status: answer.statusCode, body: answer.json() as object };
  };
}

test("a process that runs says so, and one whose database answers is ready [R19.5]", async () => {
  expect((await callApi(t.product(), "GET", "/livez")).body).toEqual({ ok: true, version: "test" });
  expect((await callApi(t.product(), "GET", "/readyz")).body).toEqual({
    ok: true,
    version: "test",
    parts: [
      { name: "database", ok: true },
      { name: "worker", ok: true },
    ],
  });
});

test("a media store that is away takes no process out of service [R19.5]", async () => {
  const { config } = t.product().context;
  const media = await openMediaStore({ ...config, s3: NOWHERE });

  const ask = await productWith({ media });
  expect((await ask("/healthz")).status).toBe(503);
  expect(await ask("/readyz")).toMatchObject({ status: 200, body: { ok: true } });
});

test("a process whose database is away is not ready, and still alive [R19.5]", async () => {
  const { database } = t.product().context;
  const away = { ...database, ping: () => Promise.reject(new Error("away")) };

  const ask = await productWith({ database: away });
  expect((await ask("/readyz")).status).toBe(503);
  expect((await ask("/livez")).status).toBe(200);
});
