import {
  publishDescription,
  publishTags,
  splitTags,
  type PublishBody,
  type PublishProfile,
} from "@sahne/contract/publishing";
import type { VideoRow } from "#features/videos/videos.repo.ts";

export type PublicationText = Omit<PublishBody, "videoId">;

/**
 * What a film that publishes itself is published with: exactly what its owner was shown before sending, and the choices
 * of the profile for the rest. The prompt itself is an instruction to a machine and never goes out as a description.
 */
export function textOfFilm(video: VideoRow, profile: PublishProfile): PublicationText {
  const { tags, description, thumbnail, ...choices } = profile;
  const own = video.description === video.promptText ? "" : withoutAngles(video.description);
  const ownTags = splitTags(withoutAngles(video.keywords));
  return {
    ...choices,
    title: withoutAngles(video.name),
    description: firstAccepted(publishDescription, [joined(own, description), own, description]) ?? "",
    tags: firstAccepted(publishTags, [[...ownTags, ...tags], ownTags, tags]) ?? [],
    thumbnail: { kind: thumbnail },
    ...shownText(video),
  };
}

function shownText({ publication }: VideoRow): Partial<PublicationText> {
  if (publication === null) return {};
  const { title, description, privacyStatus } = publication;
  return { title, description, privacyStatus };
}

type Rule<Value> = { safeParse(value: unknown): { success: true; data: Value } | { success: false } };

/** A text that the channel would refuse is left out whole, never cut behind its author's back. */
function firstAccepted<Value>(rule: Rule<Value>, offers: readonly unknown[]): Value | undefined {
  for (const offer of offers) {
    const parsed = rule.safeParse(offer);
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

function withoutAngles(text: string): string {
  return text.replaceAll(/[<>]/g, "");
}
