import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture, root } from "./processes.mjs";

/** What containers are given to stop. */
const GRACE_MS = 10_000;
let folder = "";
let app = "";
const running = new Set();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sahne-package-"));
  chmodSync(folder, 0o755);
  const order = [join(root, "scripts/package.mjs"), "--to", folder, "--folder-only"];
  const { code, output } = await capture(process.execPath, order, { niceness: 5 });
  if (code !== 0) throw new Error(output);
  app = join(folder, readdirSync(folder)[0]);
});

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** As root we become nobody, as a container or a service would; anybody else is unprivileged already. */
function user() {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = readFileSync("/etc/passwd", "utf8").match(/^nobody:(.*):(\d+):(\d+):/m);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Nothing of this environment: only what a service file would set. */
function start(file, parameters, settings) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...settings };
  const child = spawn(process.execPath, [join(app, file), ...parameters], { cwd: "/", env, ...user() });
  const lines = [];
  running.add(child);
  child.once("exit", () => running.delete(child));
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => lines.push(String(chunk)));
  return { child, text: () => lines.join("") };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return String(port);
}

test("the package starts without a build under an unprivileged user, makes films, and stops in time while busy [R19.4]", async () => {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  const { uid, gid } = user();
  if (uid !== undefined) chownSync(dataDir, uid, gid);
  const PORT = await freePort();
  const settings = { PORT, DATA_DIR: dataDir };
  const call = async (path, { token, body } = {}) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const method = body ? "POST" : "GET";
    const answer = await fetch(`http://localhost:${PORT}${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const statusOf = (path) =>
    call(path)
      .then(({ status }) => status)
      .catch(() => 0);

  const first = start("main.mjs", [], settings);
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  const doctor = start("operate.mjs", ["doctor"], settings);
  const [code] = await once(doctor.child, "exit");
  expect([code, doctor.text()]).toEqual([0, expect.stringContaining("Everything that is set works.")]);

  const person = { fullname: "Ada", username: "ada_lovelace", email: "ada@example.com", password: "uzun-bir-sifre" };
  const { token } = (await call("/register", { body: person })).body;
  const wish = {
    scenario: "text2video",
    promptText: "Deniz kenarında bir sabah. ".repeat(20),
    options: { durationSeconds: 60, resolution: "1080p" },
  };
  const short = {
    ...wish,
    promptText: "Deniz kenarında bir sabah.",
    options: { durationSeconds: 5, resolution: "480p" },
  };
  const soon = await call("/video/create", { token, body: short });
  const film = `/api/videos/${soon.body.video._id}`;
  await expect
    .poll(async () => (await call(film, { token })).body.video.status, { timeout: 240_000 })
    .toBe("completed");
  const made = await call("/video/create", { token, body: wish });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  const video = `/api/videos/${made.body.video._id}`;
  await expect.poll(async () => (await call(video, { token })).body.video.stage).toBe("generating");
  const stoppedAt = Date.now();
  first.child.kill("SIGTERM");
  const [ended] = await once(first.child, "exit");
  expect([ended, Date.now() - stoppedAt < GRACE_MS]).toEqual([0, true]);

  const second = start("main.mjs", [], settings);
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  await expect.poll(async () => (await call(video, { token })).body.video.stage).toBe("generating");
  second.child.kill("SIGTERM");
  await once(second.child, "exit");
  expect(existsSync(join(app, "apps/server/src"))).toBe(false);
});
