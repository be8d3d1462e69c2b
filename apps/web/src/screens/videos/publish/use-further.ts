import { privacyStatus as privacySchema, type PrivacyStatus } from "@sahne/contract/publishing/publication";
import type { PublishBody, PublishInput } from "@sahne/contract/publishing/publishing";
import { templateDate } from "@sahne/contract/publishing/publication-template";
import type { Channel } from "@sahne/contract/publishing/youtube";
import { useState } from "react";
import { z } from "zod";
import { usePublishProfiles } from "#data/publishing/publish-profiles.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { useT } from "#lib/messages.tsx";
import type { Destination } from "./publish-destination.tsx";
import type { PublishForm } from "./publish-form.ts";
import { startValues } from "./publish-start.ts";

/** What was written for this film goes along; everything else is each channel's own. */
const ALONG = ["title", "description", "tags", "thumbnail"] as const;

/** As it was chosen before the consent page came between. */
const keptFurther = z.object({
  further: z.array(z.object({ channelId: z.string(), privacyStatus: privacySchema.optional() })),
});

type Given = { form: PublishForm; written: unknown };
type FurtherWords = PublishInput & { privacyStatus: PrivacyStatus };
type FurtherChannel = { channel: Channel; isChosen: boolean; words: FurtherWords | undefined };

/** R18.3: the other channels the same film may go to in one step, each with its own defaults. */
export function useFurther(video: ShownVideo, destination: Destination, { form, written }: Given) {
  const t = useT();
  const zone = useTimeZone();
  const [now] = useState(() => new Date());
  const [kept] = useState(() => keptFurther.safeParse(written).data?.further ?? []);
  const [chosen, setChosen] = useState<readonly string[]>(() => kept.map(({ channelId }) => channelId));
  const [privacies, setPrivacies] = useState<Record<string, PrivacyStatus>>(() =>
    Object.fromEntries(
      kept.flatMap(({ channelId, privacyStatus }) => (privacyStatus ? [[channelId, privacyStatus]] : [])),
    ),
  );
  const open = destination.choices.filter(({ channel, isTaken }) => !isTaken && canTake(channel));
  const others = open.map(({ channel }) => channel).filter(({ id }) => id !== destination.channel?.id);
  const ids = others.map(({ id }) => id).filter((id) => chosen.includes(id));
  const profiles = usePublishProfiles(ids);
  const { dirtyFields } = form.formState;
  const said = form.watch();

  function wordsFor(channelId: string): FurtherWords | undefined {
    const profile = profiles.data?.get(channelId);
    const today = (language: string | null) => templateDate(now, language ?? t.lang("publish.title"), zone);
    // Not what was shown for the first channel: each has its own.
    const start = startValues({ ...video, publication: null }, { profile, before: undefined, today });
    if (start === undefined) return undefined;
    const along = ALONG.filter((field) => dirtyFields[field] !== undefined);
    const privacyStatus = privacies[channelId] ?? start.privacyStatus ?? "private";
    const words = Object.fromEntries(along.map((field) => [field, said[field]]));
    // A playlist belongs to the channel it was chosen for.
    return { ...start, ...words, playlistId: null, channelId, privacyStatus };
  }

  const channels = others.map((channel): FurtherChannel => {
    const isChosen = chosen.includes(channel.id);
    return { channel, isChosen, words: isChosen ? wordsFor(channel.id) : undefined };
  });
  return {
    channels,
    /** What the way over the consent page has to bring back. */
    kept: ids.map((channelId) => ({ channelId, privacyStatus: privacies[channelId] })),
    /** Nothing is sent whose words have not been shown. */
    isLoading: channels.some(({ isChosen, words }) => isChosen && words === undefined),
    toggle: (id: string) =>
      setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    /** Undefined where only one channel is meant. */
    nameOf: (id: string | undefined): string | undefined => {
      if (!channels.some(({ isChosen }) => isChosen)) return undefined;
      return destination.choices.find(({ channel }) => channel.id === (id ?? destination.channel?.id))?.channel.title;
    },
    setPrivacy: (id: string, privacy: PrivacyStatus) => setPrivacies((before) => ({ ...before, [id]: privacy })),
    bodiesBeside: ({ publishAt, publishBy, nextSlot }: PublishBody): PublishInput[] =>
      channels.flatMap(({ words }) => {
        if (words === undefined) return [];
        // A channel keeps the hour only of what becomes public.
        return [{ ...words, publishAt, nextSlot, publishBy: words.privacyStatus === "public" ? publishBy : "sahne" }];
      }),
  };
}

function canTake({ needsReconnect, rights }: Channel): boolean {
  return !needsReconnect && rights.canUpload;
}
