import { rewrite } from "./rewrite.ts";

/** What text models are asked for: some words, what to do with them, and perhaps the shape the answer must have. */
export type TextRequest = { prompt: string; instructions?: string | undefined; schema?: unknown };

type Schema = {
  type?: unknown;
  enum?: unknown;
  const?: unknown;
  properties?: unknown;
  items?: unknown;
  anyOf?: unknown;
  minItems?: unknown;
  minimum?: unknown;
  maxLength?: unknown;
};

const LIST_LENGTH = 3;
const LONGEST_TOPIC = 60;

/** The same request always gets the same answer: words about the prompt, or JSON that fits the schema. */
export function composeText({ prompt, instructions = "", schema }: TextRequest): string {
  const topic = topicOf(prompt);
  const isTurkish = isInTurkish(prompt, instructions);
  if (schema === undefined) return rewrite(prompt, instructions, isTurkish) ?? scriptAbout(topic, isTurkish);
  if (isScript(schema)) return JSON.stringify({ scenes: scenesAbout(topic, isTurkish) });
  return JSON.stringify(fill(schema, { name: "text", topic, index: 0 }));
}

/** Asked for a language it writes in that one, else in that of the prompt. */
function isInTurkish(prompt: string, instructions: string): boolean {
  const asked = /Write in (Turkish|English)/u.exec(instructions)?.[1];
  if (asked !== undefined) return asked === "Turkish";
  return /[çğıöşüÇĞİÖŞÜ]|\b(ve|bir|için|nasıl|neden|ile)\b/u.test(prompt);
}

/** Scenes with what is said and what is seen: somebody wants the script of a film. */
function isScript(schema: unknown): boolean {
  const text = JSON.stringify(schema);
  return text.includes('"scenes"') && text.includes('"said"') && text.includes('"shown"');
}

/** A small script, so that the product can be tried offline. It says where it comes from. */
function scriptAbout(topic: string, isTurkish: boolean): string {
  return scenesAbout(topic, isTurkish)
    .map(({ said }) => said)
    .join("\n");
}

function scenesAbout(topic: string, isTurkish: boolean): { said: string; shown: string }[] {
  const subject = topic.replace(/[.…!?]+$/u, "");
  return isTurkish
    ? [
        { said: `Sandbox: ${subject}.`, shown: subject },
        { said: `1. ${subject} hakkında ilk bilgi burada durur.`, shown: "ampul" },
        { said: "2. İkinci satır bir sayı söyler: 3 dakika.", shown: "kol saati" },
        { said: "3. Üçüncü satır bir kitap ve bir fincan kahve gösterir.", shown: "kitap, bir fincan kahve" },
        // What this one shows is left to whoever reads it.
        { said: "Siz ne düşünüyorsunuz?", shown: "" },
      ]
    : [
        { said: `Sandbox: ${subject}.`, shown: subject },
        { said: `1. The first fact about ${subject} stands here.`, shown: "a light bulb" },
        { said: "2. The second line names a number: 3 minutes.", shown: "a wristwatch" },
        { said: "3. The third line shows a book and a cup of coffee.", shown: "a book, a cup of coffee" },
        { said: "What do you think?", shown: "" },
      ];
}

type Place = { name: string; topic: string; index: number };

function fill(input: unknown, place: Place): unknown {
  const schema: Schema = typeof input === "object" && input !== null ? input : {};
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.anyOf)) return fill(schema.anyOf[0], place);
  // Gemini's older schema dialect writes its types in capitals.
  switch (String(firstOf(schema.type)).toLowerCase()) {
    case "object":
      return fillObject(schema, place);
    case "array": {
      const length = Math.max(LIST_LENGTH, Number(schema.minItems ?? 0));
      return Array.from({ length }, (_, index) => fill(schema.items, { ...place, index }));
    }
    case "integer":
    case "number":
      return Number(schema.minimum ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return words(place).slice(0, Number(schema.maxLength ?? Infinity));
  }
}

function fillObject(schema: Schema, place: Place): Record<string, unknown> {
  const properties = typeof schema.properties === "object" && schema.properties !== null ? schema.properties : {};
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fill(inner, { ...place, name })]));
}

function words({ name, topic, index }: Place): string {
  if (/tag|keyword|hashtag/i.test(name)) return (topic.split(" ")[index] ?? "sandbox").toLowerCase();
  if (/title|name|heading/i.test(name)) return topic;
  return `${topic} — sandbox ${name}${index > 0 ? ` ${index + 1}` : ""}.`;
}

function topicOf(prompt: string): string {
  const text = prompt.replace(/\s+/g, " ").trim();
  return text.length <= LONGEST_TOPIC ? text || "…" : `${text.slice(0, LONGEST_TOPIC).replace(/\s\S*$/, "")}…`;
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? (value as unknown[])[0] : value;
}
