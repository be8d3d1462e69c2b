import { VIDEO_NAME_MAX } from "#limits.ts";

const sentences = new Intl.Segmenter("tr", { granularity: "sentence" });

/** The colon in front of a list, with the "1" of its first line where the sentence was split behind it. */
const LIST_BEGINNING = /\s*:(?:\s+1)?$/;

/** What a script says is seen stands in square brackets (`[Visual: a lighthouse]`) and is no part of what is said. */
export function withoutBrackets(text: string): string {
  return text.replaceAll(/\[[^[\]]*\]/g, " ").trim() || text;
}

/** The prompt's first sentence, cut at a word when it is long. */
export function nameFromPrompt(prompt: string): string {
  const text = withoutBrackets(prompt).replaceAll(/\s+/g, " ").trim();
  const [first] = sentences.segment(text);
  const sentence = (first?.segment ?? text)
    .trim()
    .replace(/[.!?…]+$/, "")
    .replace(LIST_BEGINNING, "");
  if (sentence.length <= VIDEO_NAME_MAX) return sentence || text.slice(0, VIDEO_NAME_MAX);
  const cut = sentence.slice(0, VIDEO_NAME_MAX - 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${lastSpace > VIDEO_NAME_MAX / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
