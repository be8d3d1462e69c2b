// `npm run requirements`: which numbered requirements are proven by tests that name them, and what of the others is not.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./processes.mjs";

const FOLDERS = ["packages", "apps", "e2e", "scripts"];
const SKIPPED = new Set(["node_modules", "dist", "gen"]);

/**
 * Ids in the order of the list, each with the test files that name it and the parts no test names. A line that promises
 * several things says so in a comment, `<!-- parts: list, move -->`; then a title counts only for the part it names, like
 * `[R13.3 move]`, and the line is proven when all of them are.
 */
export function coverage(list, files) {
  const lines = [...list.matchAll(/^- (R\d+\.\d+) (.*)$/gm)];
  return lines.map(([, id, words]) => {
    const parts = /<!-- parts: (.*?) -->/.exec(words)?.[1].split(", ") ?? [];
    const isNamed = (text) => text.includes(`[${id}]`);
    const namesPart = (text, part) => text.includes(`[${id} ${part}]`);
    // In a title, or in a table of cases whose title is made from it.
    const named = files.filter(({ text }) => isNamed(text) || parts.some((part) => namesPart(text, part)));
    return {
      id,
      files: named.map((file) => file.path),
      missing: parts.filter((part) => !files.some(({ text }) => namesPart(text, part))),
    };
  });
}

export function isProven({ files, missing }) {
  return files.length > 0 && missing.length === 0;
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
  for (const { id, files, missing } of found) {
    const open = missing.length > 0 ? ` | no test for: ${missing.join(", ")}` : "";
    console.log(`${id.padEnd(7)} ${files.join(", ") || "-"}${open}`);
  }
  console.log(`${found.filter(isProven).length} of ${found.length} requirements are proven by tests that name them`);
}
