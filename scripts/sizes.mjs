// What a visitor downloads before a page is complete, from Vite's manifest; `npm test -- sizes` fails above the budget.
import { readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { root } from "./processes.mjs";

const KIB = 1024;
const MODES = ["mix", "tr", "en"];
const ENTRY = "index.html";
const APP_FRAME = "src/app/app-layout.tsx";
/** Screens that stand outside the frame of the app. */
const BARE = new Set(["landing", "not-found"]);
/** Letters of other languages and the face of keys and codes: fetched when one of them is on the screen. */
const LATER_FONTS = /latin-ext|mono/;

/** KiB; scripts and styles as gzip makes them, fonts as they are. */
export const BUDGET = { landing: 115, route: 190, css: 17, fonts: 55 };
/** The catalogue of components shows all of them at once; nobody passes through it on the way to their work. */
const CATALOGUE = { "theme-demo": 250 };
/** Its preview is a thread of its own, fetched beside it with the kernel and the drawings. */
const STUDIO = { studio: 260 };
const OWN_LIMITS = { landing: BUDGET.landing, ...CATALOGUE, ...STUDIO };

/**
 * Every screen with the modules it is loaded with (its frames, itself) and the groups of texts they wait for. Read from
 * the route table's own source, so that a new screen cannot be forgotten here.
 */
export function readScreens(routerSource) {
  const loads = [
    ...routerSource.matchAll(/\[((?:"[\w-]+"(?:,\s*)?)*)\],\s*async \(\) =>[^;]*?import\("([^"]+)"\)/g),
  ].map(([, list, address]) => ({
    module: moduleOf(address),
    groups: [...list.matchAll(/"([\w-]+)"/g)].map(([, group]) => group),
  }));
  const app = loads.find((load) => load.module === APP_FRAME);
  const screens = [];
  let frame;
  for (const load of loads) {
    if (load === app) continue;
    if (/-(layout|shell)\.tsx$/.test(load.module)) {
      frame = load;
      continue;
    }
    const name = basename(load.module).replace(/(-screens?)?\.tsx$/, "");
    const parts = BARE.has(name) ? [load] : [app, frame, load].filter((part) => part !== undefined);
    screens.push({
      name,
      modules: parts.map((part) => part.module),
      groups: ["common", ...parts.flatMap((part) => part.groups)],
    });
  }
  return screens;
}

/** The files that must arrive before the screen is drawn, in that language, and not the styles that every page has. */
export function filesOf(manifest, screen, mode) {
  const styles = new Set(stylesOfEvery(manifest));
  const keys = [ENTRY, ...screen.modules, ...screen.groups.map((group) => textsOf(manifest, group, mode))];
  return filesFrom(manifest, keys).filter((file) => !styles.has(file));
}

/** The one sheet that is there from the first visit on; a screen's own count for that screen. */
function stylesOfEvery(manifest) {
  return filesFrom(manifest, [ENTRY]).filter((file) => file.endsWith(".css"));
}

function filesFrom(manifest, keys) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}

/** All figures in KiB, with what is too large. Of the three languages the largest counts. */
export function measure({ manifest, screens, gzipped, plain }) {
  const figures = screens.map((screen) => ({
    name: screen.name,
    kib: Math.max(...MODES.map((mode) => sum(filesOf(manifest, screen, mode), gzipped))),
    limit: OWN_LIMITS[screen.name] ?? BUDGET.route,
  }));
  const others = Object.values(manifest).map((chunk) => chunk.file);
  const fonts = others.filter((file) => file.endsWith(".woff2") && !LATER_FONTS.test(file));
  figures.push({ name: "styles of every page", kib: sum(stylesOfEvery(manifest), gzipped), limit: BUDGET.css });
  figures.push({ name: "fonts of the first view", kib: sum(fonts, plain), limit: BUDGET.fonts });
  return figures;
}

function sum(files, sizeOf) {
  return files.reduce((total, file) => total + sizeOf(file), 0) / KIB;
}

// `#screens/…` and `./…` as the route table in src/app writes them.
function moduleOf(address) {
  return address.startsWith("#") ? `src/${address.slice(1)}` : posix.join("src/app", address);
}

function textsOf(manifest, group, mode) {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(`/gen/${group}.${mode}.js`));
  if (key === undefined) throw new Error(`The manifest has no texts ${group}.${mode}`);
  return key;
}

function measureBuild() {
  const dist = join(root, "apps/web/dist");
  const read = (file) => readFileSync(join(dist, file));
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const screens = readScreens(readFileSync(join(root, "apps/web/src/app/router.tsx"), "utf8"));
  return measure({
    manifest,
    screens,
    gzipped: (file) => gzipSync(read(file), { level: 9 }).length,
    plain: (file) => read(file).length,
  });
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) {
  const figures = measureBuild();
  for (const { name, kib, limit } of figures) {
    console.log(`${kib > limit ? "TOO LARGE" : "ok"} ${name}: ${kib.toFixed(1)} of ${limit} KiB`);
  }
  process.exit(figures.some(({ kib, limit }) => kib > limit) ? 1 : 0);
}
