import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { startCollector, type CaughtSpan } from "#test/trace-collector.ts";
import { inSpan, startTraces } from "./traces.ts";

const t = withTestProduct();
const KEY = "sandbox-key-of-the-trace";

const valueOf = ({ attributes }: CaughtSpan, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test("the usual variables turn traces on, and say where they go", () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: "./unused", ...env }).traces;
  expect(read({})).toBeUndefined();
  expect(read({ OTEL_SERVICE_NAME: "x" })).toBeUndefined();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/" })).toEqual({
    url: "http://127.0.0.1:4318/v1/traces",
    headers: {},
    serviceName: "sahne",
    ratio: 1,
  });
  const all = {
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.example.com/in",
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20b=c, x-team=films",
    OTEL_SERVICE_NAME: "films",
    OTEL_TRACES_SAMPLER_ARG: "0.25",
  };
  expect(read(all)).toEqual({
    url: "https://traces.example.com/in",
    headers: { "x-key": "a b=c", "x-team": "films" },
    serviceName: "films",
    ratio: 0.25,
  });
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: "not an address" })).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
});

test("requests, jobs and what they ask of vendors arrive at a collector, each inside what caused it [R19.5]", async () => {
  const { context } = t.product();
  const collector = await startCollector();
  onTestFinished(async () => void (await collector.stop()));
  const user = await makeUser(t.product());
  const own = `/api/users/${user.id}`;
  const vendorOf = (origin: string) => (origin === context.sandboxUrl ? "sandbox" : null);
  const traces = await startTraces(collector.config, { version: "9.9.9", vendorOf });

  await callApi(t.product(), "PUT", `${own}/profile`, {
    token: user.token,
    body: { fullname: "Ada", username: user.username, email: `${user.username}@example.com`, freepikApiKey: KEY },
  });
  const body = { scenario: "text2video", promptText: "words nobody else should read" };
  expect((await callApi(t.product(), "POST", "/video/create", { token: user.token, body })).status).toBe(201);
  await callApi(t.product(), "GET", "/api/nothing-here?code=secret");
  const broken = inSpan("broken", {}, () => Promise.reject(new TypeError("words nobody else should read")));
  await expect(broken).rejects.toThrow();
  await context.queue.drain();
  await traces.stop();

  const spans = collector.spans();
  expect(collector.headers[0]).toMatchObject({ path: "/v1/traces", "x-collector-key": "abc" });
  const named = (name: string) => spans.find((span) => span.name === name);
  const asked = named("POST createVideo");
  expect(asked && [valueOf(asked, "http.response.status_code"), asked.parentSpanId]).toEqual([201, undefined]);
  const job = named("job video-submit");
  const call = spans.find(({ name, parentSpanId }) => name === "POST sandbox" && parentSpanId === job?.spanId);
  expect(call && [valueOf(call, "sahne.vendor"), valueOf(call, "http.response.status_code")]).toEqual(["sandbox", 200]);
  expect(call?.traceId).toBe(job?.traceId);
  const failed = named("broken");
  expect(failed && [failed.status, valueOf(failed, "error.type")]).toEqual([{ code: 2 }, "TypeError"]);
  const everything = await collector.stop();
  for (const secret of ["words nobody", "code=secret", KEY, user.token, user.id]) {
    expect(everything).not.toContain(secret);
  }
});

test("without the variables nothing of it is loaded, and a collector that is away keeps nobody from stopping", async () => {
  const off = await startTraces(undefined, { version: "x", vendorOf: () => null });
  await off.stop();
  const config = { url: "http://127.0.0.1:9/v1/traces", headers: {}, serviceName: "sahne", ratio: 1 };
  const traces = await startTraces(config, { version: "x", vendorOf: () => null });
  expect((await callApi(t.product(), "GET", "/livez")).status).toBe(200);
  const startedAt = Date.now();
  await traces.stop();
  expect(Date.now() - startedAt).toBeLessThan(2_000);
});
