import { PROMPT_MAX, WRITING_TEXT_MAX } from "@sahne/contract/limits";
import { z } from "zod";
import { parseJson } from "#providers/http-client.ts";
import { tidyScript } from "./tidy-text.ts";

/** What is said and what is seen with it, as a model answers. */
const scene = z.object({ said: z.string(), shown: z.string() });
const answer = z.object({ scenes: z.array(scene).min(1) });
type Scene = z.output<typeof scene>;

const LABELS = { tr: "Görsel", en: "Visual" } as const;
const SHOWN_MAX = 120;
/** The next object of a list, without another one in it; what stands between quotation marks may be anything. */
const NEXT_OBJECT = /[\s,]*(\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})/suy;

export type SceneReader = {
  /** Takes a piece of the answer, and gives what can be read of it by now. */
  read(piece: string): string;
  /** The whole script, and whether it has come to its end; undefined when the answer is no script at all. */
  finish(): { text: string; isWhole: boolean } | undefined;
};

/**
 * A script that comes as JSON, scene by scene: each becomes a line as soon as it is whole, with what is seen in square brackets,
 * as anybody may write it by hand. A server that knows no schemas answers with plain text, which is a script as well.
 */
export function createSceneReader(language: "tr" | "en"): SceneReader {
  let whole = "";
  let done = -1;
  const scenes: Scene[] = [];
  return {
    read(piece) {
      whole += piece;
      if (!isJson(whole)) return isUndecided(whole) ? "" : piece;
      if (done < 0) done = whole.indexOf("[") + 1 || -1;
      const fresh: Scene[] = [];
      for (let found = nextObject(whole, done); found; found = nextObject(whole, done)) {
        done = found.to;
        const parsed = scene.safeParse(parseJson(found.text));
        const tidied = parsed.success ? tidyScene(parsed.data) : null;
        if (tidied) fresh.push(tidied);
      }
      scenes.push(...fresh);
      return fresh.map((each) => `${lineOf(each, language)}\n`).join("");
    },
    finish() {
      if (!isJson(whole)) return { text: tidyScript(whole), isWhole: true };
      if (scenes.length === 0) return undefined;
      const isWhole = answer.safeParse(parseJson(withoutFence(whole))).success;
      return { text: textOf(scenes, language), isWhole };
    },
  };
}

/** Undefined while it has not come as a whole. */
function nextObject(text: string, from: number): { text: string; to: number } | undefined {
  if (from < 0) return undefined;
  NEXT_OBJECT.lastIndex = from;
  const [whole = "", object = ""] = NEXT_OBJECT.exec(text) ?? [];
  return object === "" ? undefined : { text: object, to: from + whole.length };
}

function withoutFence(text: string): string {
  return text
    .trim()
    .replace(/^```(?:json)?\s*/iu, "")
    .replace(/\s*```$/u, "");
}

function isJson(text: string): boolean {
  return withoutFence(text).startsWith("{");
}

/** Nothing has come yet that tells what it will be. */
function isUndecided(text: string): boolean {
  return /^\s*(?:`{1,3}(?:j(?:s(?:o(?:n)?)?)?)?\s*)?$/iu.test(text);
}

function tidyScene({ said, shown }: Scene): Scene | null {
  const line = { said: oneLine(said).slice(0, WRITING_TEXT_MAX), shown: oneLine(shown).slice(0, SHOWN_MAX).trim() };
  return line.said === "" ? null : line;
}

/** Brackets are ours to set. */
function oneLine(text: string): string {
  return tidyScript(text).replaceAll(/[[\]]/gu, "").replaceAll(/\s+/gu, " ").trim();
}

function lineOf({ said, shown }: Scene, language: "tr" | "en"): string {
  // What is seen stands between brackets of one kind.
  const seen = shown.replaceAll(/[()]/gu, "");
  return seen === "" ? said : `${said} [${LABELS[language]}: ${seen}]`;
}

/** What is said comes first: where both do not fit into a prompt, the last scenes are shown by our own reading. */
function textOf(scenes: readonly Scene[], language: "tr" | "en"): string {
  const lines = scenes.map((each) => lineOf(each, language));
  for (let at = lines.length - 1; at >= 0 && lines.join("\n").length > PROMPT_MAX; at--) {
    lines[at] = scenes[at]?.said ?? "";
  }
  return lines.join("\n").slice(0, WRITING_TEXT_MAX);
}
