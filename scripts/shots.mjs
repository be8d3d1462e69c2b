// `npm run shots`: every screen of the built product, with real content, at 390 and 1440 px in both themes into shots/;
// on the way 768 and 1024 px and the other languages are checked for overflow. Takes a few minutes: films are made.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { boot } from "./boot.mjs";
import { ensureBrowser } from "./browser.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { root } from "./processes.mjs";
import { die, say } from "./terminal.mjs";

const FOLDER = join(root, "shots");
const SETTLE_MS = 600;
const SIZES = [
  { name: "1440", width: 1440, height: 900 },
  { name: "390", width: 390, height: 844 },
];
const PUBLIC = {
  landing: "/",
  "theme-demo": "/youtube/theme",
  login: "/auth/login",
  signup: "/auth/signup",
  "forgot-password": "/auth/forgot-password",
  "reset-password": "/auth/reset-password#token=looks-like-one",
  callback: "/youtube/callback?error=access_denied",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  status: "/status",
  "not-found": "/no/such/page",
};
const OWN = {
  overview: "/dashboard",
  create: "/dashboard/create",
  videos: "/dashboard/videos",
  schedule: "/dashboard/schedule",
  history: "/dashboard/history",
  youtube: "/dashboard/youtube",
  settings: "/dashboard/settings",
};
/** What opens over a screen: where, and how it is opened. */
const OVERLAYS = {
  palette: ["/dashboard", (page) => page.keyboard.press("Control+k")],
  notifications: ["/dashboard", (page) => page.getByRole("button", { name: /^Notifications/ }).click()],
  publish: ["/dashboard/videos", (page) => page.getByRole("button", { name: "Upload to YouTube" }).first().click()],
  details: [
    "/dashboard/videos",
    (page) => page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click(),
  ],
};
const FILMS = [
  { text: "Boğaz'da gün batımı. Martılar eve döner, vapur son seferini yapar.", options: { style: "cinematic" } },
  { text: "Kuzey ışıkları altında sessiz bir göl. Gece hiç bitmesin.", options: { style: "aurora" } },
  { text: "Uzayın derinlerinde yeni bir yıldız doğuyor.", options: { style: "cosmos", aspectRatio: "9:16" } },
  { text: "Neon ışıklı bir sokakta yağmur. Şehir uyumaz.", options: { style: "neon" } },
];

await boot();
await buildStale().catch(dieOfBuild);
const { file: browserFile, problem } = await ensureBrowser();
if (problem) die(problem);
// The browser tests' own helpers, which are TypeScript.
const { startProduct } = await tsImport("../e2e/support/product.ts", import.meta.url);
const studio = await tsImport("../e2e/support/studio.ts", import.meta.url);
const { chromium } = await import("@playwright/test");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch(browserFile ? { executablePath: browserFile } : {});
const overflows = [];
try {
  await takeAll(PUBLIC);
  const fresh = await studio.register(product);
  await takeAll({ "connect-prompt": "/dashboard", "videos-empty": "/dashboard/videos" }, fresh);
  const member = await furnish();
  await takeAll(OWN, member);
  await takeOverlays(member);
} finally {
  await browser.close();
  await product.stop();
}
for (const overflow of overflows) say(overflow);
say(`pictures in ${FOLDER}; ${overflows.length} places too wide`);
process.exit(overflows.length > 0 ? 1 : 0);

/** A user with a channel, films in different states and one of them published. */
async function furnish() {
  const member = await studio.register(product);
  await studio.connectChannel(product, member);
  const films = [];
  for (const { text, options } of FILMS) films.push(await studio.order(product, member, text, options));
  say("making films ...");
  for (const film of films.slice(0, 3)) await studio.untilDone(product, member, film);
  await studio.publish(product, member, films[0], "Boğaz'da gün batımı");
  await studio.untilDone(product, member, films[3]);
  await studio.plan(product, member, "Her sabah bir şehir: bugün Mardin, taş evler ve ovaya bakan teraslar.");
  const stopped = await studio.order(product, member, "Yarım kalan bir film: kum saati ve rüzgâr.");
  await studio.cancel(product, member, stopped);
  // Long enough to be at work while the pictures are taken.
  await studio.order(product, member, "Bir dakikalık yolculuk: dağ, deniz, şehir, gece.", { durationSeconds: 60 });
  return member;
}

async function takeAll(screens, member) {
  const page = await openPage(member);
  for (const [name, path] of Object.entries(screens)) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await arrive(page, path);
      await scrollThrough(page);
      for (const theme of ["dark", "light"]) {
        await showTheme(page, theme);
        await page.screenshot({ path: join(FOLDER, `${name}-${size.name}-${theme}.png`), fullPage: true });
      }
    }
    await findOverflow(page, name);
    say(name);
  }
  await page.context().close();
}

async function takeOverlays(member) {
  const page = await openPage(member);
  for (const [name, [path, open]] of Object.entries(OVERLAYS)) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await arrive(page, path);
      await open(page);
      await page.waitForTimeout(SETTLE_MS);
      for (const theme of ["dark", "light"]) {
        await showTheme(page, theme);
        await page.screenshot({ path: join(FOLDER, `${name}-${size.name}-${theme}.png`) });
      }
    }
    say(name);
  }
  await page.context().close();
}

async function openPage(member) {
  const context = await browser.newContext({
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    baseURL: product.url,
    reducedMotion: "reduce",
  });
  if (member) await studio.enter(context, member);
  return context.newPage();
}

async function arrive(page, path) {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("load");
  await page.waitForTimeout(SETTLE_MS);
  // Grey boxes are no content; the catalogue of components shows its own for ever.
  if (path !== PUBLIC["theme-demo"]) {
    await page.waitForFunction(() => document.querySelector("main .animate-appear-late") === null);
  }
}

// What follows the first screen (the landing page's lower half, lists, lazy pictures) comes only to those who look for it.
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

// As if another tab had chosen it: the page follows without being loaded again.
async function showTheme(page, theme) {
  await page.evaluate((newValue) => {
    localStorage.setItem("theme", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "theme", newValue }));
  }, theme);
  await page.waitForTimeout(150);
}

async function findOverflow(page, name) {
  for (const language of ["tr", "en", "mix"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const list = page.getByRole("combobox", { name: /^(Dil|Language)$/ }).first();
    if ((await list.count()) > 0) await list.selectOption(language);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) overflows.push(`${name}, ${language}, ${width} px: ${over} px too wide`);
    }
  }
}
