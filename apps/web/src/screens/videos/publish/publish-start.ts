import { splitTags, type PublishInput, type PublishProfile, type Upload } from "@sahne/contract/publishing";
import { usePublishProfile } from "#data/publish-profile.ts";
import { useUpload } from "#data/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";

/** What the dialog opens with: the words of the attempt before, else the film's own words and the owner's defaults. */
export function usePublishStart(video: ShownVideo) {
  const wasTried = video.upload !== null;
  const upload = useUpload(video._id, { isNeeded: wasTried });
  const profile = usePublishProfile({ isNeeded: !wasTried });
  const source = wasTried ? upload : profile;
  const values = startValues(video, profile.data, wasTried ? upload.data : undefined);
  return { values, refused: upload.data?.refusedFields ?? [], error: source.error, retry: source.refetch };
}

export function startValues(
  video: Pick<ShownVideo, "_id" | "videoName" | "videoDescription" | "promptText" | "keywords" | "publication">,
  profile: PublishProfile | undefined,
  before: Upload | undefined,
): PublishInput | undefined {
  const videoId = video._id;
  if (before !== undefined) {
    const { title, description, tags, thumbnail } = before;
    return { videoId, title, description, tags, thumbnail, ...choicesOf(before) };
  }
  if (profile === undefined) return undefined;
  // The prompt is an instruction to the engine; it becomes a description only if the user writes it there.
  const own = video.videoDescription === video.promptText ? "" : video.videoDescription;
  return {
    videoId,
    title: video.publication?.title ?? video.videoName,
    description:
      video.publication?.description ?? [own, profile.description].filter((part) => part !== "").join("\n\n"),
    tags: splitTags([video.keywords, ...profile.tags].join(",")),
    thumbnail: { kind: profile.thumbnail },
    ...choicesOf(profile),
    ...(video.publication && { privacyStatus: video.publication.privacyStatus }),
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
