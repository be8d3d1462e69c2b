import { z } from "zod";
import type { Refusal } from "#refusal.ts";
import { interactionRefusal } from "./gemini-refusal.ts";
import { pictureProblem } from "./pictures.ts";

const MAX_PICTURES = 10;
const SHORTEST_SECONDS = 3;
const LONGEST_SECONDS = 10;

const textBlock = z.strictObject({ type: z.literal("text"), text: z.string() });
const imageBlock = z.strictObject({
  type: z.literal("image"),
  data: z.string().optional(),
  uri: z.string().optional(),
  mime_type: z.string(),
});
const block = z.discriminatedUnion("type", [textBlock, imageBlock]);
const turn = z.strictObject({ type: z.literal("user_input"), content: z.union([z.string(), z.array(block)]) });

const bodySchema = z.strictObject({
  model: z.string(),
  input: z.union([z.string(), block, z.array(block), z.array(turn)]),
  background: z.boolean().optional(),
  store: z.boolean().optional(),
  stream: z.boolean().optional(),
  system_instruction: z.string().optional(),
  response_modalities: z.array(z.string()).optional(),
  response_format: z
    .strictObject({
      type: z.literal("video"),
      aspect_ratio: z.enum(["16:9", "9:16"]).optional(),
      duration: z.string().optional(),
      resolution: z.enum(["360p", "720p", "1080p", "4k"]).optional(),
      delivery: z.enum(["inline", "uri"]).optional(),
    })
    .optional(),
  generation_config: z
    .strictObject({
      video_config: z
        .strictObject({
          task: z
            .enum(["text_to_video", "image_to_video", "reference_to_video", "edit", "extend", "upscale"])
            .optional(),
        })
        .optional(),
    })
    .optional(),
  webhook_config: z.unknown().optional(),
});

type Block = z.output<typeof block>;

export type InteractionRequest = {
  model: string;
  content: Block[];
  prompt: string;
  aspect: "16:9" | "9:16";
  seconds: number;
  isInline: boolean;
  isBackground: boolean;
};

export function readInteraction(body: unknown): InteractionRequest {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw invalid(`Invalid request: ${z.prettifyError(parsed.error)}`);
  const { model, input, background, response_format: format, generation_config: config } = parsed.data;
  const content = blocksOf(input);
  const pictures = content.filter((entry) => entry.type === "image");
  const task = config?.video_config?.task;
  if (pictures.length > MAX_PICTURES) throw invalid(`At most ${MAX_PICTURES} images are supported.`);
  for (const picture of pictures) checkPicture(picture);
  if (task === "text_to_video" && pictures.length > 0) throw invalid("task text_to_video does not accept images.");
  if (task === "image_to_video" && pictures.length === 0) throw invalid("task image_to_video requires an image.");
  return {
    model,
    content,
    prompt: content.flatMap((entry) => (entry.type === "text" ? [entry.text] : [])).join("\n"),
    aspect: format?.aspect_ratio ?? "16:9",
    seconds: readSeconds(format?.duration),
    isInline: format?.delivery !== "uri",
    isBackground: background ?? false,
  };
}

/** A string, one block, blocks, or whole turns: all of them mean the same here. */
function blocksOf(input: z.output<typeof bodySchema>["input"]): Block[] {
  if (typeof input === "string") return [{ type: "text", text: input }];
  if (!Array.isArray(input)) return [input];
  return input.flatMap((entry) => {
    if (entry.type !== "user_input") return [entry];
    return typeof entry.content === "string" ? [{ type: "text" as const, text: entry.content }] : entry.content;
  });
}

function checkPicture(picture: z.output<typeof imageBlock>): void {
  if (picture.data === undefined && picture.uri === undefined) throw invalid("An image needs data or uri.");
  const problem = picture.data === undefined ? undefined : pictureProblem(picture.data, picture.mime_type);
  if (problem !== undefined) throw invalid(problem);
}

function readSeconds(duration: string | undefined): number {
  if (duration === undefined) return LONGEST_SECONDS;
  const found = /^(\d+(?:\.\d+)?)s$/.exec(duration);
  const seconds = Number(found?.[1]);
  if (!found) throw invalid(`Invalid duration '${duration}': expected a string like "8s".`);
  if (seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS) {
    throw invalid(
      `Invalid duration '${duration}': the minimum is ${SHORTEST_SECONDS}s and the maximum is ${LONGEST_SECONDS}s.`,
    );
  }
  return seconds;
}

function invalid(message: string): Refusal {
  return interactionRefusal(400, "invalid_request", message);
}
