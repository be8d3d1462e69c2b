import {
  CHAPTER_TITLE_MAX,
  DESCRIPTION_MAX_BYTES,
  TAGS_MAX,
  TITLE_MAX,
  WRITING_TEXT_MAX,
} from "@sahne/contract/limits";
import { chapterLines, type PublicationOffer } from "@sahne/contract/studio/writing";
import type { Chapter } from "@sahne/engine/film/chapters";
import { z } from "zod";
import { partNames } from "./instructions.ts";

/** Control signs, and those that turn the direction of what follows. Lines and tabs stay. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What a model adds although it was asked not to: fences, headings, bold, a line about what follows. */
export function tidyScript(text: string): string {
  return text
    .replaceAll(/^```\w*\s*$/gmu, "")
    .replaceAll(/^#{1,6}\s+/gmu, "")
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, "$2")
    .replaceAll(/<[!/]?[a-z][^<>]{0,200}>|<!--.{0,2000}?-->/giu, "")
    .replaceAll(UNSEEN, "")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim()
    .slice(0, WRITING_TEXT_MAX);
}

const offer = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  chapters: z.record(z.string(), z.unknown()).optional(),
});
const answer = z.object({ offers: z.array(offer).min(1) });

/**
 * The model's JSON as data: cut to what the channel takes, or undefined when it is no such thing. When the parts of the film
 * begin is ours to say; of the model is only what they are called, and where that is missing they are called by their words.
 */
export function readOffers(json: unknown, parts: readonly Chapter[] = []): PublicationOffer[] | undefined {
  const parsed = answer.safeParse(json);
  if (!parsed.success) return undefined;
  const offers = parsed.data.offers.slice(0, 3).map(({ title, description, tags, chapters }) => {
    const named = partNames(parts.length).map((name, index) => {
      const told = chapters?.[name];
      const { at, words } = parts[index] ?? { at: 0, words: "" };
      return { at, title: chapterTitle(typeof told === "string" ? told : "") || chapterTitle(words) || `${index + 1}` };
    });
    const room = DESCRIPTION_MAX_BYTES - Buffer.byteLength(`\n\n${chapterLines(named)}`);
    return {
      title: oneLine(title).slice(0, TITLE_MAX).trim(),
      description: cutBytes(withoutTimes(withoutAngles(tidyScript(description))), room),
      tags: tagsWithin(tags),
      chapters: named,
    };
  });
  const usable = offers.filter(({ title }) => title !== "");
  return usable.length > 0 ? usable : undefined;
}

/** A line that begins with a time would be read as a chapter. */
function withoutTimes(text: string): string {
  return text.replaceAll(/^[ \t]*(?:\d{1,2}:)?\d{1,2}:\d{2}\b.*\n?/gmu, "").trim();
}

function chapterTitle(text: string): string {
  const line = withoutTimes(oneLine(text).replace(/^(?:\d{1,2}:)?\d{1,2}:\d{2}[ \t–-]*/u, ""));
  if (line.length <= CHAPTER_TITLE_MAX) return line;
  return `${line.slice(0, CHAPTER_TITLE_MAX - 1).replace(/\s\S*$/u, "")}…`;
}

function oneLine(text: string): string {
  return withoutAngles(tidyScript(text)).replaceAll(/\s+/gu, " ");
}

/** The channel refuses them. */
function withoutAngles(text: string): string {
  return text.replaceAll(/[<>]/gu, "");
}

function tagsWithin(tags: readonly string[]): string[] {
  const kept: string[] = [];
  for (const raw of tags) {
    const tag = oneLine(raw).replaceAll(/[#,"]/gu, "").trim();
    // The channel counts the commas between them, and quotes around those with a space.
    const length = [...kept, tag].reduce((sum, each) => sum + each.length + (each.includes(" ") ? 3 : 1), 0);
    if (tag !== "" && !kept.includes(tag) && length <= TAGS_MAX) kept.push(tag);
  }
  return kept;
}

function cutBytes(text: string, max: number): string {
  let cut = text;
  while (Buffer.byteLength(cut) > max) cut = cut.slice(0, Math.max(0, cut.length - 10));
  // Not through the middle of a letter that is two units long.
  return cut.replace(/[\uD800-\uDBFF]$/u, "");
}
