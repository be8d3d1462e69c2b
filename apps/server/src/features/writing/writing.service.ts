import type { ErrorCode } from "@sahne/contract/errors";
import { PROMPT_MAX, WRITING_TEXT_MAX } from "@sahne/contract/limits";
import type {
  PublicationOffer,
  Writer as OfferedWriter,
  WritingBody,
  WritingEvent,
} from "@sahne/contract/studio/writing";
import { writerService } from "@sahne/contract/services/services";
import { chaptersOf, type Chapter } from "@sahne/engine/film/chapters";
import type { Mode } from "@sahne/messages/translator";
import type { Context } from "#context.ts";
import { openApiKey } from "#features/accounts/api-keys.ts";
import { filmOf } from "#features/videos/subtitles.ts";
import { codeOfLastRefusal } from "#features/videos/vendor/vendor-problem.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { parseJson } from "#providers/http-client.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { isSandboxKey } from "#providers/vendor-host.ts";
import type { Writer } from "#providers/writer.ts";
import { episodeQuestion, instructionsFor, offersSchema, SCRIPT_SCHEMA, type EpisodeQuestion } from "./instructions.ts";
import { createSceneReader, type SceneReader } from "./read-scenes.ts";
import { readOffers, tidyScript } from "./tidy-text.ts";
import { insertWriting, settleWriting } from "./writings.repo.ts";

/** Enough for the longest script, and a bound on what one press can cost. */
const MAX_TOKENS = 4_000;
/** Around the words of a script stand the names and signs of its scenes. */
const MOST_LETTERS = 2 * WRITING_TEXT_MAX;

type Caller = { userId: string; language: Mode };

export async function writersOf(context: Context, userId: string): Promise<OfferedWriter[]> {
  const offered: OfferedWriter[] = [];
  for (const service of writerService.options) {
    const writer = context.writers[service];
    if (!writer) continue;
    const key = await keyFor(context, userId, writer);
    const isSandbox = writer.needsKey && key !== null && isSandboxKey(key);
    offered.push({ service, models: [...writer.models], isReady: key !== null, isSandbox });
  }
  return offered;
}

/** Everything that can be refused before a paid call is refused here; what comes later is told by the events. */
export async function startWriting(
  context: Context,
  caller: Caller,
  body: WritingBody,
  signal: AbortSignal,
): Promise<AsyncGenerator<WritingEvent>> {
  const kind = KINDS[body.task] ?? "text";
  const parts = kind === "offers" ? await partsOf(context, caller, body.videoId) : [];
  const writingId = newId(context.clock.now());
  const instructions = instructionsFor(body, parts.length);
  const text = [body.text, ...parts.map(({ words }, index) => `Part ${index + 1}: ${words}`)].join("\n");
  return begin(context, caller, { ...body, text, writingId, instructions, kind, parts, signal });
}

/** What may become chapters; none of a film that is too short for them, or whose scenes nobody knows. */
async function partsOf(context: Context, { userId }: Caller, videoId: string | undefined): Promise<Chapter[]> {
  if (videoId === undefined) return [];
  const video = await findVideo(context.db, userId, videoId);
  if (!video) throw new AppError("video_not_found");
  return chaptersOf(filmOf(video.plan)?.scenes ?? []);
}

/** The whole text of the next film of a series, or why there is none. */
export async function writeNext(
  context: Context,
  caller: Caller,
  { service, model, ...asked }: EpisodeQuestion & Pick<WritingBody, "service" | "model">,
  signal: AbortSignal,
): Promise<{ text: string; writingId: string }> {
  const writingId = newId(context.clock.now());
  const { language } = asked;
  const question = {
    writingId,
    service,
    model,
    language,
    task: "episode",
    ...episodeQuestion(asked),
    kind: "script",
    signal,
  } as const;
  for await (const event of await begin(context, caller, question)) {
    if (event.type === "problem") throw new AppError(event.code);
    if (event.type === "done" && !event.isCut && event.text.length <= PROMPT_MAX)
      return { text: event.text, writingId };
  }
  throw new AppError("writing_broken");
}

/** A script comes scene by scene, offers as a whole, everything else as it is written. */
type AnswerKind = "script" | "offers" | "text";
const KINDS: Partial<Record<WritingBody["task"], AnswerKind>> = { script: "script", publication: "offers" };

type Question = Pick<WritingBody, "service" | "model" | "text" | "language"> & {
  writingId: string;
  task: string;
  instructions: string;
  kind: AnswerKind;
  /** Of the film: they are given titles. */
  parts?: readonly Chapter[];
  signal: AbortSignal;
};

async function begin(context: Context, caller: Caller, body: Question): Promise<AsyncGenerator<WritingEvent>> {
  const writer = context.writers[body.service];
  if (!writer) throw new AppError("invalid_request", { fields: { service: "writing.service.unknown" } });
  if (!writer.models.includes(body.model)) {
    throw new AppError("invalid_request", { fields: { model: "writing.model.unknown" } });
  }
  const key = await keyFor(context, caller.userId, writer);
  if (key === null) throw new AppError("provider_key_missing");
  const limit = { name: "writing", burst: context.config.limits.writingsPerHour, perSeconds: 3_600 };
  await takeToken(context.db, limit, caller.userId);
  return write(context, caller, { writer, key, body });
}

type Writing = { writer: Writer; key: string; body: Question };

async function* write(context: Context, caller: Caller, writing: Writing): AsyncGenerator<WritingEvent> {
  const { writer, key, body } = writing;
  try {
    // Before the call leaves: what may have been paid is known, whatever becomes of this process.
    await insertWriting(context.db, {
      id: body.writingId,
      userId: caller.userId,
      service: writer.service,
      model: body.model,
      task: body.task,
      // No service tells what a text costs. The sandbox's, and those of one's own machine, cost nothing.
      cents: !writer.needsKey || isSandboxKey(key) ? 0 : null,
      createdAt: context.clock.now(),
    });
    yield* followAnswer(context, caller, writing);
  } catch (error) {
    if (error instanceof ProviderError && error.kind !== "unknown") {
      await settleWriting(context.db, body.writingId, { state: "refused", settledAt: context.clock.now() });
    }
    // Whoever closed the request hears nothing more.
    if (writing.body.signal.aborted) return;
    if (!(error instanceof ProviderError)) context.log.error({ error }, "writing failed");
    yield problem(context, caller, error instanceof ProviderError ? codeOf(error) : "internal");
  }
}

async function* followAnswer(
  context: Context,
  caller: Caller,
  { writer, key, body }: Writing,
): AsyncGenerator<WritingEvent> {
  const { kind, parts = [], signal } = body;
  const reader = readerOf(body);
  let text = "";
  let letters = 0;
  let end: "finished" | "refused" | "cut" | undefined;
  let [inputTokens, outputTokens]: (number | null)[] = [null, null];
  const answer = writer.write(key, {
    model: body.model,
    instructions: body.instructions,
    text: body.text,
    schema: kind === "script" ? SCRIPT_SCHEMA : kind === "offers" ? offersSchema(parts.length) : undefined,
    maxTokens: MAX_TOKENS,
    signal,
  });
  for await (const piece of answer) {
    if (piece.kind === "end") end = piece.how;
    if (piece.kind === "usage") {
      inputTokens = piece.inputTokens ?? inputTokens;
      outputTokens = piece.outputTokens ?? outputTokens;
    }
    if (piece.kind !== "text") continue;
    text += piece.text;
    const readable = reader.read(piece.text);
    letters += readable.length;
    if (readable !== "") yield { type: "text", text: readable };
    // A novel: what has come is more than any film can tell.
    if (letters > WRITING_TEXT_MAX || text.length > MOST_LETTERS) {
      end = "cut";
      break;
    }
  }
  const script = reader.finish();
  const kept = { piecesRead: inputTokens ?? null, piecesWritten: outputTokens ?? null, words: script?.text || null };
  if (end !== undefined) {
    await settleWriting(context.db, body.writingId, { ...kept, state: "written", settledAt: context.clock.now() });
  }
  if (signal.aborted) return;
  if (end === "refused") return yield problem(context, caller, "provider_content_refused");
  if (end === undefined) return yield problem(context, caller, "writing_broken");
  const offers = kind === "offers" ? readOffers(parseJson(text), parts) : [];
  if (!offers || !script)
    return yield problem(context, caller, end === "cut" ? "writing_broken" : "writing_unreadable");
  if (kind !== "offers" && script.text === "") return yield problem(context, caller, "writing_broken");
  const isCut = end === "cut" || !script.isWhole;
  yield done({ script: script.text, offers, isCut, model: body.model, inputTokens, outputTokens });
}

function readerOf({ kind, language }: Question): SceneReader {
  if (kind === "script") return createSceneReader(language);
  if (kind === "offers") return { read: () => "", finish: () => ({ text: "", isWhole: true }) };
  let text = "";
  return {
    read: (piece) => {
      text += piece;
      return piece;
    },
    finish: () => ({ text: tidyScript(text), isWhole: true }),
  };
}

type Ended = {
  script: string;
  offers: PublicationOffer[];
  isCut: boolean;
  model: string;
  inputTokens: number | null | undefined;
  outputTokens: number | null | undefined;
};

function done({ script, offers, isCut, model, inputTokens = null, outputTokens = null }: Ended): WritingEvent {
  return { type: "done", text: script, offers, isCut, model, inputTokens, outputTokens };
}

function problem(context: Context, { language }: Caller, code: ErrorCode): WritingEvent {
  return { type: "problem", code, message: context.translatorFor(language)(`error.${code}`) };
}

/** A text that was lost on the way is no film to decide about: it may have been paid, and can be asked for again. */
function codeOf(error: ProviderError): ErrorCode {
  const code = codeOfLastRefusal(error);
  return code === "provider_outcome_unknown" ? "writing_broken" : code;
}

async function keyFor(context: Context, userId: string, writer: Writer): Promise<string | null> {
  if (!writer.needsKey || writer.service === "local") return "";
  return openApiKey(context, context.db, userId, writer.service);
}
