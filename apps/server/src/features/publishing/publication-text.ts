import { fillTemplate, withoutAngles, type TemplateValues } from "@sahne/contract/publishing/publication-template";
import { publishDescription, publishTags, publishTitle, splitTags } from "@sahne/contract/publishing/publication";
import { type PublishProfile } from "@sahne/contract/publishing/publish-profile";
import { type PublishBody } from "@sahne/contract/publishing/publishing";
import type { VideoRow } from "#features/videos/videos.repo.ts";

export type PublicationText = Omit<PublishBody, "videoId" | "channelId" | "publishAt" | "publishBy" | "nextSlot">;

/** What differs for each film of a plan: its number in it and its day. */
export type Occasion = Required<Pick<TemplateValues, "n" | "date">>;

/**
 * What a film that publishes itself is published with: exactly what its owner was shown before sending, and the choices
 * of the profile for the rest. The prompt itself is an instruction to a machine and goes out as a description only where
 * a profile's template names it.
 */
export function textOfFilm(video: VideoRow, profile: PublishProfile, occasion: Occasion): PublicationText {
  const { tags, title, description, thumbnail, asksFirst: _asksFirst, ...choices } = profile;
  const values = { title: video.name, prompt: video.promptText, keywords: video.keywords, ...occasion };
  const own = video.description === video.promptText ? "" : withoutAngles(video.description);
  const common = fillTemplate(description, values);
  const ownTags = splitTags(withoutAngles(video.keywords));
  return {
    ...choices,
    title: firstAccepted(publishTitle, [fillTemplate(title, values)]) ?? withoutAngles(video.name),
    description: firstAccepted(publishDescription, [joined(own, common), own, common]) ?? "",
    tags: firstAccepted(publishTags, [[...ownTags, ...tags], ownTags, tags]) ?? [],
    thumbnail: { kind: thumbnail },
    playlistId: null,
    ...shownText(video, occasion),
  };
}

function shownText({ publication, name }: VideoRow, occasion: Occasion): Partial<PublicationText> {
  if (publication === null) return {};
  const { channelId: _channelId, asksFirst: _asksFirst, further: _further, ...words } = publication;
  const { title, description, thumbnail, ...shown } = words;
  return {
    ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)),
    ...(thumbnail !== undefined && { thumbnail: { kind: thumbnail } }),
    title: firstAccepted(publishTitle, [fillTemplate(title, occasion)]) ?? withoutAngles(name),
    description: firstAccepted(publishDescription, [fillTemplate(description, occasion)]) ?? "",
  };
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
