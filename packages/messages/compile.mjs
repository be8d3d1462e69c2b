// Pure half of the build: a catalogue goes in, the text of every generated file comes out, or a list of problems.
import compile from "icu-minify/compile";

const MODES = ["mix", "tr", "en"];
const KEY = /^[a-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/;

// Second place of a compiled node (icu-minify's own numbering) to the type its value must have.
const VALUE_TYPES = { 1: "string", 2: "number", 3: "number", 4: "number", 5: "Date | number", 6: "Date | number" };
const PLAIN_VALUE = "string | number";

// Texts stay plain: a tag would need a function per call, and the mails and the server could not use it.
const TAG = "<tag>";

/** @param {{ group: string, messages: Record<string, { seed: string | [string, string], tr: string, en: string }> }[]} parts */
export function compileCatalogue(parts) {
  const problems = [];
  const groupOfKey = new Map();
  const argumentsOfKey = new Map();
  const files = new Map();
  const groups = [...new Set(parts.map((part) => part.group))];
  let english = 0;

  for (const group of groups) {
    const compiled = { mix: {}, tr: {}, en: {} };
    const englishKeys = [];
    const own = parts.filter((part) => part.group === group);
    for (const [key, message] of own.flatMap((part) => Object.entries(part.messages))) {
      if (groupOfKey.has(key)) problems.push(`${key}: stands in ${groupOfKey.get(key)} and in ${group}`);
      if (!KEY.test(key)) problems.push(`${key}: a key is written like "videos.card.retry"`);
      groupOfKey.set(key, group);
      const texts = textsOf(message);
      const read = readTexts(key, texts, problems);
      if (!read) continue;
      argumentsOfKey.set(key, read.arguments);
      for (const mode of MODES) compiled[mode][key] = read.compiled[mode];
      if (texts.mixLanguage === "en") englishKeys.push(key);
    }
    english += englishKeys.length;
    for (const mode of MODES) {
      files.set(`${group}.${mode}.js`, moduleText(compiled[mode], mode === "mix" ? englishKeys : []));
      files.set(`${group}.${mode}.d.ts`, `export { messages, english } from "./module.js";\n`);
    }
  }

  files.set("module.d.ts", moduleTypes());
  files.set("index.js", indexText(groups));
  files.set("index.d.ts", indexTypes());
  files.set("keys.d.ts", keyTypes(groups, groupOfKey, argumentsOfKey));
  return { files, problems, count: { all: groupOfKey.size, groups: groups.length, english } };
}

function textsOf(message) {
  const [mixLanguage, mix] = Array.isArray(message.seed) ? message.seed : [message.seed, message[message.seed]];
  return { mixLanguage, mix, tr: message.tr, en: message.en };
}

function readTexts(key, texts, problems) {
  const compiled = {};
  const found = {};
  for (const mode of MODES) {
    if (typeof texts[mode] !== "string" || texts[mode].trim() === "") {
      problems.push(`${key}: the ${mode} text is empty`);
      return undefined;
    }
    try {
      compiled[mode] = compile(texts[mode]);
    } catch (error) {
      problems.push(`${key}: the ${mode} text is not valid ICU: ${String(error)}`);
      return undefined;
    }
    found[mode] = argumentsIn(compiled[mode]);
    if (found[mode].has(TAG)) problems.push(`${key}: the ${mode} text holds a tag; give a link its own key`);
  }
  for (const mode of ["mix", "en"]) {
    if (signature(found[mode]) !== signature(found.tr)) {
      problems.push(
        `${key}: tr and ${mode} name different arguments (${signature(found.tr)} and ${signature(found[mode])})`,
      );
    }
  }
  return { compiled, arguments: found.tr };
}

function argumentsIn(message, seen = new Map()) {
  if (!Array.isArray(message)) return seen;
  for (const node of message) {
    if (!Array.isArray(node)) continue;
    const [name, kind, detail] = node;
    if (node.length > 1 && !(kind in VALUE_TYPES)) {
      seen.set(TAG, TAG);
      continue;
    }
    seen.set(name, widest(seen.get(name), VALUE_TYPES[kind] ?? PLAIN_VALUE));
    const hasBranches = kind >= 1 && kind <= 3;
    if (hasBranches) for (const branch of Object.values(detail)) argumentsIn(branch, seen);
  }
  return seen;
}

// "{n, plural, …} … {n}" must be called with a number: the plain use takes anything, the other decides.
function widest(known, next) {
  return known === undefined || known === PLAIN_VALUE ? next : known;
}

function signature(found) {
  return [...found]
    .map(([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join(", ");
}

function moduleText(messages, english) {
  return `export const messages = ${JSON.stringify(messages)};\nexport const english = ${JSON.stringify(english)};\n`;
}

function moduleTypes() {
  return [
    `import type { CompiledMessage } from "icu-minify/format";`,
    `export declare const messages: Readonly<Record<string, CompiledMessage>>;`,
    `/** Keys whose text is English in a mixed module; empty in the others. */`,
    `export declare const english: readonly string[];`,
    ``,
  ].join("\n");
}

function indexText(groups) {
  const loadersOf = (mode) =>
    groups.map((group) => `    ${JSON.stringify(group)}: () => import("./${group}.${mode}.js"),`).join("\n");
  return [
    `export const groups = ${JSON.stringify(groups)};`,
    `export const loaders = {`,
    ...MODES.map((mode) => `  ${mode}: {\n${loadersOf(mode)}\n  },`),
    `};`,
    ``,
  ].join("\n");
}

function indexTypes() {
  return [
    `import type { Group } from "./keys.js";`,
    `import type { english, messages } from "./module.js";`,
    `export type MessageModule = { messages: typeof messages; english: typeof english };`,
    `export declare const groups: readonly Group[];`,
    `export declare const loaders: Readonly<Record<"mix" | "tr" | "en", Readonly<Record<Group, () => Promise<MessageModule>>>>>;`,
    ``,
  ].join("\n");
}

function keyTypes(groups, groupOfKey, argumentsOfKey) {
  const argumentLines = [...argumentsOfKey].map(([key, found]) => {
    const fields = [...found].map(([name, type]) => `${name}: ${type}`).join("; ");
    return `  ${JSON.stringify(key)}: ${fields ? `{ ${fields} }` : "undefined"};`;
  });
  const groupLines = [...groupOfKey].map(([key, group]) => `  ${JSON.stringify(key)}: ${JSON.stringify(group)};`);
  return [
    `/** What each text must be called with; undefined means nothing. */`,
    `export type MessageArguments = {`,
    ...argumentLines,
    `};`,
    `/** The group that must be loaded before a key can be shown. */`,
    `export type GroupOfKey = {`,
    ...groupLines,
    `};`,
    `export type Key = keyof MessageArguments;`,
    `export type Group = ${groups.map((group) => JSON.stringify(group)).join(" | ")};`,
    ``,
  ].join("\n");
}
