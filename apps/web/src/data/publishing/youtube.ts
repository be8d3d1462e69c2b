import {
  tokenCheckRoute,
  youtubeAuthRoute,
  type Channel,
  type YoutubeStatus,
} from "@sahne/contract/publishing/youtube";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#lib/api.ts";
import { keepWish, type ConnectWish } from "#lib/connect-wish.ts";
import { logWarning } from "#lib/log.ts";
import { useUserId } from "#data/accounts/accounts.ts";

export const youtubeStatusKey = ["youtube", "auth-status"] as const;

export function useYoutubeStatus() {
  return useQuery({
    queryKey: youtubeStatusKey,
    queryFn: checkStatus,
    staleTime: 300_000,
    gcTime: 600_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

/** R8.4: either word of the answer means connected. */
export function isConnected(status: YoutubeStatus | undefined): boolean {
  return status?.connected === true || status?.isAuthenticated === true;
}

/** The default one first. An answer of an older server knows of one only. */
export function channelsOf(status: YoutubeStatus | undefined): Channel[] {
  if (status === undefined) return [];
  return status.channels.length === 0 && status.channel !== null ? [status.channel] : status.channels;
}

/** The one that is named while it is connected, else the default one. */
export function channelOf(status: YoutubeStatus | undefined, channelId: string | null | undefined): Channel | null {
  return channelsOf(status).find(({ id }) => id === channelId) ?? status?.channel ?? null;
}

/** A further right is asked of the channel that is named. */
type Connecting = { wish?: ConnectWish | undefined; right?: "change" | undefined; channelId?: string | undefined };

/** Asks for the consent page and goes there; stays pending until the browser has left. A wish is come back to. */
export function useConnectYoutube() {
  const userId = useUserId();
  const connect = useMutation({
    mutationFn: ({ wish, right, channelId }: Connecting) => {
      keepWish(userId, wish);
      return call(youtubeAuthRoute, { query: right === undefined ? {} : { right, channelId } }, "default.youtubeAuth");
    },
    onSuccess: ({ authUrl }) => leaveFor(authUrl),
    onError: (error) => logWarning("Connecting could not begin", error),
  });
  const { reset } = connect;

  // Coming back with the browser's back button revives this page as it was left: still "Connecting...".
  useEffect(() => {
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) reset();
    }
    window.addEventListener("pageshow", handlePageShow);
    return () => window.removeEventListener("pageshow", handlePageShow);
  }, [reset]);

  return { connect: connect.mutate, isConnecting: connect.isPending || connect.isSuccess };
}

async function checkStatus(): Promise<YoutubeStatus> {
  try {
    return await call(tokenCheckRoute, {}, "default.youtubeStatus");
  } catch (error) {
    // R15.11: told to the console only; screens that show the status say so in their own words.
    logWarning("The channel's status is not known", error);
    throw error;
  }
}

/** Leaves the product for another site. Only web addresses: a `javascript:` one would run here. */
function leaveFor(address: string): void {
  const { protocol } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`Refused to open an address of kind ${protocol}`);
  window.location.assign(address);
}
