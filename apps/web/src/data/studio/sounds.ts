import {
  addSoundRoute,
  deleteSoundRoute,
  listSoundsRoute,
  type Sound,
  type SoundKind,
} from "@sahne/contract/studio/sounds";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiAddress, call } from "#lib/api.ts";
import { sendBytes } from "#lib/upload.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const STALE_MS = 120_000;

/** Sound files of one's own of a kind, and what can be done with them. Only sent by somebody who has the right to use them. */
export function useSounds(kind: SoundKind) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [percent, setPercent] = useState(0);
  const queryKey = ["sounds", userId, kind] as const;
  const list = useQuery({
    queryKey,
    queryFn: () => call(listSoundsRoute, { params: { userId }, query: { kind } }, "default.unknown"),
    staleTime: STALE_MS,
  });
  const change = (changed: (sounds: Sound[]) => Sound[]): void => {
    queryClient.setQueryData<{ sounds: Sound[] }>(queryKey, (known) => known && { sounds: changed(known.sounds) });
    void queryClient.invalidateQueries({ queryKey });
  };
  const add = useMutation({
    mutationFn: ({ name, body }: NamedSound) => {
      setPercent(0);
      return sendSound(userId, kind, { name, body }, setPercent);
    },
    onSuccess: (sound) => change((sounds) => [sound, ...sounds.filter(({ _id }) => _id !== sound._id)]),
  });
  const remove = useMutation({
    mutationFn: (soundId: string) => call(deleteSoundRoute, { params: { soundId } }, "default.unknown"),
    onSuccess: (_done, soundId) => change((sounds) => sounds.filter(({ _id }) => _id !== soundId)),
  });
  return { sounds: list.data?.sounds, list, add, remove, percent };
}

type NamedSound = { name: string; body: Blob };

async function sendSound(
  userId: string,
  kind: SoundKind,
  { name, body }: NamedSound,
  onProgress: (percent: number) => void,
): Promise<Sound> {
  const path = addSoundRoute.path.replace(":userId", encodeURIComponent(userId));
  const query = new URLSearchParams({ kind, name, rights: "confirmed" });
  const signal = new AbortController().signal;
  const address = apiAddress(`${path}?${query.toString()}`);
  return (await sendBytes(addSoundRoute, address, { body, onProgress, signal })).sound;
}
