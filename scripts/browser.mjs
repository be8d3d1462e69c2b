// Finds a browser for the end-to-end tests, or gets one where that is possible without asking.
// Order: $SAHNE_BROWSER, one without a window (two thirds of the time: Debian's, Playwright's own, Debian's package as
// root), any other of the system, Playwright's download, a plain sentence.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { boot } from "./boot.mjs";
import { capture, commandFile, run } from "./processes.mjs";
import { say } from "./terminal.mjs";

const ANSWER_TIMEOUT_MS = 15_000;
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";

const HELP = [
  "The end-to-end tests need Chromium, Chrome or Edge; none was found and none could be downloaded. One of these helps:",
  "  Debian           sudo apt-get install chromium-headless-shell",
  "  Ubuntu           sudo apt-get install chromium",
  "  macOS            brew install --cask google-chrome",
  "  anywhere         npx playwright install --with-deps chromium",
  "  elsewhere        SAHNE_BROWSER=/path/to/chrome npm test",
  "Everything but these tests: npm test -- lock format lint types deadcode unit server web",
].join("\n");

/** Resolves with the browser's file (undefined: Playwright's own), or with what to do when there is none. */
export async function ensureBrowser() {
  const chosen = process.env.SAHNE_BROWSER;
  if (chosen) return { file: chosen };
  if (answers(DEBIAN_SHELL)) return { file: DEBIAN_SHELL };
  if (await hasOwnBrowser()) return { file: undefined };
  if (canUseApt()) {
    say("installing Debian's chromium-headless-shell and chromium (about 250 MB, once) ...");
    if (await installWithApt()) return { file: DEBIAN_SHELL };
  }
  const found = usualPlaces().find(answers);
  if (found) return { file: found };
  say("no browser found; trying Playwright's download ...");
  const { code } = await capture(process.execPath, [playwrightFile(), "install", "chromium-headless-shell", "ffmpeg"]);
  return code === 0 ? { file: undefined } : { problem: HELP };
}

function usualPlaces() {
  if (process.platform === "darwin") {
    const apps = ["Google Chrome", "Chromium", "Microsoft Edge"];
    return ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
      apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === "win32") {
    const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
    return folders.flatMap((folder) => [
      join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
    ]);
  }
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];
  return [...names.map((name) => `/usr/bin/${name}`), "/snap/bin/chromium"];
}

// A file that exists may still be a pointer to a package that is not installed: it has to answer.
function answers(file) {
  if (!existsSync(file)) return false;
  return spawnSync(file, ["--version", "--no-sandbox"], { timeout: ANSWER_TIMEOUT_MS }).status === 0;
}

async function hasOwnBrowser() {
  try {
    const { chromium } = await import("@playwright/test");
    return existsSync(chromium.executablePath());
  } catch {
    return false;
  }
}

// Ubuntu's chromium package only points to a snap, so apt is for Debian alone.
function canUseApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  return existsSync("/etc/os-release") && /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
}

async function installWithApt() {
  const quietly = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  await run("apt-get", [...patience, "update", "-qq"], quietly);
  const install = ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", "chromium"];
  await run("apt-get", [...patience, ...install], quietly);
  return answers(DEBIAN_SHELL);
}

function playwrightFile() {
  return commandFile("@playwright/test", "playwright");
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) {
  await boot();
  const { file, problem } = await ensureBrowser();
  if (problem) process.exitCode = 1;
  console.log(problem ?? file ?? "Playwright's own");
}
