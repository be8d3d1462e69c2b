import format, { type CompiledMessage, type FormatOptions, type FormatValues } from "icu-minify/format";
import { groups as allGroups, loaders } from "#gen/index.js";
import type { Group, Key, MessageArguments } from "#gen/keys.d.ts";
import { formats, formatters } from "./formatters.ts";
import type { Language } from "./message.ts";

export type { Group, Key, MessageArguments };
export type { Language };

/** `mix` is the default interface (Turkish and English as the specification words them); the others are whole. */
export type Mode = "mix" | Language;

export const modes: readonly Mode[] = ["mix", "tr", "en"];

type ValuesFor<K extends Key> = MessageArguments[K] extends undefined ? [] : [values: MessageArguments[K]];

export type Translator = {
  <K extends Key>(key: K, ...values: ValuesFor<K>): string;
  readonly mode: Mode;
  /** The language of the whole page: what `<html lang>` says. */
  readonly pageLang: Language;
  /** The language this text is in. */
  lang(key: Key): Language;
  /** For the `lang` attribute: set only where a text differs from the page, so that it is spoken and cased rightly. */
  attr(key: Key): Language | undefined;
  /** Whether a key that came from outside (an error code, a stage) has a loaded text. */
  has(key: string): key is Key;
  load(groups: readonly Group[]): Promise<void>;
};

export type TranslatorOptions = {
  /** IANA zone in which dates inside texts are shown; the machine's own when left out. */
  timeZone?: string;
};

/** A translator with nothing loaded yet; a key of a group that is not loaded is shown as the key itself. */
export function createTranslator(mode: Mode, options: TranslatorOptions = {}): Translator {
  const table = new Map<string, CompiledMessage>();
  const englishKeys = new Set<string>();
  const loading = new Map<Group, Promise<void>>();
  const pageLang: Language = mode === "en" ? "en" : "tr";
  const formatOptions: FormatOptions = { formats, formatters, ...options };

  function lang(key: string): Language {
    if (mode !== "mix") return mode;
    return englishKeys.has(key) ? "en" : "tr";
  }

  function translate<K extends Key>(key: K, ...[values]: ValuesFor<K>): string {
    const message = table.get(key);
    if (message === undefined) return key;
    if (typeof message === "string") return message;
    return String(format(message, LOCALES[lang(key)], values as FormatValues | undefined, formatOptions));
  }

  async function loadGroup(group: Group): Promise<void> {
    try {
      const { messages, english } = await loaders[mode][group]();
      for (const [key, message] of Object.entries(messages)) table.set(key, message);
      for (const key of english) englishKeys.add(key);
    } catch (error) {
      // A chunk that failed to arrive may be asked for again.
      loading.delete(group);
      throw error;
    }
  }

  return Object.assign(translate, {
    mode,
    pageLang,
    lang,
    attr: (key: Key) => (lang(key) === pageLang ? undefined : lang(key)),
    has: (key: string): key is Key => table.has(key),
    async load(groups: readonly Group[]): Promise<void> {
      await Promise.all(
        groups.map((group) => {
          const pending = loading.get(group) ?? loadGroup(group);
          loading.set(group, pending);
          return pending;
        }),
      );
    },
  });
}

/** For the server: every group at once. */
export async function loadAll(mode: Mode, options: TranslatorOptions = {}): Promise<Translator> {
  const translator = createTranslator(mode, options);
  await translator.load(allGroups);
  return translator;
}

// Day before month and a 24-hour clock in both languages: one product, one way to write a time.
const LOCALES: Record<Language, string> = { tr: "tr-TR", en: "en-GB" };
