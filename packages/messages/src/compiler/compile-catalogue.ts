import type { Catalogue, Language } from "#message.ts";
import { type CompiledText, type ReadMessage, readMessage } from "./read-message.ts";
import {
  groupModule,
  groupModuleTypes,
  indexModule,
  indexModuleTypes,
  keyTypes,
  sharedTypes,
} from "./write-modules.ts";

/** One file of the catalogue; several files may share a group. */
export type CataloguePart = { group: string; messages: Catalogue };

export type CompiledCatalogue = {
  /** Name and text of every file to write. */
  files: Map<string, string>;
  /** What is wrong, a line each; the files are only good when this is empty. */
  problems: string[];
  count: { all: number; groups: number; english: number };
};

const MODES: readonly ("mix" | Language)[] = ["mix", "tr", "en"];
const KEY = /^[a-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/;

/** The pure half of the build: a catalogue goes in, the text of every generated file comes out. */
export function compileCatalogue(parts: readonly CataloguePart[]): CompiledCatalogue {
  const { entries, problems } = readParts(parts);
  const groups = [...new Set(parts.map((part) => part.group))];
  const files = new Map<string, string>();
  for (const group of groups) {
    const own = entries.filter((entry) => entry.group === group);
    const english = own.filter((entry) => entry.mixLanguage === "en").map((entry) => entry.key);
    for (const mode of MODES) {
      const texts: Record<string, CompiledText> = {};
      for (const entry of own) texts[entry.key] = entry.compiled[mode];
      files.set(`${group}.${mode}.js`, groupModule(texts, mode === "mix" ? english : []));
      files.set(`${group}.${mode}.d.ts`, groupModuleTypes());
    }
  }
  files.set("module.d.ts", sharedTypes());
  files.set("index.js", indexModule(MODES, groups));
  files.set("index.d.ts", indexModuleTypes());
  files.set("keys.d.ts", keyTypes(groups, entries));
  const englishCount = entries.filter((entry) => entry.mixLanguage === "en").length;
  return { files, problems, count: { all: entries.length, groups: groups.length, english: englishCount } };
}

type Entry = ReadMessage & { key: string; group: string };

function readParts(parts: readonly CataloguePart[]): { entries: Entry[]; problems: string[] } {
  const entries = new Map<string, Entry>();
  const problems: string[] = [];
  for (const { group, messages } of parts) {
    for (const [key, message] of Object.entries(messages)) {
      const twin = entries.get(key);
      if (twin) problems.push(`${key}: stands in ${twin.group} and in ${group}`);
      if (!KEY.test(key)) problems.push(`${key}: a key is written like "videos.card.retry"`);
      try {
        entries.set(key, { ...readMessage(message), key, group });
      } catch (error) {
        problems.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { entries: [...entries.values()], problems };
}
