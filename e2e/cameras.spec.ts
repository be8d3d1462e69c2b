import { expect } from "@playwright/test";
import { signedIn } from "./support/api.ts";
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

    const { user } = (await api.call("GET", `/api/users/${api.userId}/profile`)) as { user: Record<string, string> };
    const { fullname, email, username } = user;
    const keys = { freepikApiKey: `sandbox-camera-${username}` };
    await api.call("PUT", `/api/users/${api.userId}/profile`, { fullname, email, username, ...keys });
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
