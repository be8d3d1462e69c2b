import {
  listWritersRoute,
  writeRoute,
  writingEvent,
  type WritingBody,
  type WritingEvent,
} from "@sahne/contract/studio/writing";
import { useQuery } from "@tanstack/react-query";
import { readEventStream } from "#data/live/event-stream.ts";
import { apiAddress, call, commonHeaders, settle } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";
import { currentTranslator } from "#lib/messages.tsx";
import { readStored } from "#lib/storage.ts";
import { useUserId } from "#data/accounts/accounts.ts";

/** Asked for anew with each opening: a key may have been added meanwhile. */
export function useWriters(isAsked: boolean) {
  const userId = useUserId();
  return useQuery({
    queryKey: ["writers", userId],
    queryFn: () => call(listWritersRoute, { params: { userId } }, "default.unknown"),
    select: ({ writers }) => writers,
    enabled: isAsked,
    staleTime: 0,
  });
}

type Writing = { userId: string; body: WritingBody; signal: AbortSignal };

/** Each event as it comes. A refusal before the first one is an ApiError, like that of any call. */
export async function streamWriting(
  { userId, body, signal }: Writing,
  onEvent: (event: WritingEvent) => void,
): Promise<void> {
  const token = readStored("authToken");
  const headers = commonHeaders(token);
  headers.set("Accept", "text/event-stream");
  headers.set("Content-Type", "application/json");
  const address = apiAddress(writeRoute.path.replace(":userId", encodeURIComponent(userId)));
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body), signal }).catch(
    (cause: unknown) => {
      if (signal.aborted) throw cause;
      const message = currentTranslator()("default.unknown");
      throw new ApiError({ status: 0, code: "network_error", message, cause });
    },
  );
  if (!response.ok || response.body === null) {
    const text = await response.text();
    settle(writeRoute, { ok: false, status: response.status, text }, token, "default.unknown");
    return;
  }
  await readEventStream(
    response.body,
    ({ data }) => {
      const parsed = writingEvent.safeParse(JSON.parse(data));
      if (parsed.success) onEvent(parsed.data);
    },
    () => undefined,
  );
}
