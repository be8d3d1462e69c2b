import type { FilmPublication } from "@sahne/contract/publishing/publication";
import type { Channel } from "@sahne/contract/publishing/youtube";
import { useEffect, useState } from "react";
import { usePublishProfile } from "#data/publishing/publish-profile.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { channelOf, channelsOf, isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { loadChunk } from "#lib/chunk.ts";
import { useT, type PlainKey } from "#lib/messages.tsx";
import { goesToChannel, type CreateValues } from "#screens/create/create-values.ts";
import { useCoarseNow } from "#screens/create/timing/use-coarse-now.ts";
import type { publicationOf } from "./publication-values.ts";

export type ShownPublication = {
  /** What is shown and, word for word, what is sent. Null for a film that does not go out by itself. */
  shown: FilmPublication | null;
  /** Nothing has been written that it could be made of. */
  isTitleAwaited: boolean;
  channel: Channel | null;
  /** To choose from; one or none leaves nothing to choose. */
  channels: readonly Channel[];
  /** There is certainly no channel; false while nobody knows. */
  isChannelMissing: boolean;
  problem: PlainKey | null;
};

const NOTHING = {
  shown: null,
  isTitleAwaited: false,
  channel: null,
  channels: [],
  isChannelMissing: false,
  problem: null,
};

type Maker = typeof publicationOf;
let makePublication: Maker | undefined;

/** Fetched for those who publish: it has no room in the screen itself. */
export async function loadPublication(): Promise<void> {
  makePublication ??= (await loadChunk(() => import("./publication-values.ts"))).publicationOf;
}

/** To which channel, to whom and with which words the film goes by itself: known before the button can be pressed. */
export function usePublication(values: CreateValues): ShownPublication {
  const t = useT();
  const zone = useTimeZone();
  const now = useCoarseNow();
  const isAsked = goesToChannel(values);
  const make = useMaker(isAsked);
  const youtube = useYoutubeStatus();
  const channel = channelOf(youtube.data, values.publication.channelId);
  const channelId = channel === null || channel.isDefault ? undefined : channel.id;
  const profile = usePublishProfile({ isNeeded: isAsked, channelId });
  if (!isAsked) return NOTHING;
  const isChannelMissing = youtube.isSuccess && channel === null && !isConnected(youtube.data);
  const problem = "create.publication.loading";
  if (make === undefined) return { ...NOTHING, isChannelMissing, problem };
  const language = t.lang("create.submitting");
  const made = make(values, { channelId: channel?.id ?? null, profile: profile.data, language, zone, now });
  const shown = { ...made, channel, channels: channelsOf(youtube.data), isChannelMissing };
  if (youtube.isPending || profile.isPending) return { ...shown, problem };
  return { ...shown, problem: made.isWrong ? "create.publication.wrong" : null };
}

function useMaker(isAsked: boolean): Maker | undefined {
  const [, setIsHere] = useState(false);
  useEffect(() => {
    if (isAsked && makePublication === undefined) void loadPublication().then(() => setIsHere(true));
  }, [isAsked]);
  return makePublication;
}
