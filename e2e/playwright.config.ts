import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const results = fileURLToPath(new URL("../test-results/", import.meta.url));

// `npm test` names the browser it found; a spec run by hand takes Debian's, or the one Playwright downloaded.
const debianBrowsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const browser = process.env.SAHNE_BROWSER ?? debianBrowsers.find((file) => existsSync(file));

// Only loopback is ever contacted: the browser must not call home either.
const args = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
];

const windowed = debianBrowsers.slice(1).find((file) => existsSync(file)) ?? browser;
/** For what is about every pixel: one without a window sets letters a little otherwise than a visitor's browser does. */
export const asVisitorsHave = { ...(windowed && { executablePath: windowed }), args };

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // `npm test` leaves out what is tagged @long (sweeps over all screens, kills and restarts, rare ways): `npm run
  // test:long` runs it. A spec run by hand runs both.
  outputDir: `${results}e2e`,
  // Two files at a time, each with a product and a browser of its own: one alone leaves a core idle.
  workers: 2,
  // Two products and two browsers on two cores: one late answer is not a fault, two are. `npm test` names who needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Deadlines, not measures: a page may take a while to load, and a film many times as long as here.
  timeout: 400_000,
  // Where so much is broken the rest would only use up the pipeline's time, and nobody would be told anything.
  maxFailures: 8,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env.SAHNE_E2E_REPORT ?? `${results}e2e.json` }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    // Motion is looked at where it matters; everywhere else drawing it would take most of a core without a graphics card.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every step costs a fifth of the time: only what failed once is recorded.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { ...(browser && { executablePath: browser }), args },
  },
});
