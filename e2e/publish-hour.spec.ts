import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { signedIn, type Api } from "./support/api.ts";
import { answerConsent, connectByHand } from "./support/channel.ts";
import { openMail } from "./support/mail.ts";
import { patiently } from "./support/patience.ts";
import { startProduct, type Product } from "./support/product.ts";
import { test } from "./support/test.ts";

const MINUTE_MS = 60_000;
const SMALL = { durationSeconds: 5, resolution: "480p" };
const main = (page: Page) => page.getByRole("main");
const preload = new URL("support/clock.mjs", import.meta.url).href;

const python = "/usr/bin/python3";
const reader = fileURLToPath(new URL("../apps/sandbox/clients/read_video.py", import.meta.url));
const hasPython = spawnSync(python, ["-c", "import googleapiclient, google_auth_httplib2"]).status === 0;

type Shown = { status: string; upload: { status: string; youtubeVideoId: string; thumbnailStatus: string } | null };

async function film(api: Api): Promise<Shown> {
  const { videos } = (await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: Shown[] };
  const [video] = videos;
  if (!video) throw new Error("There is no film.");
  return video;
}

/** The owner of the channel, with a grant that has nothing to do with ours. */
async function ownGrant(page: Page, { url, sandboxUrl }: Product): Promise<string> {
  const client = { client_id: "sandbox-client", redirect_uri: `${url}/youtube/callback` };
  const scope = "https://www.googleapis.com/auth/youtube.force-ssl";
  const query = new URLSearchParams({
    ...client,
    scope,
    response_type: "code",
    access_type: "offline",
    prompt: "consent",
  });
  await page.route("**/youtube/callback?**", (route) => route.fulfill({ body: "" }));
  await page.goto(`${sandboxUrl}/google/o/oauth2/v2/auth?${query.toString()}`);
  await answerConsent(page);
  await page.waitForURL("**/youtube/callback?**");
  const code = new URL(page.url()).searchParams.get("code") ?? "";
  await page.unroute("**/youtube/callback?**");
  const form = { ...client, code, client_secret: "sandbox-secret", grant_type: "authorization_code" };
  const answer = await page.request.post(`${sandboxUrl}/google/token`, { form });
  return ((await answer.json()) as { refresh_token: string }).refresh_token;
}

async function readInPython(page: Page, product: Product, videoId: string): Promise<Record<string, unknown>> {
  const parameters = [reader, product.sandboxUrl, await ownGrant(page, product), videoId];
  const { stdout } = await promisify(execFile)(python, parameters);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** As the fields of the dialog want it, in the zone of the browser. */
function wallClock(at: Date): { day: string; hour: string } {
  const text = at.toLocaleString("sv-SE", { timeZone: "Europe/Istanbul" });
  return { day: text.slice(0, 10), hour: text.slice(11, 16) };
}

test(
  "[R18.1] [R18.4] the channel has what the form said, another client reads; its hour comes while the server is off, and it is public",
  { tag: "@long" },
  async ({ page }) => {
    test.skip(!hasPython, "Debian's python3-googleapi is not installed");
    const folder = await mkdtemp(join(tmpdir(), "sahne-clock-"));
    const clock = join(folder, "ahead");
    await writeFile(clock, "0");
    const product = await startProduct({ NODE_OPTIONS: `--import=${preload}?file=${encodeURIComponent(clock)}` });
    try {
      const api = await signedIn(page, product.url);
      await api.call("POST", "/video/create", { scenario: "text2video", promptText: "Gece treni", options: SMALL });
      await page.goto(`${product.url}/dashboard/videos`);
      await main(page).getByRole("button", { name: "Upload to YouTube" }).click(patiently);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Connect the channel" }).click();
      await answerConsent(page);
      await page.waitForURL("**/dashboard/videos?publish=*");

      // Every field of the form.
      const at = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 18 * MINUTE_MS);
      const { day, hour } = wallClock(at);
      await dialog.getByLabel("Title").fill("Gece treni: “ilk” & son");
      await dialog.getByLabel("Description").fill("Raylar uzun.\nGece kısa.");
      await dialog.getByLabel("Tags").fill("tren, gece yolculuğu,");
      await dialog.getByText("At an hour I choose").click();
      await dialog.getByLabel("Day", { exact: true }).fill(day);
      await dialog.getByLabel("Hour", { exact: true }).fill(hour);
      await expect(dialog.getByRole("radio", { name: /^Public/ })).toBeChecked();
      await expect(dialog.getByRole("radio", { name: /^YouTube/ })).toBeChecked();
      await dialog.getByLabel(/^Made for kids/).check();
      await dialog.getByLabel(/^Disclose AI/).uncheck();
      await dialog.getByText("More options").click();
      await dialog.getByLabel("Category").selectOption("15");
      await dialog.getByLabel("Language of the video").selectOption("tr");
      await dialog.getByLabel(/^Notify subscribers/).uncheck();
      await dialog.getByText("The video’s poster").click();
      await dialog.getByRole("button", { name: "Schedule the Upload" }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await film(api)).upload?.status, patiently).toBe("scheduled");
      await expect.poll(async () => (await film(api)).upload?.thumbnailStatus, patiently).toBe("set");
      const { upload } = await film(api);
      const youtubeVideoId = upload?.youtubeVideoId ?? "";

      const there = await readInPython(page, product, youtubeVideoId);
      expect(there).toMatchObject({
        snippet: {
          title: "Gece treni: “ilk” & son",
          description: "Raylar uzun.\nGece kısa.",
          tags: ["tren", "gece yolculuğu"],
          categoryId: "15",
          defaultLanguage: "tr",
          defaultAudioLanguage: "tr",
        },
        status: { privacyStatus: "private", selfDeclaredMadeForKids: true, containsSyntheticMedia: false },
      });
      expect(Date.parse(String((there["status"] as Record<string, unknown>)["publishAt"]))).toBe(at.getTime());

      // Its captions, and a playlist: with the right that is asked for only then.
      const { authUrl } = (await api.call("GET", "/api/youtube/auth?right=change")) as { authUrl: string };
      await page.goto(authUrl);
      await answerConsent(page);
      await page.waitForURL(/\/dashboard/, patiently);
      const { videos } = (await api.call("GET", `/api/users/${api.userId}/videos`)) as { videos: { _id: string }[] };
      const path = `/api/videos/${videos[0]?._id}/upload`;
      const { channel } = (await api.call("GET", `${path}/on-channel`)) as { channel: object };
      await api.call("POST", `${path}/change`, { changes: { captions: true }, base: channel });
      const captions = async () => (await readInPython(page, product, youtubeVideoId))["captions"];
      await expect.poll(captions, patiently).toEqual([["tr", ""]]);

      // Nobody of ours is there when the hour comes.
      await page.goto(`${product.url}/dashboard/videos`);
      await expect(main(page).getByText(/^Goes out on .*: public$/)).toBeVisible();
      await product.kill();
      await writeFile(clock, String(25 * MINUTE_MS));
      await product.restart();
      await page.request.post(`${product.sandboxUrl}/_sandbox/clock`, { data: { advanceMs: 25 * MINUTE_MS } });

      await expect.poll(async () => (await film(api)).upload?.status, patiently).toBe("published");
      await page.goto(`${product.url}/dashboard/videos`);
      await expect(main(page).getByText(/^Goes out on/)).toHaveCount(0);
      await expect(
        main(page)
          .getByRole("link", { name: /YouTube/ })
          .first(),
      ).toBeVisible();
      expect(await readInPython(page, product, youtubeVideoId)).toMatchObject({ status: { privacyStatus: "public" } });
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

test(
  "[R18.2] of films that ask first one is published from the inbox that a mail leads to, one edited, one left: what its owner says, and nothing else",
  { tag: "@long" },
  async ({ page, product }) => {
    const api = await signedIn(page, product.url);
    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await api.call("PUT", `/api/users/${api.userId}/publish-profile`, { privacyStatus: "public", asksFirst: true });
    // A film is made before its mail is sent, and mails go once a minute.
    page.setDefaultTimeout(240_000);
    const choices = { attention: "at_once", failed: "off", ready: "off", published: "off", weekly: false, quiet: null };
    await api.call("PUT", `/api/users/${api.userId}/notification-choices`, choices);
    const names = ["Sabah vapuru", "Öğle treni", "Akşam otobüsü"];
    const ask = async (promptText: string) => {
      const body = { scenario: "scheduled", promptText, keywords: "yol", options: SMALL };
      const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
      const scheduledAt = new Date(Date.now() + 2_000).toISOString();
      await api.call("POST", `/api/videos/${video._id}/schedule`, { scheduledAt });
    };

    const onChannel = async () => {
      const ledger = await page.request.get(`${product.sandboxUrl}/_sandbox/ledger`);
      const { uploads } = (await ledger.json()) as { uploads: { title: string; privacyStatus: string }[] };
      // Others have used this product before.
      const own = uploads.filter(({ title }) => names.some((name) => title.startsWith(name)));
      return own.map(({ title, privacyStatus }) => `${title}: ${privacyStatus}`).toSorted();
    };

    // The mail leads to the film and publishes nothing.
    await ask("Sabah vapuru");
    await page.goto("/outbox");
    const [link] = await (
      await openMail(page, "", "hazır ve yayınlanmak için onayınızı bekliyor")
    )
      .filter({ hasText: "#token=" })
      .all();
    await page.goto((await link?.textContent()) ?? "");
    await page.getByRole("button", { name: "Videoyu aç" }).click();
    await page.waitForURL("**/dashboard/videos?video=*");
    await expect(page.getByRole("dialog")).toContainText("Sabah vapuru");
    for (const name of names.slice(1)) await ask(name);
    await page.goto("/dashboard/videos");
    const card = (name: string) => main(page).getByRole("listitem").filter({ hasText: name });
    for (const name of names) {
      const words = `Will be published as public: “${name}”`;
      await expect(card(name).getByText(words)).toBeVisible(patiently);
    }

    expect(await onChannel()).toEqual([]);

    await page.goto("/dashboard/inbox");
    const rows = page.getByRole("list", { name: "Sizi bekleyenler" }).getByRole("listitem");
    await rows.filter({ hasText: "Sabah vapuru" }).getByRole("button", { name: "Publish", exact: true }).click();
    await expect(rows).toHaveCount(2);
    await page.goto("/dashboard/videos");
    await card("Öğle treni").getByRole("link", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Title")).toHaveValue("Öğle treni");
    await dialog.getByLabel("Title").fill("Öğle treni, düzeltilmiş");
    await dialog.getByText("Only people with the link").click();
    await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(dialog).toHaveCount(0);
    await card("Akşam otobüsü").getByRole("button", { name: "Do not publish" }).click();
    await expect(card("Akşam otobüsü").getByRole("button", { name: "Upload to YouTube" })).toBeVisible();

    const wanted = ["Sabah vapuru: public", "Öğle treni, düzeltilmiş: unlisted"];
    await expect.poll(onChannel, patiently).toEqual(wanted.toSorted());
    await expect(main(page).getByText(/^Will be published as/)).toHaveCount(0);
  },
);
