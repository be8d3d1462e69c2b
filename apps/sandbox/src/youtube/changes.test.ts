import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publishFilm } from "#test/publish-film.ts";
import { allScopes, json, look, scopePrefix, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

let sandbox: TestSandbox;
let narrow: string;
let token: string;
let id: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
  ({ accessToken: narrow } = await sandbox.connect());
  ({ accessToken: token } = await sandbox.connect("ayse", [...allScopes, `${scopePrefix}youtube.force-ssl`]));
  id = await publishFilm(sandbox, token, "Film");
});

afterAll(() => sandbox.stop());

const bearer = (value = token) => ({ authorization: `Bearer ${value}` });
const ask = async (path: string) => json(await sandbox.get(`/youtube/v3/${path}`, bearer()));
const reasonOf = async (response: Response) => look(await json(response), "error.errors.0.reason");

function update(part: string, body: object): Promise<Response> {
  return fetch(`${sandbox.url}/youtube/v3/videos?part=${part}`, {
    method: "PUT",
    headers: { ...bearer(), "content-type": "application/json" },
    body: JSON.stringify({ id, ...body }),
  });
}

test("an update sets back whatever its parts leave out, and leaves other parts alone", async () => {
  await update("snippet,status", {
    snippet: { title: "A", description: "uzun", tags: ["x"], categoryId: "10" },
    status: { privacyStatus: "unlisted", embeddable: false },
  });
  await update("snippet", { snippet: { title: "B", categoryId: "22" } });
  const words = await ask(`videos?part=snippet,status&id=${id}`);
  expect(look(words, "items.0.snippet.description")).toBe("");
  expect(look(words, "items.0.snippet.tags")).toBeUndefined();
  expect(look(words, "items.0.status.privacyStatus")).toBe("unlisted");
  expect(look(words, "items.0.status.embeddable")).toBe(false);

  await update("status", { status: { privacyStatus: "private" } });
  const status = await ask(`videos?part=snippet,status&id=${id}`);
  expect(look(status, "items.0.snippet.title")).toBe("B");
  expect(look(status, "items.0.status.embeddable")).toBe(true);
  expect(await reasonOf(await update("snippet", { snippet: { title: "C" } }))).toBe("invalidCategoryId");
});

test("a video comes into a playlist as often as it is put there, and out again", async () => {
  const lists = await ask("playlists?part=snippet&mine=true");
  const playlistId = String(look(lists, "items.0.id"));
  const put = (value: string) =>
    sandbox.post(
      "/youtube/v3/playlistItems?part=snippet",
      { snippet: { playlistId, resourceId: { kind: "youtube#video", videoId: id } } },
      bearer(value),
    );
  expect((await put(narrow)).status).toBe(403);
  const first = await json(await put(token));
  await put(token);
  expect(look(await ask(`playlistItems?part=snippet&playlistId=${playlistId}&videoId=${id}`), "items.length")).toBe(2);
  const gone = await fetch(`${sandbox.url}/youtube/v3/playlistItems?id=${String(first["id"])}`, {
    method: "DELETE",
    headers: bearer(),
  });
  expect(gone.status).toBe(204);
  expect(look(await ask(`playlistItems?part=snippet&playlistId=${playlistId}&videoId=${id}`), "items.length")).toBe(1);
  expect(look(await ask("playlistItems?part=snippet&playlistId=PLnobody"), "error.errors.0.reason")).toBe(
    "playlistNotFound",
  );
});

test("a caption track of a language and name is taken once, with the widest scope only", async () => {
  const srt = "1\n00:00:00,000 --> 00:00:01,000\nMerhaba\n";
  const insert = (value: string, text = srt) =>
    fetch(`${sandbox.url}/upload/youtube/v3/captions?part=snippet&uploadType=multipart`, {
      method: "POST",
      headers: { ...bearer(value), "content-type": "multipart/related; boundary=b" },
      body: [
        "--b\r\ncontent-type: application/json\r\n\r\n",
        JSON.stringify({ snippet: { videoId: id, language: "tr", name: "Sahne" } }),
        `\r\n--b\r\ncontent-type: application/octet-stream\r\n\r\n${text}\r\n--b--`,
      ].join(""),
    });
  expect((await insert(narrow)).status).toBe(403);
  expect(await reasonOf(await insert(token, "no times"))).toBe("contentRequired");
  expect((await insert(token)).status).toBe(200);
  const again = await insert(token);
  expect([again.status, await reasonOf(again)]).toEqual([409, "captionExists"]);
  const tracks = await ask(`captions?part=snippet&videoId=${id}`);
  expect(look(tracks, "items.length")).toBe(1);
  expect(look(tracks, "items.0.snippet")).toMatchObject({ language: "tr", name: "Sahne" });
});
