// `npm run package`: one folder, and a tar of it, with everything that runs and nothing that builds: built code, production
// dependencies of this platform, migrations, service files. `node main.mjs` starts it. Written to build/, or `-- --to <folder>`;
// `--folder-only` leaves the tar out.
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { productionPackages } from "./production-packages.mjs";
import { root, run } from "./processes.mjs";
import { reachedFiles } from "./reached-files.mjs";
import { die, say } from "./terminal.mjs";

const MEGABYTE = 1_000_000;

/** What is copied as it lies, to the same place: the built parts find each other by it. */
const PARTS = [
  "apps/server/dist/main.mjs",
  "apps/server/dist/main.mjs.map",
  "apps/server/dist/operate.mjs",
  "apps/server/dist/operate.mjs.map",
  "apps/server/dist/template.tar.gz",
  "apps/server/assets",
  "apps/web/dist",
  "apps/sandbox/dist",
  "apps/sandbox/clips",
  "packages/engine/dist",
  "packages/engine/fonts",
  "deploy",
  "docs/OPERATING.md",
  "docs/SETTINGS.md",
  "LICENSE",
  "NOTICE",
];
/** Beside the bundle, where it looks first; a package has no sources. */
const MIGRATIONS = ["apps/server/src/platform/db/migrations", "apps/server/dist/migrations"];
/** For programmers, never read by the program. Source maps of our own code stay: a log names the right line by them. */
const UNREAD =
  /\.(d\.[cm]?ts|map|md|markdown|tsbuildinfo|cc|h|gyp)$|(^|\/)(\.github|__tests__|\.bin|tests?|docs?|examples?|bench(marks?)?)(\/|$)/;
const CODE = /\.[cm]?[jt]sx?$/;
/** Whoever passes code on passes its terms on. */
const LICENCE = /^(licen[cs]e|notice|copying)[^/]*$/i;
/** These build the name of what they load, so that no import leads to it. */
const BY_NAME = new Set([
  "@echogarden/espeak-ng-emscripten",
  "node-av",
  "sharp",
  "@napi-rs/canvas",
  "@node-rs/argon2",
  "pino",
  "thread-stream",
  "real-require",
]);

await boot();
await buildStale().catch(dieOfBuild);

const { version, license, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `sahne-${version}-${process.platform}-${process.arch}`;
const { values: asked } = parseArgs({ options: { to: { type: "string" }, "folder-only": { type: "boolean" } } });
const place = asked.to ?? join(root, "build");
const target = join(place, name);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

for (const part of PARTS) copy(part, part, () => true);
copy(...MIGRATIONS, (path) => !path.endsWith("snapshot.json"));
const reached = await reachedFiles(root);
const packages = productionPackages(root).filter((path) => isNeeded(path));
for (const path of packages) copy(path, path, (file) => isRead(path, file));

const manifest = { name: "sahne", version, license, private: true, type: "module", engines };
writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
for (const [file, entry] of [
  ["main.mjs", "main"],
  ["operate.mjs", "operate"],
]) {
  const lines = ["process.setSourceMapsEnabled(true);", `await import("./apps/server/dist/${entry}.mjs");`];
  writeFileSync(join(target, file), `${lines.join("\n")}\n`);
}

say(`${target}: ${megabytes(sizeOf(target))} MB, ${packages.length} packages`);
if (!asked["folder-only"]) await archive();

async function archive() {
  const file = `${name}.tar.gz`;
  const code = await run("tar", ["-czf", file, name], { cwd: place });
  if (code !== 0) die("tar could not make the archive.");
  say(`${join(place, file)}: ${megabytes(sizeOf(join(place, file)))} MB`);
}

function copy(from, to, isWanted) {
  const source = join(root, from);
  if (!existsSync(source)) die(`${from} is missing.`);
  const filter = (path) => isWanted(relative(source, path).split(sep).join("/"));
  cpSync(source, join(target, to), { recursive: true, dereference: true, filter });
}

function isNeeded(path) {
  return isWhole(path) || holdsReached(path);
}

function isRead(path, file) {
  if (isInner(file)) return false;
  if (reached.has(`${path}/${file}`) || LICENCE.test(file)) return true;
  const isFolder = lstatSync(join(root, path, file)).isDirectory();
  if (UNREAD.test(file)) return isFolder && holdsReached(`${path}/${file}`);
  return isFolder || isWhole(path) || !CODE.test(file);
}

function holdsReached(folder) {
  return [...reached].some((file) => file.startsWith(`${folder}/`));
}

/** No import leads to all of it: names are built while it runs, or it is a library made for this machine. */
function isWhole(path) {
  if (BY_NAME.has(path.replace(/^.*node_modules\//, ""))) return true;
  return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")).os !== undefined;
}

/** Packages inside a package are on the list by themselves, if they are needed. */
function isInner(file) {
  return /(^|\/)node_modules(\/|$)/.test(file);
}

function sizeOf(path) {
  const facts = lstatSync(path);
  if (!facts.isDirectory()) return facts.size;
  return readdirSync(path).reduce((sum, entry) => sum + sizeOf(join(path, entry)), 0);
}

function megabytes(bytes) {
  return Math.round(bytes / MEGABYTE);
}
