/** What text models are asked for: some words, and perhaps the shape the answer must have. */
export type TextRequest = { prompt: string; schema?: unknown };

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

/** The same request always gets the same answer: a sentence about the prompt, or JSON that fits the schema. */
export function composeText({ prompt, schema }: TextRequest): string {
  const topic = topicOf(prompt);
  if (schema === undefined) return scriptAbout(topic, prompt);
  return JSON.stringify(fill(schema, { name: "text", topic, index: 0 }));
}

/** A small script, so that the product can be tried offline. It says where it comes from. */
function scriptAbout(topic: string, prompt: string): string {
  const subject = topic.replace(/[.…!?]+$/u, "");
  const isTurkish = /[çğıöşüÇĞİÖŞÜ]|\b(ve|bir|için|nasıl|neden|ile)\b/u.test(prompt);
  const lines = isTurkish
    ? [
        `Sandbox: ${subject}.`,
        `1. ${subject} hakkında ilk bilgi burada durur.`,
        "2. İkinci satır bir sayı söyler: 3 dakika.",
        "3. Üçüncü satır bir kitap ve bir fincan kahve gösterir.",
        "Siz ne düşünüyorsunuz?",
      ]
    : [
        `Sandbox: ${subject}.`,
        `1. The first fact about ${subject} stands here.`,
        "2. The second line names a number: 3 minutes.",
        "3. The third line shows a book and a cup of coffee.",
        "What do you think?",
      ];
  return lines.join("\n");
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
