import { Readable } from "node:stream";
import { auth, youtube } from "@googleapis/youtube";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, sampleFilm, sha256, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ settings: { processingMs: 60_000 } });
});
afterAll(() => sandbox.stop());

/** Google's own client for Node, told nothing but where the sandbox stands. */
async function openClient() {
  const { refreshToken } = await sandbox.connect();
  const client = new auth.OAuth2({
    clientId: "sandbox-client",
    clientSecret: "sandbox-secret",
    endpoints: {
      oauth2TokenUrl: `${sandbox.url}/google/token`,
      oauth2RevokeUrl: `${sandbox.url}/google/revoke`,
    },
  });
  client.setCredentials({ refresh_token: refreshToken });
  // Uploads heed only the address given with each call.
  const place = { rootUrl: `${sandbox.url}/` };
  return { client, api: youtube({ version: "v3", auth: client, ...place }), place };
}

const requestBody = {
  snippet: { title: "Resmî istemci", description: "Node", tags: ["deneme", "gün batımı"], categoryId: "22" },
  status: { privacyStatus: "unlisted", selfDeclaredMadeForKids: false, containsSyntheticMedia: true },
};

test("Google's own client for Node uploads a film and reads it back", async () => {
  const { api, place } = await openClient();
  const film = await sampleFilm();

  const inserted = await api.videos.insert(
    {
      part: ["snippet", "status"],
      notifySubscribers: false,
      requestBody,
      media: { mimeType: "video/mp4", body: Readable.from([film]) },
    },
    place,
  );
  const id = inserted.data.id ?? "";
  await sandbox.post("/_sandbox/clock", { advanceMs: 60_000 });
  const video = await eventually(async () => {
    const { data } = await api.videos.list({ part: ["snippet", "status", "processingDetails"], id: [id] });
    const [found] = data.items ?? [];
    return found?.status?.uploadStatus === "processed" ? found : undefined;
  });

  expect(inserted.data.status?.uploadStatus).toBe("uploaded");
  expect(video).toMatchObject({ ...requestBody, processingDetails: { processingStatus: "succeeded" } });
  expect((await sandbox.ledger()).uploads).toMatchObject([{ videoId: id, sha256: sha256(film) }]);
});

test("Google's own client for Node reads the channel and its list, sets a thumbnail, and gives the grant back", async () => {
  const { api, client, place } = await openClient();
  const { data } = await api.channels.list({ part: ["snippet", "contentDetails", "statistics"], mine: true });
  const [channel] = data.items ?? [];
  const playlistId = channel?.contentDetails?.relatedPlaylists?.uploads ?? "";
  const listed = await api.playlistItems.list({ part: ["contentDetails"], playlistId });
  const videoId = listed.data.items?.[0]?.contentDetails?.videoId ?? "";

  // The smallest picture there is.
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const thumbnail = await api.thumbnails.set(
    { videoId, media: { mimeType: "image/png", body: Readable.from([png]) } },
    place,
  );
  await client.revokeCredentials();

  expect(channel?.snippet?.title).toBe("Deneme Kanalı");
  expect(channel?.statistics?.subscriberCount).toBe("1480");
  expect(thumbnail.data.items).toHaveLength(1);
  await expect(api.channels.list({ part: ["id"], mine: true })).rejects.toThrow();
});

test("Google's own client for Node is refused as YouTube refuses it", async () => {
  const { api, place } = await openClient();
  const body = { ...requestBody, snippet: { ...requestBody.snippet, title: "<b>" } };

  const refusal = api.videos.insert(
    { part: ["snippet", "status"], requestBody: body, media: { mimeType: "video/mp4", body: Readable.from(["x"]) } },
    place,
  );

  await expect(refusal).rejects.toMatchObject({
    status: 400,
    response: { data: { error: { errors: [{ reason: "invalidTitle" }] } } },
  });
});
