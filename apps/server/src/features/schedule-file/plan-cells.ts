import type { PublishProfile } from "@sahne/contract/publishing/publish-profile";
import type { FilmPublication } from "@sahne/contract/publishing/publication";
import { dayIn, fieldsAt } from "@sahne/contract/schedules/zoned-time";
import type { UploadRow } from "#features/publishing/publishing.repo.ts";
import type { PublicationText } from "#features/publishing/publication-text.ts";
import type { ScheduleRow } from "#features/schedules/schedules.repo.ts";
import type { Cells } from "./file-rows.ts";
import { rhythmCell, type RowValues } from "./row-values.ts";

/** Instead of a channel: the default one, whichever that is. */
export const DEFAULT_CHANNEL = "default";

const yesNo = (value: boolean | null | undefined): string =>
  value === undefined || value === null ? "" : value ? "yes" : "no";

/** A plan as a row. What was left open stays blank. */
export function cellsOfPlan(plan: ScheduleRow): Cells {
  const { recipe, series, writer, timeZone } = plan;
  const { options, publication } = recipe;
  return {
    id: plan.id,
    name: recipe.name,
    text: recipe.promptText,
    keywords: recipe.keywords,
    ...(plan.nextRunAt && fieldsAt(timeZone, plan.nextRunAt)),
    zone: timeZone,
    repeat: rhythmCell(plan),
    count: plan.endAfter === null ? "" : String(plan.endAfter),
    until: plan.until === null ? "" : dayIn(timeZone, plan.until),
    topics: series?.topics.join("\n") ?? "",
    topicsEnd: series?.whenDone ?? "",
    writer: writer === null ? "" : `${writer.service}/${writer.model}`,
    paused: plan.isPaused ? "yes" : "",
    service: recipe.serviceType,
    images: (recipe.imageIds ?? (recipe.imageId === null ? [] : [recipe.imageId])).join(" "),
    style: options.style ?? "",
    scene: options.scene ?? "",
    captions: options.captions ?? "",
    music: options.music ?? "",
    language: options.language ?? "",
    voice: options.voice,
    shape: options.aspectRatio,
    seconds: options.durationSeconds === undefined ? "" : String(options.durationSeconds),
    resolution: options.resolution,
    ahead: plan.aheadHours === 0 ? "" : String(plan.aheadHours),
    channel: recipe.autoUpload ? (publication?.channelId ?? DEFAULT_CHANNEL) : "",
    ...(publication && cellsOfPublication(publication)),
  };
}

/** A finished video that waits here for its hour. */
export function cellsOfUpload(upload: UploadRow, name: string, timeZone: string): Cells {
  return {
    video: upload.videoId,
    name,
    ...(upload.publishAt && fieldsAt(timeZone, upload.publishAt)),
    zone: timeZone,
    channel: upload.channelId,
    ...cellsOfPublication(upload as PublicationText),
  };
}

function cellsOfPublication(words: Omit<FilmPublication, "channelId" | "thumbnail">): Cells {
  return {
    title: words.title,
    description: words.description,
    privacy: words.privacyStatus,
    tags: words.tags?.join(",") ?? "",
    category: words.categoryId ?? "",
    audience: words.language ?? "",
    kids: yesNo(words.madeForKids),
    synthetic: yesNo(words.containsSyntheticMedia),
    notify: yesNo(words.notifySubscribers),
    asks: yesNo(words.asksFirst),
  };
}

/** What the row says of its publication; the rest is as it was. */
export function saidOf(values: RowValues): Partial<Omit<PublicationText, "thumbnail" | "playlistId">> {
  const said = {
    title: values.title,
    description: values.description,
    privacyStatus: values.privacy,
    tags: values.tags,
    madeForKids: values.kids,
    containsSyntheticMedia: values.synthetic,
    notifySubscribers: values.notify,
    categoryId: values.category,
    language: values.audience,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The words of a finished video for its channel, before the row says otherwise. */
export function wordsOfFilm(name: string, profile: PublishProfile): PublicationText {
  const { asksFirst: _asks, title: _title, description: _description, tags: _tags, thumbnail, ...choices } = profile;
  return { ...choices, title: name, description: "", tags: [], thumbnail: { kind: thumbnail }, playlistId: null };
}
