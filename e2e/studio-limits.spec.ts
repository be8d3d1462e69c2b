import { expect, type Page } from "@playwright/test";
import type { StudioFilm } from "@sahne/contract/videos/film";
import { signedIn, type Api } from "./support/api.ts";
import { patiently } from "./support/patience.ts";
import { openDraft, pictureOf, saved, scenes, textOf } from "./support/storyboard.ts";
import { test } from "./support/test.ts";

const NOUNS = ["kedi", "domates", "roket", "deniz", "kitap", "bisiklet", "ağaç", "saat", "gitar", "balık"];
const WORDS_500 = Array.from(
  { length: 125 },
  (_, at) => `Bir ${NOUNS[at % 10]} burada durur${at % 5 === 4 ? "." : ","}`,
)
  .join(" ")
  .replaceAll(/, (?=Bir)/g, ", ");

const makeOf = (page: Page) => page.getByRole("button", { name: "Videoyu yap" });
async function filmOf(api: Api, draftId: string): Promise<StudioFilm> {
  const { draft } = (await api.call("GET", `/api/drafts/${draftId}`)) as { draft: { film: StudioFilm } };
  return draft.film;
}

test("[R17.2] [R16.3] 500 words: what does not fit is shown and can be added, and nothing is lost on the way @long", async ({
  page,
  product,
}) => {
  expect(WORDS_500.split(/\s+/).length).toBeGreaterThanOrEqual(500);
  const api = await signedIn(page, product.url);
  const draftId = await openDraft(page, api, WORDS_500);
  await expect(page.getByRole("button", { name: "Oynat" })).toBeEnabled(patiently);
  await expect(page.getByText("Metnin bir bölümü sığmadı")).toBeVisible();
  const before = await scenes(page).count();
  await page.getByRole("button", { name: "Sahne olarak ekle" }).click();
  await expect.poll(() => scenes(page).count()).toBeGreaterThan(before);
  await saved(page);
  const told = (await filmOf(api, draftId)).scenes.map(({ text }) => text).join(" ");
  for (const noun of NOUNS) {
    const count = (text: string) => text.split(noun).length;
    expect(count(told), noun).toBe(count(WORDS_500));
  }
  // Longer than a film may be: said, and not made.
  await expect(makeOf(page)).toBeDisabled();
});

test("[R17.2] 60 scenes are edited, painted and played; a 61st is refused in words @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  const draftId = await openDraft(page, api);
  const film = await expect
    .poll(async () => (await filmOf(api, draftId)) !== null, patiently)
    .toBe(true)
    .then(() => filmOf(api, draftId));
  const [first] = film.scenes;
  if (!first) throw new Error("The draft has no scene.");
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...first,
    kind: "hero" as const,
    text: `${at + 1}. sahne`,
    emphasis: [],
    start: at,
    end: at + 1,
  }));
  const { draft } = (await api.call("GET", `/api/drafts/${draftId}`)) as { draft: { revision: number; title: string } };
  const content = {
    title: draft.title,
    script: "",
    options: {},
    imageIds: [],
    film: { ...film, scenes: many, durationSeconds: 60 },
  };
  await api.call("PUT", `/api/drafts/${draftId}`, { revision: draft.revision, content });
  await page.reload();
  await expect(scenes(page)).toHaveCount(60, patiently);
  await expect(page.getByRole("button", { name: "Oynat" })).toBeEnabled(patiently);

  await page.getByRole("slider", { name: "Konum" }).fill("59.5");
  await expect(page.locator("canvas[role=img]")).toHaveAttribute("data-time", "59.5", patiently);
  await scenes(page).nth(59).locator("[data-scene]").click();
  await textOf(page).fill("Son sahne");
  await saved(page);
  await page.getByRole("button", { name: "Sahne ekle" }).first().click();
  await expect(page.getByText("Bir videoda en çok 60 sahne olabilir.", { exact: false }).first()).toBeVisible();
  await expect(scenes(page)).toHaveCount(60);
  expect((await filmOf(api, draftId)).scenes.at(-1)?.text).toBe("Son sahne");
});

test("[R17.2] a scene is shown another way at a press, with its words and its time, and undo brings it back @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  const draftId = await openDraft(page, api);
  await saved(page);
  const before = await filmOf(api, draftId);
  await expect(page.getByRole("button", { name: "Oynat" })).toBeEnabled(patiently);
  await expect.poll(() => pictureOf(page), patiently).not.toBe(0);
  await page.getByRole("button", { name: "2. sahne için işlemler" }).click();
  await page.getByRole("menuitem", { name: "Başka türlü göster" }).click();
  await expect(page.getByRole("button", { name: "Geri al" })).toBeEnabled(patiently);
  await saved(page);
  const after = await filmOf(api, draftId);
  const [old, changed] = [before.scenes[1], after.scenes[1]];
  expect(changed).toMatchObject({ text: old?.text, start: old?.start, end: old?.end });
  expect(changed).not.toEqual(old);
  expect([after.scenes[0], after.scenes[2]]).toEqual([before.scenes[0], before.scenes[2]]);
});

test("[R17.2] bad input is answered in words and loses nothing: no words, 10,000 letters, a picture that is gone, a style that went away @long", async ({
  page,
  product,
}) => {
  const api = await signedIn(page, product.url);
  const draftId = await openDraft(page, api);
  await saved(page);
  for (let place = 0; place < 3; place++) {
    await scenes(page).nth(place).locator("[data-scene]").click();
    await textOf(page).fill("");
  }
  await expect(makeOf(page)).toBeDisabled();
  await expect(page.locator("#studio-problem")).not.toBeEmpty();
  await textOf(page).fill("x".repeat(10_000));
  // More than a scene can show becomes several scenes; not a letter is cut.
  await expect.poll(() => scenes(page).count()).toBeGreaterThan(30);
  await saved(page);
  const letters = (await filmOf(api, draftId)).scenes.map(({ text }) => text).join("");
  expect(letters.replaceAll(" ", "")).toHaveLength(10_000);

  // A picture that its owner has deleted since, and a look this version does not know.
  const known = (await api.call("GET", `/api/drafts/${draftId}`)) as { draft: { revision: number; film: StudioFilm } };
  const gone = {
    revision: known.draft.revision,
    content: {
      title: "",
      script: "",
      options: {},
      imageIds: ["00000000-0000-7000-8000-000000000000"],
      film: known.draft.film,
    },
  };
  await api.call("PUT", `/api/drafts/${draftId}`, gone);
  await page.reload();
  await expect(scenes(page).first()).toBeVisible(patiently);
  await expect(page.getByRole("button", { name: "Oynat" })).toBeEnabled(patiently);
  await page.getByRole("status").filter({ hasText: "bir görseli silinmiş" }).getByRole("button").click();
  await expect(page.getByText("bir görseli silinmiş")).toBeHidden();
  await saved(page);
  expect(await api.call("GET", `/api/drafts/${draftId}`)).toMatchObject({ draft: { imageIds: [] } });
  const refused = await page.request.put(`${product.url}/api/drafts/${draftId}`, {
    headers: api.headers,
    data: { ...gone, content: { ...gone.content, film: { ...known.draft.film, preset: "vaporwave" } } },
  });
  expect(refused.status()).toBe(400);
});
