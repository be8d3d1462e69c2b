import type { Arguments, CompiledText } from "./read-message.ts";

export function groupModule(texts: Record<string, CompiledText>, english: readonly string[]): string {
  return lines(
    `export const messages = ${JSON.stringify(texts)};`,
    `export const english = ${JSON.stringify(english)};`,
  );
}

export function groupModuleTypes(): string {
  return lines(`export { messages, english } from "./module.js";`);
}

/** The shape every group module has; written once, so that a thousand keys are not typed three times over. */
export function sharedTypes(): string {
  return lines(
    `import type { CompiledMessage } from "icu-minify/format";`,
    `export declare const messages: Readonly<Record<string, CompiledMessage>>;`,
    `/** Keys whose text is English in a mixed module; empty in the others. */`,
    `export declare const english: readonly string[];`,
  );
}

/** The imports are spelled out, not computed: that is what lets a bundler make one chunk per group and mode. */
export function indexModule(modes: readonly string[], groups: readonly string[]): string {
  const loadersOf = (mode: string): string[] =>
    groups.map((group) => `    ${JSON.stringify(group)}: () => import("./${group}.${mode}.js"),`);
  return lines(
    `export const groups = ${JSON.stringify(groups)};`,
    `export const loaders = {`,
    ...modes.flatMap((mode) => [`  ${mode}: {`, ...loadersOf(mode), `  },`]),
    `};`,
  );
}

export function indexModuleTypes(): string {
  return lines(
    `import type { Group } from "./keys.js";`,
    `import type { english, messages } from "./module.js";`,
    `export type MessageModule = { messages: typeof messages; english: typeof english };`,
    `type Loaders = Readonly<Record<Group, () => Promise<MessageModule>>>;`,
    `export declare const groups: readonly Group[];`,
    `export declare const loaders: Readonly<Record<"mix" | "tr" | "en", Loaders>>;`,
  );
}

type TypedEntry = { key: string; group: string; arguments: Arguments };

export function keyTypes(groups: readonly string[], entries: readonly TypedEntry[]): string {
  return lines(
    `/** What each text must be called with; undefined means nothing. */`,
    `export type MessageArguments = {`,
    ...entries.map((entry) => `  ${JSON.stringify(entry.key)}: ${argumentsType(entry.arguments)};`),
    `};`,
    `/** The group that must be loaded before a key can be shown. */`,
    `export type GroupOfKey = {`,
    ...entries.map((entry) => `  ${JSON.stringify(entry.key)}: ${JSON.stringify(entry.group)};`),
    `};`,
    `export type Key = keyof MessageArguments;`,
    `export type Group = ${groups.map((group) => JSON.stringify(group)).join(" | ")};`,
  );
}

function argumentsType(names: Arguments): string {
  if (names.size === 0) return "undefined";
  return `{ ${[...names].map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
}

function lines(...parts: string[]): string {
  return `${parts.join("\n")}\n`;
}
