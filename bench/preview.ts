// How soon is a film seen in the studio, against making it? npx tsx bench/preview.ts (after `npm run build`). Exits 1 beyond
// the limits. Meant for a quiet machine; both figures and the render are of one run, so their ratio says more than the seconds.
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { signedIn } from "#e2e/support/api.ts";
import { startProduct } from "#e2e/support/product.ts";

const MOST_FIRST_FRAME = 0.1;
const MOST_PLAYING = 0.15;
/** About half a minute of film. */
const SCRIPT =
  "Why do cats purr? A cat sleeps 70% of its life. It dreams of fish in Japan. In 1969 we landed on the Moon. Paris or London? " +
  "Slice three tomatoes. A rocket, a robot and a guitar. Plant a tree every year. Follow for more!";
const BROWSER = process.env["SAHNE_BROWSER"] ?? "/usr/bin/chromium";

const product = await startProduct({ LOG_LEVEL: "error" });
const browser = await chromium.launch({
  ...(existsSync(BROWSER) && { executablePath: BROWSER }),
  args: ["--disable-gpu", "--autoplay-policy=no-user-gesture-required"],
});
try {
  const page = await browser.newPage({ baseURL: product.url, locale: "tr-TR" });
  const api = await signedIn(page, product.url);
  const { draft } = (await api.call("POST", "/api/drafts", { script: SCRIPT, options: { language: "en" } })) as {
    draft: { _id: string };
  };
  const firstFrame = await timed(async () => {
    await page.goto(`/dashboard/studio/${draft._id}`);
    await page.waitForFunction(() => document.querySelector("canvas[role=img]")?.hasAttribute("data-time"));
  });
  await page.getByText("Kaydedildi", { exact: true }).waitFor();
  const playing = await timed(() => changeAndPlay(page));
  const render = await timed(async () => {
    const body = { scenario: "text2video", serviceType: "sahne", promptText: SCRIPT, options: { language: "en" } };
    const { video } = (await api.call("POST", "/video/create", body)) as { video: { _id: string } };
    await untilCompleted(video._id);
  });
  report({ firstFrame, playing, render });

  async function untilCompleted(videoId: string): Promise<void> {
    for (;;) {
      const { video } = (await api.call("GET", `/api/videos/${videoId}`)) as { video: { status: string } };
      if (video.status === "completed") return;
      if (video.status === "failed") throw new Error("The film failed.");
      await page.waitForTimeout(100);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

/** From the last letter of other words to a second picture of the film that plays with them. */
async function changeAndPlay(page: Page): Promise<void> {
  const canvas = () => page.locator("canvas[role=img]").getAttribute("data-time");
  await page.getByRole("textbox", { name: "Metin" }).fill("Why do dogs bark?");
  await page.getByRole("button", { name: "Oynat" }).click();
  const begun = await canvas();
  await page.waitForFunction(
    (before) => document.querySelector("canvas[role=img]")?.getAttribute("data-time") !== before,
    begun,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function report({ firstFrame, playing, render }: { firstFrame: number; playing: number; render: number }): void {
  const line = (name: string, time: number, most: number) =>
    console.log(
      `  ${name}: ${(time / 1000).toFixed(2)} s, ${(time / render).toFixed(3)} of the render (at most ${most})`,
    );
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; the film was made in ${(render / 1000).toFixed(1)} s`);
  line("first frame of the preview", firstFrame, MOST_FIRST_FRAME);
  line("playing after other words", playing, MOST_PLAYING);
  process.exitCode = firstFrame / render <= MOST_FIRST_FRAME && playing / render <= MOST_PLAYING ? 0 : 1;
}
