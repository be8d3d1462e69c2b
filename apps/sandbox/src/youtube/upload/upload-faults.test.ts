import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { exchange, json, look, sampleFilm, sha256, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";
import { ask, BLOCK, openSession, putChunk, startUpload, metadata } from "#test/upload-client.ts";

let sandbox: TestSandbox;
let token: string;
let refreshToken: string;
let film: Buffer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  film = await sampleFilm();
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
  ({ accessToken: token, refreshToken } = await sandbox.connect());
});

afterAll(async () => {
  await sandbox.stop();
});

const arm = (fault: object) => sandbox.post("/_sandbox/faults", fault);
const reasonOf = async (response: Response) => look(await json(response), "error.errors.0.reason");

test.each([
  ["init-503", 503, "backendError"],
  ["init-409", 409, "alreadyExists"],
  ["quota-exceeded", 403, "quotaExceeded"],
  ["upload-bucket-429", 429, "rateLimitExceeded"],
  ["upload-limit", 400, "uploadLimitExceeded"],
])("%s answers the next start and no other", async (name, status, reason) => {
  await arm({ name });
  const hit = await startUpload(sandbox, token, film.length);
  const next = await startUpload(sandbox, token, film.length);

  expect(hit.status).toBe(status);
  expect(await reasonOf(hit)).toBe(reason);
  expect(next.status).toBe(200);
});

test("a connection cut inside a chunk leaves a session that goes on from the kept blocks", async () => {
  await arm({ name: "cut-at", value: BLOCK + 1 });
  const session = await openSession(sandbox, token, film.length);
  await putChunk(session, token, film, [0, BLOCK]);
  await expect(putChunk(session, token, film, [BLOCK, film.length])).rejects.toThrow();
  const kept = await ask(session, token, film.length);
  const last = await putChunk(session, token, film, [BLOCK, film.length]);

  expect(kept.headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
  expect(last.status).toBe(201);
  expect((await sandbox.ledger()).uploads[0]?.sha256).toBe(sha256(film));
});

test("a 503 after a stored chunk loses nothing", async () => {
  await arm({ name: "chunk-503" });
  const session = await openSession(sandbox, token, film.length);
  const hit = await putChunk(session, token, film, [0, BLOCK]);
  const kept = await ask(session, token, film.length);

  expect(hit.status).toBe(503);
  expect(kept.headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
});

test("a 503 after the last chunk is answered with the video by asking", async () => {
  await arm({ name: "chunk-503" });
  const session = await openSession(sandbox, token, film.length);
  const hit = await putChunk(session, token, film, [0, film.length]);
  const found = await ask(session, token, film.length);

  expect([hit.status, found.status]).toEqual([503, 201]);
  expect((await sandbox.ledger()).uploads).toHaveLength(1);
});

test("a lost last answer is found again by asking, with one video on the channel", async () => {
  await arm({ name: "lose-final" });
  const session = await openSession(sandbox, token, film.length);
  await expect(putChunk(session, token, film, [0, film.length])).rejects.toThrow();
  const found = await ask(session, token, film.length);
  const { uploads } = await sandbox.ledger();

  expect(found.status).toBe(201);
  expect(uploads.map(({ videoId }) => videoId)).toEqual([(await json(found))["id"]]);
});

test("an answer that does not name the video has made it all the same, and the next one names it", async () => {
  await arm({ name: "no-id" });
  const session = await openSession(sandbox, token, film.length);
  const unnamed = await putChunk(session, token, film, [0, film.length]);
  const named = await ask(session, token, film.length);

  expect([unnamed.status, (await json(unnamed))["id"]]).toEqual([200, undefined]);
  const { uploads } = await sandbox.ledger();
  expect(uploads.map(({ videoId }) => videoId)).toEqual([(await json(named))["id"]]);
});

test("a session that vanishes after the last byte answers 404 although the video exists", async () => {
  await arm({ name: "gone-after-final" });
  const session = await openSession(sandbox, token, film.length);
  await expect(putChunk(session, token, film, [0, film.length])).rejects.toThrow();

  expect((await ask(session, token, film.length)).status).toBe(404);
  expect((await sandbox.ledger()).uploads).toHaveLength(1);
});

test("an expired session answers 404 at the chosen request", async () => {
  await arm({ name: "expire-session", skip: 1 });
  const session = await openSession(sandbox, token, film.length);
  const first = await putChunk(session, token, film, [0, BLOCK]);
  const second = await putChunk(session, token, film, [BLOCK, film.length]);

  expect([first.status, second.status]).toEqual([308, 404]);
});

test("a token that dies in the middle is replaced by a refresh, and the offset stays", async () => {
  await arm({ name: "token-401", skip: 1 });
  const session = await openSession(sandbox, token, film.length);
  await putChunk(session, token, film, [0, BLOCK]);
  const refused = await putChunk(session, token, film, [BLOCK, film.length]);
  const stillDead = await ask(session, token, film.length);
  const fresh = await json(await exchange(sandbox.url, { grant_type: "refresh_token", refresh_token: refreshToken }));
  const last = await putChunk(session, String(fresh["access_token"]), film, [BLOCK, film.length]);

  expect([refused.status, stillDead.status, last.status]).toEqual([401, 401, 201]);
});

test.each([
  ["[processing-failed:codec]", { uploadStatus: "failed", failureReason: "codec" }],
  ["[rejected:duplicate]", { uploadStatus: "rejected", rejectionReason: "duplicate" }],
  ["[rejected:length]", { uploadStatus: "rejected", rejectionReason: "length" }],
])("a title with %s ends so", async (marker, status) => {
  const session = await openSession(sandbox, token, film.length, `Deneme ${marker}`);
  const { id } = await json(await putChunk(session, token, film, [0, film.length]));
  await sandbox.post("/_sandbox/clock", { advanceMs: 1000 });
  const list = await json(
    await sandbox.get(`/youtube/v3/videos?part=status&id=${String(id)}`, { authorization: `Bearer ${token}` }),
  );

  expect(look(list, "items.0.status")).toMatchObject(status);
});

test("a marker in a title hits once, so that a retry gets through", async () => {
  const body = metadata("Deneme [init-503]");

  expect((await startUpload(sandbox, token, film.length, body)).status).toBe(503);
  expect((await startUpload(sandbox, token, film.length, body)).status).toBe(200);
});

test("a large chunk that is refused can be sent to its end, and the refusal is heard", async () => {
  const large = Buffer.alloc(24 * 1024 * 1024);
  await arm({ name: "token-401" });
  const session = await openSession(sandbox, token, large.length);
  const refused = await putChunk(session, token, large, [0, large.length]);

  expect(refused.status).toBe(401);
});

test("a request that announces more than it sends is answered, and its connection closed", async () => {
  const session = await openSession(sandbox, token, film.length);
  await putChunk(session, token, film, [0, film.length]);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(session, {
      method: "PUT",
      headers: { "content-range": `bytes 0-${film.length - 1}/${film.length}`, "content-length": film.length },
    });
    call.on("response", resolve).on("error", reject).flushHeaders();
  });
  answer.resume();

  expect(answer.statusCode).toBe(201);
  expect(answer.headers.connection).toBe("close");
});

test.each(["no-range", "stalled-range"])("%s keeps nothing of the chunk and never says so", async (name) => {
  const session = await openSession(sandbox, token, film.length);
  await putChunk(session, token, film, [0, BLOCK]);
  await arm({ name });
  const odd = await putChunk(session, token, film, [BLOCK, film.length]);

  expect(odd.status).toBe(308);
  expect(odd.headers.get("range")).toBe(name === "no-range" ? null : `bytes=0-${BLOCK - 1}`);
  expect((await putChunk(session, token, film, [BLOCK, film.length])).status).toBe(201);
});

test("bad-range keeps the chunk and answers a header that nobody can read", async () => {
  await arm({ name: "bad-range", value: "octets 0~262143" });
  const session = await openSession(sandbox, token, film.length);

  expect((await putChunk(session, token, film, [0, BLOCK])).headers.get("range")).toBe("octets 0~262143");
  expect((await ask(session, token, film.length)).headers.get("range")).toBe(`bytes=0-${BLOCK - 1}`);
});

test("bytes that were kept already and come again are passed over", async () => {
  const session = await openSession(sandbox, token, film.length);
  await putChunk(session, token, film, [0, BLOCK]);
  await putChunk(session, token, film, [0, BLOCK]);
  const last = await putChunk(session, token, film, [0, film.length]);

  expect(last.status).toBe(201);
  expect((await sandbox.ledger()).uploads).toMatchObject([{ sha256: sha256(film), bytes: film.length }]);
});

test("foreign-location names a session at another host", async () => {
  await arm({ name: "foreign-location", value: "127.0.0.1:9" });

  expect(new URL(await openSession(sandbox, token, film.length)).host).toBe("127.0.0.1:9");
  expect(await openSession(sandbox, token, film.length)).toContain(sandbox.url);
});

test("late-index accepts a video that no list shows for a while; odd-status names it by no known word", async () => {
  await arm([
    { name: "late-index", value: 60_000 },
    { name: "odd-status", value: "archived" },
  ]);
  const session = await openSession(sandbox, token, film.length);
  const id = String(look(await json(await putChunk(session, token, film, [0, film.length])), "id"));
  const list = async () => {
    const path = `/youtube/v3/videos?part=status&id=${id}`;
    return look(
      await json(await sandbox.get(path, { authorization: `Bearer ${token}` })),
      "items.0.status.uploadStatus",
    );
  };

  expect(await list()).toBeUndefined();
  await sandbox.post("/_sandbox/clock", { advanceMs: 61_000 });
  expect(await list()).toBe("archived");
});
