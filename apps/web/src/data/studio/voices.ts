import { serviceName } from "@sahne/contract/services/services";
import { listVoicesRoute, sampleVoiceRoute } from "@sahne/contract/studio/voices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useLanguage } from "#lib/messages.tsx";
import { useUserId } from "#data/accounts/accounts.ts";

/**
 * Who can speak for this user, and a way to hear one, in the language of the film or else of the screen. Asked for anew with
 * each opening: a key may have been added meanwhile.
 */
export function useVoices(language: "tr" | "en" | undefined) {
  const userId = useUserId();
  const mode = useLanguage();
  const list = useQuery({
    queryKey: ["voices", userId],
    queryFn: () => call(listVoicesRoute, { params: { userId } }, "default.unknown"),
    select: ({ speakers }) => speakers.map((speaker) => ({ ...speaker, name: serviceName(speaker.service) })),
    staleTime: 0,
  });
  const sample = useMutation({
    mutationFn: (voice: string) =>
      call(
        sampleVoiceRoute,
        { params: { userId }, body: { voice, language: language ?? (mode === "en" ? "en" : "tr") } },
        "default.unknown",
      ),
  });
  return {
    speakers: list.data,
    isBroken: list.isError,
    sample: sample.data ? { voice: sample.variables, url: sample.data.url } : null,
    isSampling: sample.isPending,
    // What went wrong with one voice says nothing about another.
    sampleError: sample.error ? { voice: sample.variables, message: sample.error.message } : null,
    onListen: (voice: string) => sample.mutate(voice),
  };
}
