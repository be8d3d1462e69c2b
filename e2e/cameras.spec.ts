import { expect } from "@playwright/test";
import { saveKey, signedIn } from "./support/api.ts";
import { playFirstFilm } from "./support/film.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, pictureOf, saved, scenes } from "./support/storyboard.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

test(
  "[R17.10] two scenes are shot by a service and two drawn: the total is said first, and the video plays",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await openDraft(
      page,
      api,
      "Deniz feneri geceleri durmadan döner. Uzaktaki gemiler ışığı görür ve yolunu bulur. Sabah güneş doğunca sis yavaşça dağılır. Daha fazlası için takip edin!",
    );
    await page.getByRole("button", { name: "Bu sahneyi çektir" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^Sahne çektirmek için/)).toBeVisible();
    await page.keyboard.press("Escape");

    await saveKey(api, `sandbox-camera-${api.userId}`);
    await page.getByRole("button", { name: "Bu sahneyi çektir" }).click();
    await expect(dialog.getByLabel("Ne çekilsin")).toHaveValue(/durmadan döner\..*No text/);
    await dialog.getByRole("checkbox", { name: /^Sahne 2:/ }).check();
    await expect(dialog.getByText("2 klip, 10 saniye. Bu bir deneme anahtarı: hiçbir şey ödenmez.")).toBeVisible();
    await dialog.getByRole("button", { name: "2 klibi gönder" }).click();
    await expect(dialog).toBeHidden(patiently);

    await page.getByText("Klip hazır.").waitFor(patiently);
    await expect(page.getByText("Bu sahne henüz çekilmedi")).toBeHidden(patiently);
    const still = await pictureOf(page);
    await scenes(page).nth(2).locator("[data-scene]").click();
    await expect.poll(() => pictureOf(page), patiently).not.toBe(still);
    await saved(page);

    await page.getByRole("button", { name: "Videoyu yap" }).click();
    await expect(page).toHaveURL(/\/dashboard\/videos\?video=/);
    const id = new URL(page.url()).searchParams.get("video") ?? "";
    await expect
      .poll(async () => ((await api.call("GET", `/api/videos/${id}`)) as { video: { status: string } }).video.status, {
        ...patiently,
      })
      .toBe("completed");
    await page.goto("/dashboard/videos");
    await playFirstFilm(page);
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R17.11] on the create form the model is chosen before paying: its lengths and its price follow, and it is the one that films",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await saveKey(api, `sandbox-model-${api.userId}`);
    await page.goto("/dashboard/create?scenario=text2video");
    await page.getByRole("radio", { name: /Freepik/ }).check({ force: true });
    await page.getByText("Diğer seçenekler").click();
    const model = page.getByLabel("Model");
    const length = page.getByLabel("Süre");
    await expect(model.locator("option").first()).toHaveText(/\(varsayılan\)/);
    await expect(length.locator("option")).toHaveCount(2);
    await model.selectOption("kling-v3-turbo-720p");
    await expect(length.locator("option")).toHaveCount(11);
    await length.selectOption("7");
    await expect(page.getByText("1 klip, 7 saniye. Bu bir deneme anahtarı: hiçbir şey ödenmez.")).toBeVisible();
    await expect(page.getByText("Freepik kling-v3-turbo-720p")).toBeVisible();

    await page.getByRole("textbox", { name: "Prompt" }).fill("Deniz feneri geceleri durmadan döner");
    const sent = page.waitForResponse((response) => response.url().endsWith("/video/create"));
    await page.getByRole("button", { name: "Oluştur", exact: true }).click();
    const { video } = (await (await sent).json()) as { video: { _id: string } };
    const made = (await api.call("GET", `/api/videos/${video._id}`)) as { video: { options: object } };
    expect(made.video.options).toMatchObject({ model: "kling-v3-turbo-720p", durationSeconds: 7 });
    await expect
      .poll(
        async () => ((await api.call("GET", `/api/users/${api.userId}/history`)) as { entries: object[] }).entries,
        patiently,
      )
      .toMatchObject([{ videoId: video._id, model: "kling-v3-turbo-720p" }]);
    expect(trouble()).toEqual([]);
  },
);

test(
  "[R17.10] a plain clip is finished by a switch: the summary says so, and the film plays with its words; the clip is paid once",
  { tag: "@long" },
  async ({ page, product }) => {
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    await saveKey(api, `sandbox-finish-${api.userId}`);
    await page.goto("/dashboard/create?scenario=text2video");
    await page.getByRole("radio", { name: /Freepik/ }).check({ force: true });
    await page.getByText("Diğer seçenekler").click();
    const finish = page.getByRole("switch", { name: /^Klibi tamamla/ });
    const told = page.getByText(/^Klip gelince Sahne altyazı, müzik ve kapanış kartıyla tamamlar/);
    await expect(finish).not.toBeChecked();
    await expect(told).toBeHidden();
    await finish.press("Space");
    await expect(told).toBeVisible();
    await page.getByLabel("Altyazıda ne yazsın").fill("Gece boyunca döner");
    await page.getByLabel("Müzik", { exact: true }).selectOption("none");
    await page.getByRole("textbox", { name: "Prompt" }).fill("Deniz feneri geceleri durmadan döner");
    const sent = page.waitForResponse((response) => response.url().endsWith("/video/create"));
    await page.getByRole("button", { name: "Oluştur", exact: true }).click();
    const { video } = (await (await sent).json()) as { video: { _id: string } };
    const read = async () => ((await api.call("GET", `/api/videos/${video._id}`)) as { video: MadeVideo }).video;
    await expect.poll(async () => (await read()).status, patiently).toBe("completed");
    expect(await read()).toMatchObject({ engine: "sahne", videoDuration: 7.5, hasSubtitles: true });

    await page.goto("/dashboard/videos");
    await playFirstFilm(page);
    const { clips } = (await api.call("GET", `/api/users/${api.userId}/clips`)) as { clips: MadeVideo[] };
    expect(clips).toMatchObject([{ engine: "freepik", videoDuration: 5, status: "completed" }]);
    // Both stand in My Videos; the clip can be found among the clips.
    await page.goto("/dashboard/videos");
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(titles).toHaveCount(2);
    await page.getByRole("combobox", { name: "Status" }).selectOption("clips");
    await expect(titles).toHaveCount(1);
    expect(trouble()).toEqual([]);
  },
);

type MadeVideo = { status: string; engine: string; videoDuration: number | null; hasSubtitles: boolean };
