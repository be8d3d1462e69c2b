// Compiles src/catalogue/**/*.ts into gen/: one small module per group and mode, lazy loaders, and typed keys.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const folder = fileURLToPath(new URL(".", import.meta.url));
const sourceFolder = join(folder, "src");
const outputFolder = join(folder, "gen");

const { compileCatalogue, parts } = await loadSources();
const { files, problems, count } = compileCatalogue(parts);
if (problems.length > 0) {
  process.stderr.write(
    `The catalogue has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exit(1);
}
writeOutput(files);
process.stdout.write(
  `messages: ${count.all} texts in ${count.groups} groups, ${count.english} English in the mixed default\n`,
);

// Node 20 does not run TypeScript, so the compiler and the catalogue are bundled in memory first.
// A group is one file, or several when it grew: `errors.ts` and `errors.channel.ts` are both the group `errors`. The
// folder it lies in is for readers only.
async function loadSources() {
  const paths = readdirSync(join(sourceFolder, "catalogue"), { recursive: true })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => path.replaceAll("\\", "/"));
  const names = paths.toSorted((left, right) => (basename(left) < basename(right) ? -1 : 1));
  const bundle = await build({
    stdin: {
      contents: [
        `export { compileCatalogue } from "./compiler/compile-catalogue.ts";`,
        ...names.map((name, index) => `export { messages as part${index} } from "./catalogue/${name}";`),
      ].join("\n"),
      resolveDir: sourceFolder,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
    charset: "utf8",
    logLevel: "error",
  });
  const encoded = Buffer.from(bundle.outputFiles[0].contents).toString("base64");
  const loaded = await import(`data:text/javascript;base64,${encoded}`);
  const parts = names.map((name, index) => ({ group: basename(name).split(".")[0], messages: loaded[`part${index}`] }));
  return { compileCatalogue: loaded.compileCatalogue, parts };
}

// Unchanged files keep their time stamp, so a watcher or a stale check sees only what really changed.
function writeOutput(wanted) {
  mkdirSync(outputFolder, { recursive: true });
  for (const name of readdirSync(outputFolder)) {
    if (!wanted.has(name) && !name.endsWith(".part")) rmSync(join(outputFolder, name), { force: true });
  }
  for (const [name, text] of wanted) {
    const path = join(outputFolder, name);
    if (readOrEmpty(path) === text) continue;
    const partial = `${path}.${process.pid}.part`;
    writeFileSync(partial, text);
    renameSync(partial, path);
  }
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
