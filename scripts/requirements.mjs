// `npm run requirements`: which numbered requirements are named by a test, and which by none.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./processes.mjs";

const FOLDERS = ["packages", "apps", "e2e", "scripts"];
const SKIPPED = new Set(["node_modules", "dist", "gen"]);

/** Ids in the order of the list, each with the test files that name it. */
export function coverage(list, files) {
  const ids = [...list.matchAll(/^- (R\d+\.\d+) /gm)].map((match) => match[1]);
  return ids.map((id) => ({
    id,
    // In a title, or in a table of cases whose title is made from it.
    files: files.filter(({ text }) => text.includes(`[${id}]`) || text.includes(`["${id}"`)).map((file) => file.path),
  }));
}

function testFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(path);
    if (!/\.(test|spec)\.(tsx?|mjs)$/.test(entry.name)) return [];
    return [{ path, text: readFileSync(join(root, path), "utf8") }];
  });
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) {
  const list = readFileSync(join(root, "docs/spec/requirements.md"), "utf8");
  const found = coverage(list, FOLDERS.flatMap(testFiles));
  for (const { id, files } of found) console.log(`${id.padEnd(7)} ${files.join(", ") || "-"}`);
  console.log(
    `${found.filter(({ files }) => files.length > 0).length} of ${found.length} requirements are named by a test`,
  );
}
