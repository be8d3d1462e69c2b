import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { servicesHealth } from "@sahne/contract/operator/services";
import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { keepHouse } from "#housekeeping.ts";
import { connections, vendorDays } from "#platform/db/schema.ts";
import { countVendorCalls } from "#platform/watching/vendor-calls.ts";
import { callProvider } from "#providers/http-client.ts";
import { callApi } from "#test/api.ts";
import { connectedUser } from "#test/published-films.ts";
import { callAdmin, makeOperator } from "#test/operator.ts";
import { freePort } from "#test/product/free-port.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

function count() {
  const counting = countVendorCalls(t.product().context);
  onTestFinished(() => counting.stop());
  return counting;
}

async function readHealth(user: Awaited<ReturnType<typeof makeOperator>>) {
  return servicesHealth.parse((await callAdmin(t.product(), user, ["GET", "services"])).body);
}

/** A vendor that answers as it is told by the path. */
async function startVendor(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === "/cut") {
      response.writeHead(200, { "content-length": "100" });
      response.write("{");
      setTimeout(() => response.destroy(), 20);
      return;
    }
    response.statusCode = request.url === "/429" ? 429 : 200;
    response.end(request.url === "/odd" ? "[]" : '{"ok":true}');
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("[R19.1] every service that films, writes or speaks is there, asked or not, and so is the channel", async () => {
  const { services, channels, publications } = await readHealth(await makeOperator(t.product()));

  expect(services.map(({ service, does }) => [service, does])).toEqual([
    ["freepik", ["films"]],
    ["gemini", ["films", "writes", "speaks"]],
    ["openai", ["writes", "speaks"]],
    ["anthropic", ["writes"]],
    ["google", ["publishes"]],
    ["youtube", ["publishes"]],
    ["youtube-analytics", ["publishes"]],
  ]);
  expect(services.flatMap(({ days }) => days)).toEqual([]);
  expect([channels, publications]).toEqual([{ connected: 0, broken: 0, brokenOnes: [] }, []]);
});

test("[R19.1] real calls are counted by the day with what went wrong last, the vendor's apart from the sandbox's", async () => {
  const { context, clock } = t.product();
  const operator = await makeOperator(t.product());
  const counting = count();
  const vendor = await startVendor();
  const ask = (url: string, signal?: AbortSignal) =>
    callProvider({ provider: "openai", method: "GET", url, signal }, z.object({ ok: z.boolean() })).catch(() => null);
  const openai = async () => {
    await counting.flush();
    return (await readHealth(operator)).services.filter(({ service }) => service === "openai");
  };

  await ask(`${vendor}/fine`);
  const given = new AbortController();
  given.abort();
  await ask(`${vendor}/fine`, given.signal);
  expect(await openai()).toMatchObject([{ isSandbox: false, days: [{ calls: 2, errors: 0 }], lastError: null }]);

  await ask(`${vendor}/429`);
  expect((await openai())[0]).toMatchObject({ days: [{ calls: 3, errors: 1 }], lastError: { text: "HTTP 429" } });
  await ask(`${vendor}/odd`);
  expect((await openai())[0]?.lastError?.text).toBe("unknown shape");
  await ask(`${vendor}/cut`);
  expect((await openai())[0]?.lastError?.text).toBe("cut short");
  clock.advance(DAY_MS);
  await ask(`http://127.0.0.1:${await freePort()}/away`);
  await ask(`${context.sandboxUrl}/openai/v1/models`);
  const [real, sandbox] = await openai();
  expect(real?.days.map(({ calls, errors }) => [calls, errors])).toEqual([
    [1, 1],
    [5, 3],
  ]);
  expect(real?.lastError?.text).toBe("ECONNREFUSED");
  expect(Date.parse(real?.lastError?.at ?? "")).toBeGreaterThan(clock.now().getTime() - DAY_MS / 2);
  expect(sandbox).toMatchObject({ isSandbox: true, days: [{ calls: 1 }] });

  clock.advance(6 * DAY_MS);
  expect((await openai())[0]?.days).toHaveLength(1);
  clock.advance(40 * DAY_MS);
  await keepHouse(context);
  expect(await context.db.$count(vendorDays)).toBe(0);
});

test("[R19.1] a channel that has to be connected again is named with its owner, and what others may not know is not told", async () => {
  const { context } = t.product();
  const counting = count();
  const owner = await connectedUser(t.product());
  await context.db.update(connections).set({ needsReconnect: true }).where(eq(connections.userId, owner.id));
  await counting.flush();
  const operator = await makeOperator(t.product());

  const { channels, services } = await readHealth(operator);
  expect(channels).toMatchObject({ connected: 0, broken: 1, brokenOnes: [{ username: owner.username }] });
  expect(services.find(({ service }) => service === "google")).toMatchObject({ isSandbox: true, lastError: null });
  expect((await callApi(t.product(), "GET", "/api/admin/services", { token: owner.token })).status).toBe(404);
});
