import { expect } from "@playwright/test";
import { saveKey, signedIn } from "./support/api.ts";
import { choose, chooseSmallFilm, openCreate, openMore, pressCreate, promptOf, scenario } from "./support/create.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, saved } from "./support/storyboard.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

test(
  "[R17.8] a voice of a service is heard before it is paid for, speaks the video, and the video says whose it is",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const { token, user } = await openCreate(page, "?scenario=text2video");
    await openMore(page);
    const voices = page.getByLabel("Seslendirme");
    await expect(page.getByRole("link", { name: /^Doğal sesler için/ })).toBeVisible();

    const { fullname, email, username } = user;
    const reply = await page.request.put(`/api/users/${user._id}/profile`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { fullname, email, username, geminiApiKey: "sandbox-voice-key" },
    });
    expect(reply.status()).toBe(200);
    await page.reload();
    if (!(await scenario(page, "Metinden").isChecked())) await choose(page, "Metinden");
    await page.locator("label", { hasText: "Sahne" }).first().click();
    await promptOf(page).fill("Fener döner. Gemi geçer.");
    await chooseSmallFilm(page);
    await voices.selectOption({ label: "Gemini · Kore" });
    await expect(page.getByText(/^Deneme anahtarı/)).toBeVisible();
    await page.getByRole("button", { name: "Sesi dinle" }).click();
    const sample = page.locator("audio");
    await expect(sample).toBeVisible();
    await expect.poll(() => sample.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);

    await expect(page.getByText("Video ücretsiz; seslendirme anahtarınızdan ücretlendirilir.").first()).toBeVisible();

    await pressCreate(page, "Oluştur");
    await page.goto("/dashboard/videos");
    await page.getByRole("main").getByRole("button", { name: "Upload to YouTube" }).waitFor(patiently);
    const list = await page.request.get(`/api/users/${user._id}/videos`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { videos } = (await list.json()) as { videos: { _id: string }[] };
    await page.goto(`/dashboard/videos?video=${videos[0]?._id}`);
    await expect(page.getByRole("dialog").getByText("Gemini · Kore")).toBeVisible();
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R17.8] one scene has a voice and a pace of its own, which is heard first and speaks it",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await saveKey(api, "sandbox-scene-voice", "geminiApiKey");
    await openDraft(page, api, "Fener döner. Gemi geçer.");
    const ofScene = page.getByLabel("Bu sahnenin sesi");
    await expect(ofScene).toBeHidden();
    await page.getByLabel("Seslendirme").selectOption({ label: "Gemini · Kore" });
    await expect(page.getByLabel("Konuşma hızı")).toHaveCount(2);
    await page.getByLabel("Konuşma hızı").last().selectOption({ label: "%115" });
    await ofScene.selectOption({ label: "Gemini · Puck" });
    await page.getByRole("group", { name: "Sahne sesi" }).getByRole("button", { name: "Sesi dinle" }).click();
    await expect(page.getByLabel(/Puck/).and(page.locator("audio"))).toBeVisible();
    await page.getByLabel("Konuşma hızı").first().selectOption({ label: "%85" });
    await saved(page);

    const sent = page.waitForResponse((response) => response.url().endsWith("/video/create"));
    await page.getByRole("button", { name: "Videoyu yap" }).click();
    const reply = await sent;
    const { film, options } = reply.request().postDataJSON() as {
      film: { scenes: object[] };
      options: object;
    };
    expect(film.scenes[0]).toMatchObject({ voice: "gemini:Puck", tempo: 0.85 });
    expect(options).toMatchObject({ voice: "gemini:Kore", tempo: 1.15 });
    const { video } = (await reply.json()) as { video: { _id: string } };
    await expect
      .poll(
        async () => ((await api.call("GET", `/api/videos/${video._id}`)) as { video: { status: string } }).video.status,
        patiently,
      )
      .toBe("completed");
    expect(trouble()).toEqual([]);
  },
);
