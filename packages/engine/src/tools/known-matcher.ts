import { dirname } from "node:path";
import { loadLexicon } from "#child/film-assets.ts";
import type { Matcher } from "#director/match/matcher.ts";
import { createMatcher } from "#director/match/matcher.ts";
import { ensureBuilt } from "./built-engine.ts";
import { ENGINE_FILES } from "./engine-files.ts";

/** The matcher with the words of the built engine, for tests. */
export async function loadMatcher(): Promise<Matcher> {
  await ensureBuilt();
  return createMatcher(await loadLexicon(dirname(ENGINE_FILES.kernelPath)));
}
