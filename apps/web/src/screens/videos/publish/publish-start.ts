import { fillTemplate, templateDate } from "@sahne/contract/publishing/publication-template";
import { splitTags, type FilmPublication } from "@sahne/contract/publishing/publication";
import { type PublishProfile } from "@sahne/contract/publishing/publish-profile";
import { type PublishInput, type Upload } from "@sahne/contract/publishing/publishing";
import type { Channel } from "@sahne/contract/publishing/youtube";
import { useState } from "react";
import { usePublishProfile } from "#data/publishing/publish-profile.ts";
import { useUpload } from "#data/publishing/publishing.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { useT } from "#lib/messages.tsx";
import type { Destination } from "./publish-destination.tsx";

/** What the dialog opens with: the words of the attempt before, else the film's own words and the owner's defaults. */
export function usePublishStart(video: ShownVideo, { channel, namedId }: Destination) {
  const t = useT();
  const zone = useTimeZone();
  const [now] = useState(() => new Date());
  // Before a channel is known, the words of the attempt before are all there is.
  const before = channel === null ? video.upload : video.uploads.find(({ channelId }) => channelId === channel.id);
  const tried = before ?? onlyTried(video, channel);
  const wasTried = tried !== null;
  const upload = useUpload({ videoId: video._id, channelId: tried?.channelId }, { isNeeded: wasTried });
  const profile = usePublishProfile({ isNeeded: !wasTried, channelId: namedId });
  const source = wasTried ? upload : profile;
  const today = (language: string | null) => templateDate(now, language ?? t.lang("publish.title"), zone);
  const start = startValues(video, { profile: profile.data, before: wasTried ? upload.data : undefined, today });
  const values = start && { ...start, ...(namedId !== undefined && { channelId: namedId }) };
  return { values, refused: upload.data?.refusedFields ?? [], error: source.error, retry: source.refetch };
}

/** What was written for a channel that is gone serves again, where there is only one to choose from now. */
function onlyTried({ uploads }: ShownVideo, channel: Channel | null): ShownVideo["upload"] {
  const [first] = uploads;
  return uploads.length === 1 && first?.channelTitle === null && channel?.isDefault === true ? first : null;
}

type Sources = {
  profile: PublishProfile | undefined;
  before: Upload | undefined;
  /** The day as it is written in this language, or else in the reader's. */
  today: (language: string | null) => string;
};

export function startValues(
  video: Pick<ShownVideo, "_id" | "videoName" | "videoDescription" | "promptText" | "keywords" | "publication">,
  { profile, before, today }: Sources,
): PublishInput | undefined {
  const videoId = video._id;
  if (before !== undefined) {
    const { title, description, tags, thumbnail, playlistId } = before;
    const hour = before.status === "planned" ? { publishAt: before.publishAt, publishBy: "sahne" as const } : {};
    return { videoId, title, description, tags, thumbnail, playlistId, ...choicesOf(before), ...hour };
  }
  if (profile === undefined) return undefined;
  const { videoName: title, promptText: prompt, keywords, publication } = video;
  const date = today(publication?.language ?? profile.language);
  const fill = (text: string): string => fillTemplate(text, { title, prompt, keywords, n: "1", date });
  // The prompt is an instruction to the engine; it becomes a description only if the user writes it there.
  const own = video.videoDescription === prompt ? "" : video.videoDescription;
  const written: Partial<FilmPublication> = publication ?? {};
  const { thumbnail = profile.thumbnail, channelId: _channelId, asksFirst: _asksFirst, ...words } = written;
  // Those belong to a channel, perhaps another one.
  const { further: _further, playlistId: _playlistId, ...shown } = words;
  return {
    videoId,
    tags: splitTags([keywords, ...profile.tags].join(",")),
    thumbnail: { kind: thumbnail },
    playlistId: null,
    ...choicesOf(profile),
    ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)),
    title: fill(publication?.title ?? profile.title),
    description: fill(
      publication?.description ?? [own, profile.description].filter((part) => part !== "").join("\n\n"),
    ),
  };
}

function choicesOf({
  privacyStatus,
  madeForKids,
  containsSyntheticMedia,
  notifySubscribers,
  categoryId,
  language,
}: Upload | PublishProfile) {
  return { privacyStatus, madeForKids, containsSyntheticMedia, notifySubscribers, categoryId, language };
}
