import {
  createTranslator,
  type Group,
  type Key,
  type MessageArguments,
  type Mode,
  type Translator,
} from "@sahne/messages/translator";
import { readStored, writeStored } from "./storage.ts";
import { createStore, useStore } from "./store.ts";
import { browserTimeZone, knownTimeZone, storedTimeZone } from "./time/time-zone.ts";

export type { Group, Key, Mode, Translator };

/** Keys whose text takes no values, so that any of them can be passed around and shown. */
export type PlainKey = { [K in Key]: MessageArguments[K] extends undefined ? K : never }[Key];

const DEFAULT_MODE: Mode = "mix";

// A new snapshot object tells React that texts changed: another language, or further groups of this one.
let timeZone = storedTimeZone();
const snapshot = createStore({ t: newTranslator(storedMode()) });
const loadedGroups = new Set<Group>();

export function currentTranslator(): Translator {
  return snapshot.get().t;
}

export function useT(): Translator {
  return useStore(snapshot).t;
}

export function useLanguage(): Mode {
  return useT().mode;
}

/** Called when the words on the screen changed language, not when further ones arrived. */
export function onLanguageChange(listener: (mode: Mode) => void): () => void {
  let known = currentTranslator().mode;
  return snapshot.subscribe(() => {
    const { mode } = currentTranslator();
    if (mode === known) return;
    known = mode;
    listener(mode);
  });
}

/** A lazy route awaits this before it is drawn, so that nobody ever sees a key. */
export async function loadMessages(groups: readonly Group[]): Promise<void> {
  const t = currentTranslator();
  const missing = groups.filter((group) => !loadedGroups.has(group));
  if (missing.length === 0) return;
  await t.load(missing);
  for (const group of missing) loadedGroups.add(group);
  // The language was switched while these were on their way: fetch them in the new one as well.
  if (currentTranslator() !== t) await currentTranslator().load(missing);
  snapshot.set({ t: currentTranslator() });
}

export async function setLanguage(mode: Mode): Promise<void> {
  await speak(mode);
  document.documentElement.lang = currentTranslator().pageLang;
  writeStored("language", mode);
}

/** The words alone, without a page around them or a visitor who keeps the choice. */
export function speak(mode: Mode): Promise<void> {
  return speakWith(newTranslator(mode));
}

/** Times inside texts are shown in the account's zone, wherever the browser happens to be. */
export async function setTimeZone(name: string | null): Promise<void> {
  const known = name === null ? undefined : knownTimeZone(name);
  if (known === timeZone) return;
  timeZone = known;
  await speak(currentTranslator().mode);
}

/** What another part fetched meanwhile is fetched too, up to the very moment of the change: it would be missing from then on. */
async function speakWith(next: ReturnType<typeof currentTranslator>): Promise<void> {
  for (let known = -1; known < loadedGroups.size;) {
    known = loadedGroups.size;
    await next.load([...loadedGroups]);
  }
  snapshot.set({ t: next });
}

/** For times outside of texts; a change of zone redraws everything that uses texts. */
export function currentTimeZone(): string {
  return timeZone ?? browserTimeZone();
}

type TextProps<K extends Key> = MessageArguments[K] extends undefined
  ? { k: K; v?: undefined }
  : { k: K; v: MessageArguments[K] };

/** A text with its own `lang` where it differs from the page's: spoken and cased by the right rules (WCAG 3.1.2). */
export function T<K extends Key>({ k, v }: TextProps<K>) {
  const t = useT();
  // A conditional tuple cannot be built from `v` without saying so.
  const translate = t as unknown as (key: Key, values?: MessageArguments[Key]) => string;
  const language = t.attr(k);
  const text = translate(k, v);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}

/** For a code from outside (a field's problem): its text, or the code itself when it is already words. */
export function TextFor({ code }: { code: string }) {
  const t = useT();
  if (!t.has(code)) return code;
  return <T k={code as PlainKey} />;
}

function newTranslator(mode: Mode): Translator {
  return createTranslator(mode, timeZone === undefined ? {} : { timeZone });
}

function storedMode(): Mode {
  const stored = readStored("language");
  return stored === "tr" || stored === "en" || stored === "mix" ? stored : DEFAULT_MODE;
}
