import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publishFilm } from "#test/publish-film.ts";
import { json, look, scopePrefix, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";
import { startUpload } from "#test/upload-client.ts";

const DAY_MS = 24 * 3_600_000;
// A clock that only moves when it is told to: a busy machine changes nothing.
const NOW = new Date("2026-11-15T12:00:00Z");

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => NOW });
});

beforeEach(async () => {
  await sandbox.post("/_sandbox/reset", {});
  ({ accessToken: token } = await sandbox.connect());
});

afterAll(async () => {
  await sandbox.stop();
});

const bearer = (value = token) => ({ authorization: `Bearer ${value}` });
const ask = async (path: string, value = token) => json(await sandbox.get(`/youtube/v3/${path}`, bearer(value)));
const settings = (changes: object) => sandbox.post("/_sandbox/settings", changes);
const later = (advanceMs: number) => sandbox.post("/_sandbox/clock", { advanceMs });

test("the channel of the token comes with only the parts that were asked for", async () => {
  const channel = look(await ask("channels?part=id,snippet,statistics,contentDetails,status&mine=true"), "items.0");
  const repeated = look(await ask("channels?part=id&part=snippet&mine=true"), "items.0");

  expect(channel).toMatchObject({
    id: "UCsbx0000000000000000001",
    snippet: { title: "Deneme Kanalı", customUrl: "@deneme" },
    statistics: { subscriberCount: "1480", hiddenSubscriberCount: false, videoCount: "0" },
    contentDetails: { relatedPlaylists: { uploads: "UUsbx0000000000000000001" } },
    status: { longUploadsStatus: "allowed" },
  });
  expect(Object.keys(repeated as object).toSorted()).toEqual(["etag", "id", "kind", "snippet"]);
});

test("an account without a channel answers with no items at all, or with a sign-up error", async () => {
  const mehmet = await sandbox.connect("mehmet");
  const elif = await sandbox.connect("elif");
  const empty = await ask("channels?part=id&mine=true", mehmet.accessToken);
  const refused = await sandbox.get("/youtube/v3/channels?part=id&mine=true", bearer(elif.accessToken));

  expect(empty).not.toHaveProperty("items");
  expect(refused.status).toBe(401);
  expect(look(await json(refused), "error.errors.0.reason")).toBe("youtubeSignupRequired");
});

test.each([
  ["no part", "channels?mine=true", "missingRequiredParameter"],
  ["no filter", "channels?part=id", "missingRequiredParameter"],
  ["two filters", "channels?part=id&mine=true&id=UCx", "invalidCriteria"],
  ["no ids", "videos?part=id", "missingRequiredParameter"],
])("%s is 400", async (_name, path, reason) => {
  expect(look(await ask(path), "error.errors.0.reason")).toBe(reason);
});

test("the upload scope alone may not read", async () => {
  const uploader = await sandbox.connect("ayse", [`${scopePrefix}youtube.upload`]);
  const response = await sandbox.get("/youtube/v3/channels?part=id&mine=true", bearer(uploader.accessToken));

  expect(response.status).toBe(403);
  expect(response.headers.get("www-authenticate")).toContain("insufficient_scope");
});

test("an access token dies at its time", async () => {
  await later(3_600_000);

  expect((await sandbox.get("/youtube/v3/channels?part=id&mine=true", bearer())).status).toBe(401);
});

test("processing goes on by the clock, and the length is unknown until its end", async () => {
  await settings({ processingMs: 10_000 });
  const id = await publishFilm(sandbox, token, "Film");
  await later(5000);
  const halfway = look(await ask(`videos?part=status,processingDetails,contentDetails&id=${id}`), "items.0");
  await later(5000);
  const done = look(await ask(`videos?part=status,processingDetails,contentDetails&id=${id}`), "items.0");

  expect(halfway).toMatchObject({
    status: { uploadStatus: "uploaded" },
    processingDetails: {
      processingStatus: "processing",
      processingProgress: { partsTotal: "10", partsProcessed: "5" },
    },
    contentDetails: { duration: "PT0S" },
  });
  expect(done).toMatchObject({
    status: { uploadStatus: "processed", containsSyntheticMedia: true },
    processingDetails: { processingStatus: "succeeded" },
    contentDetails: { duration: "PT10S", definition: "hd" },
  });
});

test("an unaudited project's public video ends locked as private", async () => {
  await settings({ projectAudited: false });
  const id = await publishFilm(sandbox, token, "Film", { privacyStatus: "public" });
  await later(1000);

  expect(look(await ask(`videos?part=status&id=${id}`), "items.0.status.privacyStatus")).toBe("private");
});

test("a publish time turns a private video public when it comes", async () => {
  const now = Date.parse(String(look(await json(await sandbox.get("/_sandbox/health")), "now")));
  const publishAt = new Date(now + 3_600_000).toISOString();
  const id = await publishFilm(sandbox, token, "Film", { privacyStatus: "private", publishAt });
  await later(1000);
  const before = look(await ask(`videos?part=status&id=${id}`), "items.0.status");
  await later(3_599_000 - 60_000);
  const fresh = await sandbox.connect();
  await later(60_000);
  const after = look(await ask(`videos?part=status&id=${id}`, fresh.accessToken), "items.0.status");

  expect(before).toMatchObject({ privacyStatus: "private", publishAt });
  expect(after).toMatchObject({ privacyStatus: "public" });
  expect(after).not.toHaveProperty("publishAt");
});

test("a private video is not there for others, and its details are the owner's alone", async () => {
  const stranger = await sandbox.connect("can");
  const hidden = await publishFilm(sandbox, token, "Gizli", { privacyStatus: "private" });
  const open = await publishFilm(sandbox, token, "Açık", { privacyStatus: "public" });
  const list = await ask(`videos?part=status&id=${hidden},${open},nonsense`, stranger.accessToken);
  const details = await sandbox.get(
    `/youtube/v3/videos?part=processingDetails&id=${open}`,
    bearer(stranger.accessToken),
  );

  expect(look(list, "items.length")).toBe(1);
  expect(look(list, "items.0.id")).toBe(open);
  expect(details.status).toBe(403);
});

test("the uploads list is newest first, in pages", async () => {
  const first = await publishFilm(sandbox, token, "Bir");
  await later(1000);
  const second = await publishFilm(sandbox, token, "İki");
  const path = "playlistItems?part=snippet,contentDetails&playlistId=UUsbx0000000000000000001&maxResults=1";
  const page = await ask(path);
  const next = await ask(`${path}&pageToken=${String(page["nextPageToken"])}`);

  expect(look(page, "items.0.contentDetails.videoId")).toBe(second);
  expect(look(next, "items.0.contentDetails.videoId")).toBe(first);
  expect(next).not.toHaveProperty("nextPageToken");
});

test("updating and deleting need the wider scope and the owner", async () => {
  const id = await publishFilm(sandbox, token, "Eski");
  const owner = await sandbox.connect("ayse", [`${scopePrefix}youtube.force-ssl`]);
  const change = (value: string) =>
    fetch(`${sandbox.url}/youtube/v3/videos?part=snippet`, {
      method: "PUT",
      headers: { ...bearer(value), "content-type": "application/json" },
      body: JSON.stringify({ id, snippet: { title: "Yeni", categoryId: "22" } }),
    });
  const refused = await change(token);
  const changed = await change(owner.accessToken);
  const deleted = await fetch(`${sandbox.url}/youtube/v3/videos?id=${id}`, {
    method: "DELETE",
    headers: bearer(owner.accessToken),
  });

  expect(refused.status).toBe(403);
  expect(look(await json(changed), "snippet.title")).toBe("Yeni");
  expect(deleted.status).toBe(204);
  expect(look(await ask(`videos?part=id&id=${id}`), "items.length")).toBe(0);
});

test("uploads have their own daily bucket, which answers 429 and opens at Pacific midnight", async () => {
  await settings({ uploadsPerDay: 1 });
  const first = await startUpload(sandbox, token, 1000);
  const second = await startUpload(sandbox, token, 1000);
  await later(DAY_MS);
  const tomorrow = await startUpload(sandbox, (await sandbox.connect()).accessToken, 1000);
  const refusal = await json(second);

  expect([first.status, second.status, tomorrow.status]).toEqual([200, 429, 200]);
  expect(look(refusal, "error.errors.0.reason")).toBe("rateLimitExceeded");
  expect(look(refusal, "error.message")).toContain("Video Uploads per day");
});

test("other calls spend units, even wrong ones, until quotaExceeded", async () => {
  await settings({ unitsPerDay: 3 });
  await ask("channels?mine=true");
  await ask("channels?part=id&mine=true");
  await ask("videos?part=id&id=x");
  const response = await sandbox.get("/youtube/v3/channels?part=id&mine=true", bearer());
  const { quota } = await json(await sandbox.get("/_sandbox/ledger"));

  expect(response.status).toBe(403);
  expect(look(await json(response), "error.errors.0.reason")).toBe("quotaExceeded");
  expect(quota).toMatchObject({ used: { units: 3 }, limits: { units: 3 } });
});

test("views grow with the days and never fall; batchGetStats tells the same as videos.list", async () => {
  const id = await publishFilm(sandbox, token, "Film", { privacyStatus: "public" });
  const seen: number[] = [];
  for (let step = 0; step < 12; step++) {
    await later(DAY_MS / 3);
    const { accessToken } = await sandbox.connect();
    seen.push(Number(look(await ask(`videos?part=statistics&id=${id}`, accessToken), "items.0.statistics.viewCount")));
  }
  const { accessToken } = await sandbox.connect();
  const batch = await ask(`videos:batchGetStats?part=id,statistics&id=${id}`, accessToken);

  expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  expect(seen.at(-1)).toBeGreaterThan(20);
  expect(look(batch, "items.0.statistics.viewCount")).toBe(String(seen.at(-1)));
});

test("categories are listed", async () => {
  expect(look(await ask("videoCategories?part=snippet&regionCode=TR"), "items.length")).toBe(15);
});
