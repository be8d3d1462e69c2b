import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { json, look, sampleFilm, sha256, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";
import { ask, BLOCK, breakOff, metadata, openSession, put, putChunk, startUpload } from "#test/upload-client.ts";

let sandbox: TestSandbox;
let token: string;
let film: Buffer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  film = await sampleFilm();
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
  ({ accessToken: token } = await sandbox.connect());
});

afterAll(async () => {
  await sandbox.stop();
});

test("a film sent in chunks arrives whole, with its hash in the ledger", async () => {
  await sandbox.post("/_sandbox/settings", { processingMs: 60_000 });
  const session = await openSession(sandbox, token, film.length);
  const first = await putChunk(session, token, film, [0, BLOCK]);
  const last = await putChunk(session, token, film, [BLOCK, film.length]);
  const { uploads } = await sandbox.ledger();

  expect(first.status).toBe(308);
  expect(first.headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
  expect(first.headers.get("location")).toBeNull();
  expect(last.status).toBe(201);
  expect(await json(last)).toMatchObject({ status: { uploadStatus: "uploaded", privacyStatus: "unlisted" } });
  expect(uploads).toMatchObject([{ sha256: sha256(film), bytes: film.length, bytesOnWire: film.length, requests: 2 }]);
});

test("a whole file in one PUT without a Content-Range is accepted", async () => {
  const session = await openSession(sandbox, token, film.length);
  const response = await fetch(session, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "video/mp4" },
    body: new Uint8Array(film),
  });

  expect(response.status).toBe(201);
});

test("asking tells how much was kept, and after the end gives the same video again", async () => {
  const session = await openSession(sandbox, token, film.length);
  const nothing = await ask(session, token, film.length);
  await putChunk(session, token, film, [0, BLOCK]);
  const some = await ask(session, token, film.length);
  const done = await json(await putChunk(session, token, film, [BLOCK, film.length]));
  const again = await ask(session, token, film.length);

  expect([nothing.status, nothing.headers.get("range")]).toEqual([308, null]);
  expect(some.headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
  expect(again.status).toBe(201);
  expect(await json(again)).toEqual(done);
  expect((await sandbox.ledger()).uploads).toHaveLength(1);
});

test("of a request that breaks off, whole blocks are kept and the rest can follow", async () => {
  const session = await openSession(sandbox, token, film.length);
  await breakOff(sandbox, session, film, BLOCK + 5000);
  const kept = await ask(session, token, film.length);
  const last = await putChunk(session, token, film, [BLOCK, film.length]);

  expect(kept.headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
  expect(last.status).toBe(201);
  expect((await sandbox.ledger()).uploads[0]?.sha256).toBe(sha256(film));
});

test.each([
  ["a gap", (size: number) => `bytes ${BLOCK}-${2 * BLOCK - 1}/${size}`, BLOCK],
  ["a chunk that is no multiple of 256 KiB", (size: number) => `bytes 0-999/${size}`, 1000],
  ["an unreadable header", () => "bytes nonsense", 10],
  ["another total than at the start", (size: number) => `bytes 0-${BLOCK - 1}/${size + 1}`, BLOCK],
])("%s is refused and nothing of it is kept", async (_name, range, length) => {
  const session = await openSession(sandbox, token, film.length);
  const response = await put(session, token, range(film.length), film.subarray(0, length));
  const kept = await ask(session, token, film.length);

  expect(response.status).toBe(400);
  expect(kept.headers.get("range")).toBeNull();
});

test("a session survives a restart of the sandbox", async () => {
  const own = await startTestSandbox();
  const { accessToken } = await own.connect();
  const session = await openSession(own, accessToken, film.length);
  await putChunk(session, accessToken, film, [0, BLOCK]);
  const restarted = await own.restart();
  const moved = session.replace(own.url, restarted.url);
  const kept = await ask(moved, accessToken, film.length);
  const last = await putChunk(moved, accessToken, film, [BLOCK, film.length]);
  const { uploads } = await restarted.ledger();
  await restarted.stop();

  expect(kept.headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
  expect(last.status).toBe(201);
  expect(uploads[0]?.sha256).toBe(sha256(film));
});

test("an old or unknown session is 404", async () => {
  const session = await openSession(sandbox, token, film.length);
  const unknown = await ask(`${session}x`, token, film.length);
  await sandbox.post("/_sandbox/settings", { sessionMs: 0 });
  const old = await ask(session, token, film.length);

  expect(unknown.status).toBe(404);
  expect(old.status).toBe(404);
});

test.each([
  ["an empty title", { snippet: { title: " " } }, "invalidTitle"],
  ["a title over 100 characters", { snippet: { title: "a".repeat(101) } }, "invalidTitle"],
  ["an angle bracket in the title", { snippet: { title: "a <b>" } }, "invalidTitle"],
  ["a description over 5000 bytes", { snippet: { title: "a", description: "ğ".repeat(2501) } }, "invalidDescription"],
  ["tags over 500 characters", { snippet: { title: "a", tags: ["x".repeat(250), "y".repeat(250)] } }, "invalidTags"],
  ["an unknown category", { snippet: { title: "a", categoryId: "99" } }, "invalidCategoryId"],
  [
    "a publish time on a public video",
    { snippet: { title: "a" }, status: { privacyStatus: "public", publishAt: "2030-01-01T00:00:00Z" } },
    "invalidPublishAt",
  ],
  [
    "an unreadable publish time",
    { snippet: { title: "a" }, status: { privacyStatus: "private", publishAt: "soon" } },
    "invalidPublishAt",
  ],
])("%s is refused before any byte", async (_name, body, reason) => {
  const response = await startUpload(sandbox, token, film.length, body);

  expect(response.status).toBe(400);
  expect(look(await json(response), "error.errors.0.reason")).toBe(reason);
  expect(response.headers.get("location")).toBeNull();
});

test("starting needs the upload scope, a living token and a channel", async () => {
  const reader = await sandbox.connect("ayse", ["https://www.googleapis.com/auth/youtube.readonly"]);
  const channelless = await sandbox.connect("mehmet");
  const noScope = await startUpload(sandbox, reader.accessToken, film.length);
  const noToken = await startUpload(sandbox, "ya29.unknown", film.length);
  const noChannel = await startUpload(sandbox, channelless.accessToken, film.length);

  expect(noScope.status).toBe(403);
  expect(look(await json(noScope), "error.errors.0.reason")).toBe("insufficientPermissions");
  expect(noToken.status).toBe(401);
  expect(noToken.headers.get("www-authenticate")).toContain("invalid_token");
  expect(look(await json(noChannel), "error.errors.0.reason")).toBe("youtubeSignupRequired");
});

test.each([
  ["\\r\\n", "\r\n"],
  ["a bare \\n, as Google's Python client sends,", "\n"],
])("a film in one multipart request with %s lines is unpacked byte for byte", async (_name, end) => {
  const boundary = "sandbox-boundary";
  const first = ["Content-Type: application/json", "", JSON.stringify(metadata("Tek parça"))];
  const head = [`--${boundary}`, ...first, `--${boundary}`, "Content-Type: video/mp4", "", ""].join(end);
  const body = Buffer.concat([Buffer.from(head), film, Buffer.from(`${end}--${boundary}--${end}`)]);
  const response = await fetch(
    `${sandbox.url}/upload/youtube/v3/videos?uploadType=multipart&part=snippet&part=status`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": `multipart/related; boundary=${boundary}` },
      body: new Uint8Array(body),
    },
  );

  expect(response.status).toBe(200);
  expect(await json(response)).toMatchObject({ snippet: { title: "Tek parça" } });
  expect((await sandbox.ledger()).uploads).toMatchObject([{ uploadType: "multipart", sha256: sha256(film) }]);
});

test("bytes that are no film fail in processing, not in the upload", async () => {
  const noise = randomBytes(BLOCK);
  const session = await openSession(sandbox, token, noise.length);
  const { id } = await json(await putChunk(session, token, noise, [0, noise.length]));
  await sandbox.post("/_sandbox/clock", { advanceMs: 1000 });
  const list = await json(
    await sandbox.get(`/youtube/v3/videos?part=status&id=${String(id)}`, { authorization: `Bearer ${token}` }),
  );

  expect(look(list, "items.0.status")).toMatchObject({ uploadStatus: "failed", failureReason: "invalidFile" });
});
