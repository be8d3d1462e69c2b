import { fillTemplate, templateDate, withoutAngles } from "@sahne/contract/publishing/publication-template";
import {
  filmPublication,
  splitTags,
  tagsLength,
  type FilmPublication,
  type FurtherPublication,
} from "@sahne/contract/publishing/publication";
import { type PublishProfile } from "@sahne/contract/publishing/publish-profile";
import { TAGS_MAX } from "@sahne/contract/limits";
import { nameFromPrompt } from "@sahne/contract/videos/video-name";
import { momentOf } from "@sahne/contract/schedules/zoned-time";
import type { CreateValues, FurtherChoice } from "#screens/create/create-values.ts";

type Circumstances = {
  channelId: string | null;
  /** Undefined when it could not be read. */
  profile: PublishProfile | undefined;
  /** In which the day is written, where neither film nor profile have one. */
  language: string;
  zone: string;
  now: Date;
};

export type MadePublication = {
  shown: FilmPublication;
  /** Nothing has been written that its title could be made of. */
  isTitleAwaited: boolean;
  isWrong: boolean;
};

/** What the film goes out with: what was changed in the form, else what the profile makes of the prompt. */
export function publicationOf(values: CreateValues, circumstances: Circumstances): MadePublication {
  const { channelId, profile } = circumstances;
  const { title, description, privacyStatus, further = [], ...changes } = values.publication;
  const own = wordsOf(values, circumstances);
  const others = further
    .filter((one) => one.channelId !== channelId)
    .map((one) => furtherOf(values, { ...circumstances, profile: one.profile }, one));
  const shown = {
    ...own,
    // "At once" asks nobody, unless somebody wishes so.
    asksFirst: values.scenario === "scheduled" && (profile?.asksFirst ?? true),
    ...changes,
    channelId,
    title: title ?? own.title,
    description: description ?? own.description,
    privacyStatus: privacyStatus ?? own.privacyStatus,
    ...(others.length > 0 && { further: others }),
  };
  // A title that only waits for the prompt is nobody's mistake.
  const isTitleAwaited = isEmpty(values) && title === null;
  return { shown, isTitleAwaited, isWrong: !isTitleAwaited && !filmPublication.safeParse(shown).success };
}

const isEmpty = ({ promptText }: CreateValues): boolean => promptText.trim() === "";

/** What was written for this film goes along; everything else is that channel's own. */
function furtherOf(values: CreateValues, circumstances: Circumstances, choice: FurtherChoice): FurtherPublication {
  const { title, description, tags } = values.publication;
  const own = wordsOf(values, circumstances);
  return {
    ...own,
    channelId: choice.channelId,
    title: title ?? own.title,
    description: description ?? own.description,
    tags: tags ?? own.tags,
    privacyStatus: choice.privacyStatus ?? own.privacyStatus,
  };
}

/** What a channel's profile makes of the prompt. */
function wordsOf(values: CreateValues, circumstances: Circumstances) {
  const { profile } = circumstances;
  const fill = (text: string): string => fillTemplate(text, templateValues(values, circumstances));
  return {
    madeForKids: profile?.madeForKids ?? false,
    containsSyntheticMedia: profile?.containsSyntheticMedia ?? true,
    notifySubscribers: profile?.notifySubscribers ?? true,
    categoryId: profile?.categoryId ?? "22",
    language: profile?.language ?? null,
    thumbnail: profile?.thumbnail ?? "auto",
    tags: tagsOf(values, profile),
    title: isEmpty(values) ? "" : fill(profile?.title ?? "{title}").trim(),
    description: fill(profile?.description ?? ""),
    // Without the profile nobody knows what its owner wishes: the choice that can still be opened afterwards.
    privacyStatus: profile?.privacyStatus ?? "private",
  };
}

/** Of a plan that repeats, each film has a number and a day of its own: they are filled in when it is published. */
function templateValues(
  { promptText, keywords, scenario, when, publication }: CreateValues,
  { profile, language, zone, now }: Circumstances,
) {
  const isScheduled = scenario === "scheduled";
  const own = { title: nameFromPrompt(promptText), prompt: promptText.trim(), keywords: isScheduled ? keywords : "" };
  if (isScheduled && when.isRecurring) return own;
  const at = (isScheduled ? momentOf(when, zone) : now) ?? now;
  return { ...own, n: "1", date: templateDate(at, publication.language ?? profile?.language ?? language, zone) };
}

/** As many as the channel takes: those of the film first. */
function tagsOf({ scenario, keywords }: CreateValues, profile: PublishProfile | undefined): string[] {
  const own = scenario === "scheduled" ? splitTags(withoutAngles(keywords)) : [];
  const all = [...new Set([...own, ...(profile?.tags ?? [])])];
  return all.filter((_tag, index) => tagsLength(all.slice(0, index + 1)) <= TAGS_MAX);
}
