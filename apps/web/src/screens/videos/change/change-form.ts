import {
  channelFields,
  isSameValue,
  wishedChanges,
  type ChannelField,
  type ChannelValues,
  type OnChannel,
  type WishedChanges,
} from "@sahne/contract/publishing/channel-changes";
import { privacyStatus } from "@sahne/contract/publishing/publication";
import { thumbnailChoice, type ThumbnailChoice } from "@sahne/contract/publishing/publishing";
import { z } from "zod";

/** What stands in the dialog. */
export type ChangeForm = ChannelValues & {
  /** Null leaves the picture as it is. */
  thumbnail: ThumbnailChoice | null;
  playlistId: string | null;
  captions: boolean;
  /** Null is at once; an empty text is an hour that was not chosen yet. */
  at: string | null;
};

export type WishedField = ChannelField | "thumbnail" | "playlistId" | "captions";

/** As it was typed, also what would be refused. */
const writtenForm = z
  .object({
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    privacyStatus,
    categoryId: z.string(),
    madeForKids: z.boolean(),
    publishAt: z.string().nullable(),
    thumbnail: thumbnailChoice.nullable(),
    playlistId: z.string().nullable(),
    captions: z.boolean(),
    at: z.string().nullable(),
  })
  .partial();

/** The channel's own words; over them a change that waits or failed, and what was written before the consent page. */
export function startForm({ channel, playlistId, change }: OnChannel, written: unknown): ChangeForm {
  const start: ChangeForm = { ...channel, thumbnail: null, playlistId, captions: false, at: null };
  // An hour that brought no change has passed.
  const at = change?.status === "planned" ? change.at : null;
  const before = change === null ? {} : { ...change.changes, at };
  const kept = writtenForm.safeParse(written).data ?? {};
  return Object.assign(start, defined(before), defined(kept));
}

/** Only what differs from the channel is sent; anything else there stays as it is. */
export function changesOf(form: ChangeForm, { channel, playlistId }: Pick<OnChannel, "channel" | "playlistId">) {
  const isStaying = isSameValue(form.privacyStatus, channel.privacyStatus);
  // What becomes public or unlisted now has no hour any more.
  const fields = channelFields.filter(
    (field) => !isSameValue(form[field], channel[field]) && (isStaying || field !== "publishAt"),
  );
  return {
    ...Object.fromEntries(fields.map((field) => [field, form[field]])),
    ...(form.thumbnail !== null && { thumbnail: form.thumbnail }),
    ...(form.playlistId !== playlistId && { playlistId: form.playlistId }),
    ...(form.captions && { captions: true as const }),
  } as WishedChanges;
}

/** The code of a text for each field that our rules refuse. */
export function problemsOf(changes: WishedChanges): Partial<Record<WishedField, string>> {
  const checked = wishedChanges.safeParse(changes);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

function defined(values: Partial<Record<keyof ChangeForm, unknown>>): Partial<ChangeForm> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
