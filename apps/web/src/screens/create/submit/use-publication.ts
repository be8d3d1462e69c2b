import { filmPublication, type FilmPublication } from "@sahne/contract/publishing";
import { nameFromPrompt } from "@sahne/contract/video-name";
import type { Channel } from "@sahne/contract/youtube";
import { usePublishProfile } from "#data/publish-profile.ts";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import type { PlainKey } from "#lib/messages.tsx";
import { goesToChannel, type CreateValues } from "#screens/create/create-values.ts";

export type ShownPublication = {
  /** What is shown and, word for word, what is sent. Null for a film that does not go out by itself. */
  shown: FilmPublication | null;
  /** Nothing has been written that it could be made of. */
  isTitleAwaited: boolean;
  channel: Channel | null;
  /** There is certainly no channel; false while nobody knows. */
  isChannelMissing: boolean;
  problem: PlainKey | null;
};

/** To which channel, to whom and under which title the film goes by itself: known before the button can be pressed. */
export function usePublication(values: CreateValues): ShownPublication {
  const isAsked = goesToChannel(values);
  const youtube = useYoutubeStatus();
  const profile = usePublishProfile({ isNeeded: isAsked });
  if (!isAsked) return { shown: null, isTitleAwaited: false, channel: null, isChannelMissing: false, problem: null };
  const isChannelMissing = youtube.isSuccess && !isConnected(youtube.data);
  const channel = isChannelMissing ? null : (youtube.data?.channel ?? null);
  const { title, description, privacyStatus } = values.publication;
  const shown = {
    channelId: channel?.id ?? null,
    title: title ?? defaultTitle(values.promptText),
    description: description ?? profile.data?.description ?? "",
    // Without the profile nobody knows what its owner wishes: the choice that can still be opened afterwards.
    privacyStatus: privacyStatus ?? profile.data?.privacyStatus ?? "private",
  };
  const isPending = youtube.isPending || profile.isPending;
  // A title that only waits for the prompt is nobody's mistake.
  const isTitleAwaited = shown.title === "" && title === null;
  const isWrong = !isTitleAwaited && !filmPublication.safeParse(shown).success;
  return {
    shown,
    isTitleAwaited,
    channel,
    isChannelMissing,
    problem: isPending ? "create.publication.loading" : isWrong ? "create.publication.wrong" : null,
  };
}

/** The channel takes no angle brackets in a title. */
function defaultTitle(promptText: string): string {
  return promptText.trim() === "" ? "" : nameFromPrompt(promptText.replaceAll(/[<>]/g, " "));
}
