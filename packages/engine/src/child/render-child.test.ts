import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startRender } from "#render.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { ENGINE_VERSION } from "#version.ts";

const SPEC = { prompt: "A red kite.", aspectRatio: "9:16", durationSeconds: 2, resolution: "480p" } as const;

/** The built renderer in a folder of its own, with the fonts and packages where it looks for them. */
async function copyRenderer() {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), "sahne-renderer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(ENGINE_FILES.assetFolder, join(folder, "dist"), { recursive: true });
  await symlink(ENGINE_FILES.fontFolder, join(folder, "fonts"));
  await symlink(join(ENGINE_FILES.fontFolder, "../../../node_modules"), join(folder, "node_modules"));
  const inDist = (name: string): string => join(folder, "dist", name);
  const makeFilm = async () => {
    const files = { outputPath: join(folder, "film.mp4"), posterPath: join(folder, "film.jpg") };
    return startRender(SPEC, { ...files, childPath: inDist("render-child.cjs"), isSample: true }).result;
  };
  return { program: inDist("render-program.cjs"), code: inDist("render-program.code"), makeFilm };
}

test("code that was compiled for another program is not run, even where both are equally long", async () => {
  const { program, makeFilm } = await copyRenderer();
  const other = `9${ENGINE_VERSION.slice(1)}`;
  const text = await readFile(program, "utf8");
  expect(text).toContain(`"${ENGINE_VERSION}"`);
  await writeFile(program, text.replaceAll(`"${ENGINE_VERSION}"`, `"${other}"`));

  expect(await makeFilm()).toMatchObject({ engineVersion: other });
});

test("the film is the same without compiled code, and with code that nobody can read", async () => {
  const { code, makeFilm } = await copyRenderer();
  const { sha256 } = await makeFilm();
  const kept = await readFile(code);
  await writeFile(code, Buffer.concat([kept.subarray(0, 32), Buffer.alloc(5_000, 7)]));
  expect(await makeFilm()).toMatchObject({ sha256 });
  await rm(code);
  expect(await makeFilm()).toMatchObject({ sha256 });
});

test("the render process carries nothing that speaks to other machines", async () => {
  await ensureBuilt();
  const program = await readFile(join(ENGINE_FILES.assetFolder, "render-program.cjs"), "utf8");
  expect(program).toContain('require("node:path")');
  expect(program).not.toMatch(/require\("(?:node:)?(?:https?|http2|dgram|tls)"\)|from "(?:node:)?(?:https?|dgram)"/u);
});

test("patterns about words ask for Latin letters only; what reads other scripts still asks for every letter", async () => {
  await ensureBuilt();
  const program = await readFile(join(ENGINE_FILES.assetFolder, "render-program.cjs"), "utf8");
  const written = "/\\b(?:evening)(?!\\p{L})|[\\p{L}']+ayd\\u0131n/iu";
  const build = new URL("../../build-letters.mjs", import.meta.url).href;
  const { narrowLetters } = (await import(build)) as { narrowLetters: (source: string) => string };

  // The same in a text of Turkish and English, and quicker to prepare.
  const narrowed = narrowLetters(`const greeting = ${written};`);
  expect(narrowed).not.toContain("p{L}");
  const [before, after] = [written, narrowed.slice("const greeting = ".length, -1)].map(readPattern);
  for (const text of ["Good evening!", "eveningş", "güna'aydın", "günaydın, şair", "evening9"])
    expect(after?.exec(text)?.[0]).toBe(before?.exec(text)?.[0]);
  for (const source of ["const any = /^[^\\p{L}]+$/u;", "const half = width / 2; // p{L} / u", "/\\p{Lu}evening/u"])
    expect(narrowLetters(source)).toBe(source);

  const all = program.match(/\\p\{L\}/gu)?.length ?? 0;
  expect(all).toBeGreaterThan(0);
  expect(program.match(/\[A-Za-z\\xAA\\xB5|\[A-Za-z\\u00aa|\[A-Za-zªµ/giu)?.length ?? 0).toBeGreaterThan(all);
});

function readPattern(literal: string): RegExp {
  const end = literal.lastIndexOf("/");
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}
