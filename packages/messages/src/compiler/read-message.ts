import compile from "icu-minify/compile";
import type { Language, Message } from "#message.ts";

export type CompiledText = ReturnType<typeof compile>;

/** Name of an argument to the type its value must have. */
export type Arguments = ReadonlyMap<string, string>;

export type ReadMessage = {
  mixLanguage: Language;
  compiled: Record<"mix" | Language, CompiledText>;
  arguments: Arguments;
};

/** Compiles the three texts of a message; throws with every reason why it cannot be used. */
export function readMessage(message: Message): ReadMessage {
  const [mixLanguage, mix] =
    typeof message.seed === "string" ? ([message.seed, message[message.seed]] as const) : message.seed;
  const compiled = {
    tr: compileText("tr", message.tr),
    en: compileText("en", message.en),
    mix: compileText("mix", mix),
  };
  const names = argumentsIn(compiled.tr);
  for (const other of ["en", "mix"] as const) {
    const differs = signature(argumentsIn(compiled[other])) !== signature(names);
    if (differs) throw new Error(`tr and ${other} name different arguments`);
  }
  return { mixLanguage, compiled, arguments: names };
}

function compileText(mode: string, text: string): CompiledText {
  if (text.trim() === "") throw new Error(`the ${mode} text is empty`);
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`the ${mode} text is not valid ICU`, { cause: error });
  }
}

// Second place of a compiled node (icu-minify's own numbering) to the type its value must have.
const VALUE_TYPES: Record<number, string> = {
  1: "string",
  2: "number",
  3: "number",
  4: "number",
  5: "Date | number",
  6: "Date | number",
};
const PLAIN_VALUE = "string | number";

function argumentsIn(message: unknown, seen = new Map<string, string>()): Arguments {
  if (!Array.isArray(message)) return seen;
  for (const node of message as unknown[]) {
    if (!Array.isArray(node)) continue;
    const [name, kind, branches] = node as [string, unknown, unknown];
    const type = kind === undefined ? PLAIN_VALUE : VALUE_TYPES[Number(kind)];
    // Texts stay plain: a tag would need a function per call, and neither mails nor the server could use it.
    if (type === undefined) throw new Error(`holds the tag <${name}>; give a link its own key`);
    // In "{n, plural, …} {n}" the plain use takes anything, the other decides.
    if (type !== PLAIN_VALUE || !seen.has(name)) seen.set(name, type);
    if (typeof branches === "object" && branches !== null) {
      for (const branch of Object.values(branches)) argumentsIn(branch, seen);
    }
  }
  return seen;
}

function signature(names: Arguments): string {
  return [...names]
    .map(([name, type]) => `${name}: ${type}`)
    .toSorted()
    .join(", ");
}
