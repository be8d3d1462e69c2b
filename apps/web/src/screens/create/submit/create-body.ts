import type { Engine } from "@sahne/contract/videos/engines";
import type { EngineCapabilities } from "@sahne/contract/videos/capabilities";
import type { FilmPublication } from "@sahne/contract/publishing/publication";
import { resolveOptions, type RequestedOptions } from "@sahne/contract/videos/video-options";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import type { CreateVideoInput, Video } from "@sahne/contract/videos/videos";
import type { useT } from "#lib/messages.tsx";
import { promptOfSeries, scheduleBodyOf } from "#screens/create/timing/repeat.ts";
import { goesToChannel, imageUse, type CreateValues } from "#screens/create/create-values.ts";

export { scheduleBodyOf };

/** What the person was told before sending: nobody is charged unawares, and nothing goes out unseen. */
export type ShownToUser = {
  engine: Engine;
  capabilities: EngineCapabilities;
  publication: FilmPublication | null;
};

/** R7.11: what travels for each scenario. */
export function createBodyOf(
  values: CreateValues,
  { engine, capabilities, publication }: ShownToUser,
): CreateVideoInput {
  const { scenario, serviceType } = values;
  const imageIds = imageUse(scenario) === "none" ? [] : values.imageIds;
  const isScheduled = scenario === "scheduled";
  return {
    scenario,
    serviceType,
    promptText: isScheduled ? promptOfSeries(values.promptText, values.when) : values.promptText.trim(),
    ...(isScheduled && { keywords: values.keywords.trim() }),
    imageId: imageIds[0] ?? null,
    // The single one of old says it all where there is only one.
    ...(imageIds.length > 1 && { imageIds }),
    autoUpload: goesToChannel(values),
    scheduled: isScheduled,
    ...(publication !== null && { publication }),
    options: possibleOptions(capabilities, values.options),
    engine,
  };
}

/** Choices made for another machine are kept in the form but not sent to one that cannot follow them. */
export function possibleOptions(capabilities: EngineCapabilities, chosen: RequestedOptions): RequestedOptions {
  const { unsupported, options } = resolveOptions(capabilities, chosen);
  const impossible = new Set<string>(unsupported);
  // One of another machine, or one that is no longer there.
  if (chosen.model !== capabilities.model) impossible.add("model");
  if (capabilities.resolutions.length === 0) impossible.add("resolution");
  if (capabilities.aspectRatios.length === 0) impossible.add("aspectRatio");
  const kept = Object.entries(chosen).filter(
    ([name, value]) => value !== undefined && !impossible.has(name) && (name === "model" || name in options),
  );
  return Object.fromEntries(kept);
}

export type Made = { video: Omit<Video, "state">; schedule: Schedule | null };

type Words = (t: ReturnType<typeof useT>, made: Made) => string;
const at = ({ schedule, video }: Made) => new Date(schedule?.scheduledAt ?? video.createdAt);

/** What is said when it has begun. */
export const startedWords = {
  instant: (t) => t("create.started.instant"),
  generate: (t) => t("create.started.generate"),
  text2video: (t) => t("create.started.text2video"),
  scheduled: (t, made) => t("create.started.scheduled", { when: at(made) }),
  recurring: (t, made) => t("create.started.recurring", { when: at(made) }),
} as const satisfies Record<string, Words>;
export type Beginning = keyof typeof startedWords;
