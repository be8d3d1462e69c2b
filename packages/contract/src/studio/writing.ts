import { z } from "zod";
import { id, userParams } from "#common.ts";
import { errorCode } from "#errors.ts";
import { CHAPTER_TITLE_MAX, TITLE_MAX, WRITING_TEXT_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";
import { writerService } from "#services/services.ts";

export const writer = z
  .object({
    service: writerService,
    models: z.array(z.string()).min(1),
    /** False while its key is missing. */
    isReady: z.boolean(),
    /** The key is one of the sandbox: what it writes is made up. */
    isSandbox: z.boolean(),
  })
  .meta({ id: "Writer" });
export type Writer = z.output<typeof writer>;

export const listWritersRoute = defineRoute({
  id: "listWriters",
  method: "GET",
  path: "/api/users/:userId/writers",
  tag: "writing",
  summary: "The services that can write for this user, with their models; the cheapest sensible model stands first",
  params: userParams,
  reply: z.object({ writers: z.array(writer) }),
});

/** What to do with the text: a topic, a script, or the words of a finished film. */
export const writingTask = z.enum(["script", "improve", "translate", "shorten", "lengthen", "tone", "publication"]);
export type WritingTask = z.output<typeof writingTask>;

export const writingTone = z.enum(["calm", "playful", "serious", "exciting"]);
export type WritingTone = z.output<typeof writingTone>;

export const writingBody = z.object({
  service: writerService,
  model: z.string().max(100),
  task: writingTask,
  text: z.string().trim().min(1, "writing.text.required").max(WRITING_TEXT_MAX, "writing.text.long"),
  /** The language to write in. */
  language: z.enum(["tr", "en"]),
  /** How long the film shall be; only for a script. */
  seconds: z.int().min(5).max(180).optional(),
  tone: writingTone.optional(),
  /** Whose words shall be published: its scenes say when its chapters begin. Only for `publication`. */
  videoId: id.optional(),
});
export type WritingBody = z.output<typeof writingBody>;

/** One offer of words for the channel, within its limits. */
export const publicationOffer = z.object({
  title: z.string().max(TITLE_MAX),
  description: z.string(),
  tags: z.array(z.string()),
  /** In whole seconds, from 0 on; empty where the film can have none. */
  chapters: z.array(z.object({ at: z.int().min(0), title: z.string().max(CHAPTER_TITLE_MAX) })),
});
export type PublicationOffer = z.output<typeof publicationOffer>;

/** As the channel reads them in a description: a line each, the first at 0:00. */
export function chapterLines(chapters: PublicationOffer["chapters"]): string {
  const line = (at: number, title: string) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")} ${title}`;
  return chapters.map(({ at, title }) => line(at, title)).join("\n");
}

export const writingEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  /** The whole text, tidied up; it replaces the pieces. */
  z.object({
    type: z.literal("done"),
    text: z.string(),
    offers: z.array(publicationOffer),
    /** The model stopped at a limit: the text has no end. */
    isCut: z.boolean(),
    model: z.string(),
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
  }),
  z.object({ type: z.literal("problem"), code: errorCode, message: z.string() }),
]);
export type WritingEvent = z.output<typeof writingEvent>;

export const writeRoute = defineRoute({
  id: "write",
  method: "POST",
  path: "/api/users/:userId/writing",
  tag: "writing",
  summary: "Let a service write: one paid call with the user's key, streamed as it comes, ended by closing the request",
  params: userParams,
  body: writingBody,
  reply: z.string(),
  isStream: true,
});
