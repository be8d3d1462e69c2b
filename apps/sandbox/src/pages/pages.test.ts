import { afterAll, beforeAll, expect, test } from "vitest";
import { publishFilm } from "#test/publish-film.ts";
import { sampleFilm, sha256, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

let sandbox: TestSandbox;
let id: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { accessToken } = await sandbox.connect();
  id = await publishFilm(sandbox, accessToken, 'Martılar & "deniz"');
});

afterAll(async () => {
  await sandbox.stop();
});

test.each(["/", "/channel/UCsbx0000000000000000001", "/channel/@deneme", "/google/o/oauth2/v2/auth"])(
  "%s says SANDBOX and allows no script",
  async (path) => {
    const response = await sandbox.get(path);

    expect(await response.text()).toContain("<b>SANDBOX</b>");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  },
);

test("the channel page shows the received film with its hash, and the film can be sought", async () => {
  const film = await sampleFilm();
  const page = await (await sandbox.get("/channel/UCsbx0000000000000000001")).text();
  const part = await sandbox.get(`/media/${id}`, { range: "bytes=100-199" });
  const whole = await sandbox.get(`/media/${id}`);

  expect(page).toContain("Martılar &amp; &quot;deniz&quot;");
  expect(page).toContain(sha256(film));
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${film.length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true);
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
});

test("the watch page plays one film, and an unknown one is 404", async () => {
  const page = await (await sandbox.get(`/watch?v=${id}`)).text();

  expect(page).toContain(`src="/media/${id}"`);
  expect((await sandbox.get("/watch?v=nonsense")).status).toBe(404);
  expect((await sandbox.get("/channel/nonsense")).status).toBe(404);
  expect((await sandbox.get("/media/nonsense")).status).toBe(404);
});

test("a hostile channel name is shown as text", async () => {
  const page = await (await sandbox.get("/channel/@hostile")).text();

  expect(page).not.toContain("<img src=x");
  expect(page).toContain("&lt;img src=x");
});

test("a range beyond the end is 416", async () => {
  expect((await sandbox.get(`/media/${id}`, { range: "bytes=99999999-" })).status).toBe(416);
});
