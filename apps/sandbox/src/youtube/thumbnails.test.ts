import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawPicture } from "#pages/picture.ts";
import { publishFilm } from "#test/publish-film.ts";
import { json, look, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

let sandbox: TestSandbox;
let token: string;
let id: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
  ({ accessToken: token } = await sandbox.connect());
  id = await publishFilm(sandbox, token, "Film");
});

afterAll(async () => {
  await sandbox.stop();
});

function setThumbnail(bytes: Buffer, videoId = id, value = token): Promise<Response> {
  return fetch(`${sandbox.url}/upload/youtube/v3/thumbnails/set?videoId=${videoId}&uploadType=media`, {
    method: "POST",
    headers: { authorization: `Bearer ${value}`, "content-type": "image/png" },
    body: new Uint8Array(bytes),
  });
}

const reasonOf = async (response: Response) => look(await json(response), "error.errors.0.reason");

test("a picture that was set is the one that is served", async () => {
  const picture = drawPicture("mine", 1280, 720);
  const answer = await json(await setThumbnail(picture));
  const served = await fetch(String(look(answer, "items.0.default.url")));

  expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true);
});

test("a video without one has a drawn picture of the stated size", async () => {
  const list = await json(
    await sandbox.get(`/youtube/v3/videos?part=snippet&id=${id}`, { authorization: `Bearer ${token}` }),
  );
  const served = await fetch(String(look(list, "items.0.snippet.thumbnails.medium.url")));
  const bytes = Buffer.from(await served.arrayBuffer());

  expect(served.headers.get("content-type")).toBe("image/png");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 180]);
});

test("a channel that is not verified by phone may not set one", async () => {
  const { accessToken } = await sandbox.connect("zeynep");
  const film = await publishFilm(sandbox, accessToken, "Film");
  const response = await setThumbnail(drawPicture("a", 320, 180), film, accessToken);

  expect(response.status).toBe(403);
  expect(await reasonOf(response)).toBe("forbidden");
});

test.each([
  ["nothing", Buffer.alloc(0), "mediaBodyRequired"],
  ["text", Buffer.from("no picture at all, only words"), "invalidImage"],
])("%s is refused", async (_name, bytes, reason) => {
  expect(await reasonOf(await setThumbnail(bytes))).toBe(reason);
});

test("an unknown video is 404, and armed faults answer once", async () => {
  const picture = drawPicture("a", 320, 180);
  const unknown = await setThumbnail(picture, "nonsense");
  await sandbox.post("/_sandbox/faults", [{ name: "thumbnail-403" }, { name: "thumbnail-429" }]);
  const statuses = [await setThumbnail(picture), await setThumbnail(picture), await setThumbnail(picture)];

  expect(unknown.status).toBe(404);
  expect(statuses.map(({ status }) => status)).toEqual([403, 429, 200]);
});
