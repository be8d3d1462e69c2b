import { DEFAULT_SERVICE_TYPE } from "@sahne/contract/services/services";
import type { ServiceType } from "@sahne/contract/videos/engines";
import { FILM_IMAGES_MAX } from "@sahne/contract/limits";
import type { FilmPublication, PrivacyStatus } from "@sahne/contract/publishing/publication";
import type { PublishProfile } from "@sahne/contract/publishing/publish-profile";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import type { Scenario } from "@sahne/contract/videos/videos";
import { whenDefault, type When } from "./timing/when.ts";

/** Everything that can be filled in. What the chosen scenario does not use stays as it was, for switching back. */
export type CreateValues = {
  scenario: Scenario;
  serviceType: ServiceType;
  promptText: string;
  keywords: string;
  /** In the order in which they are shown. */
  imageIds: string[];
  when: When;
  autoUpload: boolean;
  options: RequestedOptions;
  publication: PublicationChanges;
};

/** What was changed of what the film goes out with; what is null or left out follows the prompt and the publish profile. */
export type PublicationChanges = Omit<
  FilmPublication,
  "channelId" | "title" | "description" | "privacyStatus" | "further"
> & {
  /** Another channel than the default one. */
  channelId?: string | null | undefined;
  title: string | null;
  description: string | null;
  privacyStatus: PrivacyStatus | null;
  further?: FurtherChoice[] | undefined;
};

/** One more channel, with the profile that its words are made of; null follows that as well. */
export type FurtherChoice = { channelId: string; profile: PublishProfile; privacyStatus: PrivacyStatus | null };

export const NO_CHANGES: PublicationChanges = { title: null, description: null, privacyStatus: null };

export function emptyValues(now: Date, zone: string): CreateValues {
  return {
    scenario: "instant",
    serviceType: DEFAULT_SERVICE_TYPE,
    promptText: "",
    keywords: "",
    imageIds: [],
    when: whenDefault(now, zone),
    autoUpload: true,
    options: {},
    publication: NO_CHANGES,
  };
}

/** R7.2: required, optional, or none at all. */
export function imageUse(scenario: Scenario): "required" | "optional" | "none" {
  if (scenario === "text2video") return "none";
  return scenario === "scheduled" ? "optional" : "required";
}

/** Whether the finished film goes to the channel by itself. */
export function goesToChannel({ scenario, autoUpload }: Pick<CreateValues, "scenario" | "autoUpload">): boolean {
  return scenario === "instant" || (scenario === "scheduled" && autoUpload);
}

/** One more at the end, each once; a film shows no more than it may. */
export function withPicture(imageIds: readonly string[], id: string): string[] {
  return [...imageIds.filter((known) => known !== id), id].slice(-FILM_IMAGES_MAX);
}
