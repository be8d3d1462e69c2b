import { buffer } from "node:stream/consumers";
import type { ErrorCode } from "@sahne/contract/errors";
import { cheapestLength } from "@sahne/contract/video-options";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { openApiKey } from "#features/accounts/api-keys.ts";
import { findKeptImage } from "#features/images/images.repo.ts";
import { fitPicture } from "#features/images/reference-picture.ts";
import { isLoopback } from "#platform/config.ts";
import { newSecret, sha256 } from "#platform/ids.ts";
import { isSandboxKey } from "#providers/vendor-host.ts";
import type { GenerationRequest, Vendor, VideoGenerator } from "#providers/video-generator.ts";
import { failVideo } from "./fail-video.ts";
import { isStorageFull } from "./storage-room.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Everything the paid call needs, made ready before the intent: between the two nothing slow may happen. */
export type PaidCall = {
  generator: VideoGenerator;
  apiKey: string;
  keyFingerprint: string;
  webhookTokenHash: string;
  requestFor(attemptId: string): GenerationRequest;
};

/** Undefined when it cannot be made; the video then says why. */
export async function prepareCall(context: Context, video: VideoRow): Promise<PaidCall | undefined> {
  const position = { videoId: video.id, attempt: video.attempt, stages: ["queued"] as const };
  const fail = async (code: ErrorCode): Promise<undefined> => {
    await failVideo(context, context.db, position, code);
    return undefined;
  };
  const vendor = video.engine as Vendor;
  const user = await findUserById(context.db, video.userId);
  const apiKey = user ? openApiKey(context.secrets, user, vendor) : null;
  if (apiKey === null) return fail("provider_key_missing");
  // A schedule starts without asking: what could not be kept is not paid for.
  if (await isStorageFull(context, context.db, video.userId)) return fail("storage_full");

  const generator = context.generators[vendor];
  const image = await readReference(context, video, generator);
  if (image === "gone") return fail("image_not_found");
  const webhookToken = newSecret();
  const { aspectRatio, resolution } = video.options;
  const durationSeconds = video.options.durationSeconds ?? cheapestLength(generator.capabilities);
  return {
    generator,
    apiKey,
    keyFingerprint: sha256(`${vendor}/${apiKey}`),
    webhookTokenHash: sha256(webhookToken),
    requestFor: () => ({
      prompt: video.promptText,
      aspectRatio,
      durationSeconds,
      resolution,
      image,
      webhookUrl: webhookUrl(context, apiKey, webhookToken),
    }),
  };
}

async function readReference(
  context: Context,
  video: VideoRow,
  generator: VideoGenerator,
): Promise<Buffer | undefined | "gone"> {
  if (video.imageId === null) return undefined;
  const row = await findKeptImage(context.db, video.userId, video.imageId);
  if (!row) return "gone";
  return fitPicture(context, await buffer(await context.media.open(row.mediaKey)), generator.imageRules);
}

/** A vendor cannot reach this machine by a loopback address; the sandbox can reach nothing else. */
function webhookUrl(context: Context, apiKey: string, token: string): string | undefined {
  const { publicUrl } = context.config;
  if (isLoopback(publicUrl) !== isSandboxKey(apiKey)) return undefined;
  return new URL(`/api/webhooks/${token}`, publicUrl).href;
}
