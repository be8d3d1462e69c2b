import { randomBytes } from "node:crypto";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signedIn } from "./support/api.ts";
import { connectByHand } from "./support/channel.ts";
import { patiently } from "./support/patience.ts";
import { test } from "./support/test.ts";

const MEBIBYTE = 1024 * 1024;
const main = (page: Page) => page.getByRole("main");

/** A clip that plays, grown by a box that players pass over. */
async function writeFilm(path: string, megabytes: number): Promise<void> {
  const clip = await readFile(new URL("../apps/sandbox/clips/landscape.mp4", import.meta.url));
  const file = await open(path, "w");
  const head = Buffer.alloc(8);
  head.writeUInt32BE(megabytes * MEBIBYTE + head.length, 0);
  head.write("free", 4, "latin1");
  await file.write(Buffer.concat([clip, head]));
  const noise = randomBytes(MEBIBYTE);
  for (let written = 0; written < megabytes; written += 1) await file.write(noise);
  await file.close();
}

test(
  "[R18.8] an own film of 300 MB goes on after a reload, joins My Videos and is published",
  { tag: "@long" },
  async ({ page, product }) => {
    const folder = await mkdtemp(join(tmpdir(), "own-film-"));
    try {
      const film = join(folder, "Yaz tatili.mp4");
      await writeFilm(film, 300);
      const api = await signedIn(page, product.url);
      await connectByHand(page);
      await page.waitForURL("**/dashboard");
      await page.goto("/dashboard/videos");
      await main(page).getByRole("link", { name: "Add your own" }).click();
      await page.waitForURL("**/dashboard/videos?add=1");
      const adding = page.getByRole("dialog", { name: "Add your own video" });

      // Somebody's notes are told to be no film.
      const notes = { name: "notlar.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(2_000, "a") };
      await page.getByLabel("Choose files").setInputFiles(notes);
      await expect(adding.getByText(/okunabilir bir MP4/)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

      // Held after some pieces: on a fast machine the whole would be there before anybody could reload.
      let pieces = 0;
      await page.route("**/api/own-files/**", async (route) => {
        const isPiece = route.request().method() === "PUT";
        if (isPiece) pieces += 1;
        if (isPiece && pieces > 10) await route.abort();
        else await route.continue();
      });
      await page.getByLabel("Choose files").setInputFiles(film);
      await expect(adding.getByText(/^Sending: 8\d of 31\d MB$/)).toBeVisible(patiently);
      await page.reload();
      await expect(adding.getByText(/^8\d of 31\d MB are here\. Choose the same file again/)).toBeVisible(patiently);
      await page.unroute("**/api/own-files/**");
      const offsets: number[] = [];
      page.on("request", (request) => {
        if (request.method() === "PUT") offsets.push(Number(new URL(request.url()).searchParams.get("offset")));
      });
      await page.getByLabel("Choose files").setInputFiles(film);
      await adding.getByRole("link", { name: "Open the video" }).click(patiently);
      expect(offsets[0]).toBe(10 * 8 * MEBIBYTE);

      // Like one that was made here.
      const drawer = page.getByRole("dialog").filter({ hasText: "Kendi videonuz" });
      await expect(drawer.getByRole("heading", { name: "Yaz tatili" })).toBeVisible();
      await expect(drawer.getByText("Kendi videonuz").first()).toBeVisible();
      await drawer.getByRole("button", { name: "Upload to YouTube" }).click();
      const dialog = page.getByRole("dialog", { name: "Upload to YouTube" });
      await dialog.getByRole("button", { name: "Upload to YouTube" }).click();
      const read = async () => {
        const { videos } = (await api.call("GET", `/api/users/${api.userId}/videos`)) as {
          videos: { upload: { status: string } | null }[];
        };
        return videos.map(({ upload }) => upload?.status);
      };
      await expect.poll(read, patiently).toEqual(["published"]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
