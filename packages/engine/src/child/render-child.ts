// The render process: sets the engine of the language up and starts render-program.ts. A film is short and its process new: without
// the code that was compiled when the product was built, a third of a second of every film would go into reading its own program.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { BYTES_BEFORE_OPTIMIZING } from "./process-options.ts";

type Program = (require: NodeJS.Require, file: string, load: (name: string) => Promise<unknown>) => void;

/** How often a pattern must have been looked for before it becomes machine code; V8 does it after the first time. */
const SEARCHES_BEFORE_COMPILING = 10;

// Most of what reads and directs a text runs for a moment and never again: optimizing it costs more than it saves. An option
// V8 does not know any more is ignored here, and would stop the process if it stood on its command line.
setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_OPTIMIZING}`);
// So it is with patterns: there are hundreds, and a short text meets most of them a few times.
setFlagsFromString(`--regexp-tier-up-ticks=${SEARCHES_BEFORE_COMPILING}`);
setFlagsFromString("--no-regexp-peephole-optimization");

const file = join(import.meta.dirname, "render-program.cjs");
const source = readFileSync(file, "utf8");
// V8 asks only whether the program is as long as the one that was compiled: that it is the same is known by its hash.
const key = createHash("sha256").update(source).digest();
const cachedData = readCode(join(import.meta.dirname, "render-program.code"));
const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
const [, , codeToWrite] = process.argv;
// The build makes one film and keeps what was compiled for it.
if (codeToWrite !== undefined)
  process.once("exit", () => writeFileSync(codeToWrite, Buffer.concat([key, script.createCachedData()])));
// The canvas would read every font of the machine before it is known whether the film needs one: see fonts.ts.
process.env["DISABLE_SYSTEM_FONTS_LOAD"] = "1";
const run = script.runInThisContext() as Program;
run(createRequire(file), file, (name) => import(name));

/** Another version of Node makes nothing of it, and compiles for itself. */
function readCode(path: string): Buffer | undefined {
  try {
    const code = readFileSync(path);
    return code.subarray(0, key.length).equals(key) ? code.subarray(key.length) : undefined;
  } catch {
    return undefined;
  }
}
