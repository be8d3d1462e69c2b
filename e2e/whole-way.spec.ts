import { expect, type Page } from "@playwright/test";
import { saveKey, signedIn, type Api } from "./support/api.ts";
import { connectByHand } from "./support/channel.ts";
import { playFirstFilm } from "./support/film.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, saved, scenes, textOf } from "./support/storyboard.ts";
import { test } from "./support/test.ts";
import { watchForTrouble } from "./support/trouble.ts";

const TOPIC = "Deniz feneri neden döner";

async function writeBy(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Yapay zekâya yazdır" }).click();
  const dialog = page.getByRole("dialog", { name: "Yapay zekâya yazdır" });
  const writers = dialog.getByLabel("Yazan");
  const option = writers.locator("option").filter({ hasText: name }).first();
  await writers.selectOption(await option.getAttribute("value"));
  await dialog.getByLabel("Konu").fill(`${TOPIC} (${name})`);
  await dialog.getByRole("button", { name: "Yazdır", exact: true }).click();
  await expect(page.getByText("Sahneler yazıldı.")).toBeVisible(patiently);
  await expect(scenes(page).first()).toContainText(`Sandbox: ${TOPIC} (${name})`);
  await page.getByRole("button", { name: "Böyle kalsın" }).click();
}

type Made = { status: string; videoDuration: number; hasSubtitles: boolean };

async function readVideo(api: Api, id: string): Promise<Made> {
  return ((await api.call("GET", `/api/videos/${id}`)) as { video: Made }).video;
}

test(
  "[R14.5] [R17.7] [R17.8] [R17.10] a topic becomes a script by each writer, is edited, spoken, half filmed, plays and is published",
  { tag: "@long" },
  async ({ page, product }) => {
    test.setTimeout(240_000);
    const trouble = watchForTrouble(page, product.url);
    const api = await signedIn(page, product.url);
    for (const service of ["openai", "anthropic", "gemini", "freepik"])
      await saveKey(api, `sandbox-whole-${service}-${api.userId}`, `${service}ApiKey`);
    await openDraft(page, api);
    for (const name of ["OpenAI", "Claude", "Gemini"]) await writeBy(page, name);
    await expect(page.getByText(/\[Görsel/)).toHaveCount(0);

    await scenes(page).first().locator("[data-scene]").click();
    await textOf(page).fill("Deniz feneri bütün gece neden döner?");
    await page.getByLabel("Seslendirme").selectOption({ label: "Gemini · Kore" });
    await saved(page);

    await page.getByRole("button", { name: "Bu sahneyi çektir" }).click();
    const dialog = page.getByRole("dialog");
    // What the writer wants to be seen is what the camera is asked for.
    await expect(dialog.getByLabel("Ne çekilsin")).toHaveValue(/^Deniz feneri neden döner.*No text/);
    await dialog.getByRole("checkbox", { name: /^Sahne 2:/ }).check();
    await expect(dialog.getByText(/^2 klip, 10 saniye\. Bu bir deneme anahtarı/)).toBeVisible();
    await dialog.getByRole("button", { name: "2 klibi gönder" }).click();
    await expect(dialog).toBeHidden(patiently);
    await page.getByText("Klip hazır.").waitFor(patiently);
    await saved(page);

    const sent = page.waitForResponse((response) => response.url().endsWith("/video/create"));
    await page.getByRole("button", { name: "Videoyu yap" }).click();
    const reply = await sent;
    const { film } = reply.request().postDataJSON() as { film: { scenes: { text: string; clip?: string }[] } };
    expect(film.scenes.filter(({ clip }) => clip !== undefined)).toHaveLength(2);
    expect(film.scenes.filter(({ clip }) => clip === undefined).length).toBeGreaterThanOrEqual(2);
    const { video } = (await reply.json()) as { video: { _id: string } };
    await expect.poll(async () => (await readVideo(api, video._id)).status, { timeout: 120_000 }).toBe("completed");

    // Its words come when they are said: the stand-in speaks for 60 ms a letter, so the film lasts as long as its text.
    const made = await readVideo(api, video._id);
    const told = film.scenes.map(({ text }) => text).filter(Boolean);
    expect(made.videoDuration).toBeGreaterThan(told.join("").length * 0.06);
    const answer = await page.request.get(`/api/videos/${video._id}/subtitles/vtt`, { headers: api.headers });
    const captions = await answer.text();
    for (const text of told) expect(captions.replaceAll("\n", " ")).toContain(text.split(" ").slice(-1)[0]);
    // One after the other, from the first words to the last, and none beyond the film's end.
    const times = [...captions.matchAll(/(\d+):(\d+):([\d.]+) --> (\d+):(\d+):([\d.]+)/gu)].map((cue) => {
      const [from, to] = [cue.slice(1, 4), cue.slice(4, 7)].map(
        ([hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      );
      return { from: from ?? 0, to: to ?? 0 };
    });
    expect(times.length).toBeGreaterThanOrEqual(told.length);
    expect(times.every(({ from, to }, index) => from < to && from >= (times[index - 1]?.to ?? 0) - 0.01)).toBe(true);
    expect(times[0]?.from).toBeLessThan(1);
    expect(times.at(-1)?.to).toBeLessThanOrEqual(made.videoDuration + 0.1);
    await page.goto("/dashboard/videos");
    const player = await playFirstFilm(page);
    expect(await player.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(made.videoDuration, 0);

    await connectByHand(page);
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/videos");
    const main = page.getByRole("main");
    // The newest is the film; the clips stand behind it.
    await main.getByRole("button", { name: "Upload to YouTube" }).first().click(patiently);
    const publish = page.getByRole("dialog");
    await publish.getByRole("button", { name: "Suggest texts and chapters" }).click();
    await publish.getByRole("button", { name: "Use", exact: true }).first().click();
    const title = await publish.getByRole("textbox", { name: "Title" }).inputValue();
    expect(title).toMatch(/^Deniz feneri bütün gece neden döner/);
    expect(title).not.toContain("[");
    await publish.getByText("Unlisted", { exact: true }).click();
    await publish.getByRole("button", { name: "Upload to YouTube" }).click();
    await expect(publish).toBeHidden();
    const link = main.getByRole("link", { name: /^Watch on YouTube/ });
    await expect(link).toBeVisible(patiently);
    expect(trouble()).toEqual([]);
    await page.goto((await link.getAttribute("href")) ?? "");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText(/#deniz/).first()).toBeVisible();
    await expect(page.getByText(/unlisted/).first()).toBeVisible();
  },
);
