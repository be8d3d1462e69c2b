import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox } from "./sandbox.ts";
import { json, startTestSandbox, type TestSandbox } from "./test/test-sandbox.ts";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(async () => {
  await sandbox.stop();
});

test.each(["0.0.0.0", "::", "192.168.1.5", "example.com", "127.1"])("refuses to listen on %s", async (host) => {
  await expect(startSandbox({ dataDir: sandbox.dataDir, host })).rejects.toThrow("only listens on loopback");
});

test("refuses a request that names another host", async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(`${sandbox.url}/_sandbox/ledger`, { headers: { host: "attacker.example" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

  expect(status).toBe(403);
});

test.each([
  ["https://attacker.example", 403],
  ["null", 403],
  ["http://localhost.attacker.example", 403],
  ["http://localhost:3000", 200],
])("a page of %s that sends something is answered %i", async (origin, status) => {
  const answer = await fetch(`${sandbox.url}/_sandbox/settings`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: "{}",
  });

  expect(answer.status).toBe(status);
});

test("says that it is healthy, and that an unknown path is not there", async () => {
  expect(await json(await sandbox.get("/_sandbox/health"))).toMatchObject({ ok: true });
  expect((await sandbox.get("/nowhere")).status).toBe(404);
});

test("a fault on the line hits the next matching call only, and never the control paths", async () => {
  await sandbox.post("/_sandbox/faults", {
    name: "status",
    status: 502,
    method: "POST",
    path: "/google/token",
    body: "<html>bad</html>",
  });
  const other = await sandbox.get("/google/tokeninfo?access_token=x");
  const hit = await sandbox.post("/google/token", {});
  const next = await sandbox.post("/google/token", {});

  expect(other.status).toBe(400);
  expect([hit.status, await hit.text()]).toEqual([502, "<html>bad</html>"]);
  expect(next.status).toBe(401);
});

test("a dropped connection and a dropped answer look the same from outside", async () => {
  await sandbox.post("/_sandbox/faults", [{ name: "drop" }, { name: "drop-answer" }]);

  await expect(sandbox.get("/google/tokeninfo")).rejects.toThrow();
  await expect(sandbox.get("/google/tokeninfo")).rejects.toThrow();
  expect((await sandbox.get("/google/tokeninfo")).status).toBe(400);
});

test("an answer can be made to drip", async () => {
  await sandbox.post("/_sandbox/faults", { name: "drip", value: 5 });
  const start = performance.now();
  const text = await (await sandbox.get("/google/tokeninfo")).text();

  expect(JSON.parse(text)).toMatchObject({ error: "invalid_token" });
  expect(performance.now() - start).toBeGreaterThan(200);
});

test.each([
  ["/_sandbox/faults", { name: "unheard-of" }],
  ["/_sandbox/settings", { taskMs: -1 }],
  ["/_sandbox/settings", { unknown: true }],
  ["/_sandbox/clock", { advanceMs: "soon" }],
])("%s refuses %o with words", async (path, body) => {
  const response = await sandbox.post(path, body);

  expect(response.status).toBe(400);
  expect((await json(response))["message"]).not.toBe("");
});

test("tokens, settings and clock survive a restart, and a reset forgets them", async () => {
  const own = await startTestSandbox();
  const { accessToken } = await own.connect();
  await own.post("/_sandbox/settings", { uploadsPerDay: 7 });
  const restarted = await own.restart();
  const authorization = `Bearer ${accessToken}`;
  const before = await restarted.get("/youtube/v3/channels?part=id&mine=true", { authorization });
  const settings = await json(await restarted.get("/_sandbox/settings"));
  await restarted.post("/_sandbox/reset", {});
  const after = await restarted.get("/youtube/v3/channels?part=id&mine=true", { authorization });
  const resetSettings = await json(await restarted.get("/_sandbox/settings"));
  await restarted.stop();

  expect(before.status).toBe(200);
  expect(settings["uploadsPerDay"]).toBe(7);
  expect(after.status).toBe(401);
  expect(resetSettings["uploadsPerDay"]).toBe(100);
});
