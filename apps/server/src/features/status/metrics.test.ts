import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { createStatusApp } from "#status-app.ts";
import { createHttpApp } from "#http-app.ts";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { watchInstallation } from "./figures-for-machines.ts";
import { barePages } from "#test/product/bare-pages.ts";

const t = withTestProduct();
const TOKEN = "a-token-of-many-letters";

test("metrics need the token of the settings, and without one there is no such page [R19.5]", async () => {
  const { context } = t.product();
  const config = { ...context.config, metrics: { token: TOKEN, port: undefined } };
  const pages = barePages(config.dataDir);
  const app = await createHttpApp({ ...context, config }, { pages, version: "x" });
  onTestFinished(() => app.close());
  const ask = async (authorization?: string) =>
    app.inject({ url: "/metrics", headers: { host: "localhost:3000", ...(authorization && { authorization }) } });

  expect((await callApi(t.product(), "GET", "/metrics", { headers: { authorization: "Bearer " } })).status).toBe(404);
  expect([(await ask()).statusCode, (await ask("Bearer wrong")).statusCode]).toEqual([404, 404]);
  const { statusCode, headers, body } = await ask(`Bearer ${TOKEN}`);
  expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain; version=0.0.4")]);
  expect(body).toContain("# TYPE sahne_http_request_seconds histogram");
});

test("requests, jobs, vendor calls, queue, processes, database and disk are told, on a port of their own too [R19.5]", async () => {
  const { context } = t.product();
  watchInstallation(context);
  const app = createStatusApp(context, "x");
  onTestFinished(() => app.close());
  const user = await makeUser(t.product());
  await callApi(t.product(), "POST", "/api/newsletter", { body: { email: "reader@example.com" } });
  await context.queue.drain();
  await fetch(`${context.sandboxUrl}/_sandbox/health`);

  const { body } = await app.inject({ url: "/metrics" });
  for (const line of [
    /^sahne_http_request_seconds_count\{method="POST",route="register",status="\d+"\} [1-9]/m,
    /^sahne_job_seconds_count\{job="[a-z-]+",outcome="done"\} [1-9]/m,
    /^sahne_vendor_calls_total\{vendor="sandbox",status="200"\} [1-9]/m,
    /^sahne_queue_jobs\{state="failed"\} 0$/m,
    /^sahne_processes\{role="worker"\} 1$/m,
    /^sahne_database_up 1$/m,
    /^sahne_database_bytes [1-9]/m,
    /^sahne_disk_bytes\{kind="free"\} [1-9]/m,
    /^sahne_event_streams 0$/m,
  ]) {
    expect(body).toMatch(line);
  }
  expect(body).not.toContain(user.id);
});

test("the board and the alerts ask only for figures that /metrics really has, and for labels that it really gives [R19.5]", async () => {
  const { context } = t.product();
  const app = createStatusApp(context, "x");
  onTestFinished(() => app.close());
  await callApi(t.product(), "POST", "/api/newsletter", { body: { email: "reader@example.com" } });
  await context.queue.drain();
  await fetch(`${context.sandboxUrl}/_sandbox/health`);
  const { body } = await app.inject({ url: "/metrics" });
  const told = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const labelsOf = (name: string): Set<string> => {
    const samples = [...body.matchAll(new RegExp(`^${name}(?:_bucket|_count|_sum)?\\{(.*)\\}`, "gm"))];
    return new Set(samples.flatMap(([, list = ""]) => [...list.matchAll(/(\w+)="/g)].map(([, label]) => label ?? "")));
  };
  const files = ["alerts.yml", "grafana-board.json"].map((file) =>
    readFileSync(new URL(`../../../../../deploy/monitoring/${file}`, import.meta.url), "utf8"),
  );
  const asked = [
    ...files
      .join("\n")
      .replaceAll('\\"', '"')
      .matchAll(/\b((?:sahne|process|nodejs)_\w+?)(?:_bucket|_count|_sum)?(?:\{([^}]*)\}|\b)/g),
  ];

  expect(asked.length).toBeGreaterThan(20);
  const unknown = asked.flatMap(([text, name = "", list = ""]) => {
    if (!told.has(name)) return [`${text}: no such figure`];
    const given = labelsOf(name);
    const labels = [...list.matchAll(/(\w+)[!=]~?"/g)].map(([, label = ""]) => label);
    // Prometheus itself adds `job`; what has no sample in an embedded installation has no labels to compare.
    const wrong = labels.filter((label) => given.size > 0 && label !== "job" && !given.has(label));
    return wrong.map((label) => `${text}: no label ${label}`);
  });
  expect(unknown).toEqual([]);
});
