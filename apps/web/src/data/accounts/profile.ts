import type { User } from "@sahne/contract/accounts/accounts";
import {
  confirmEmailRoute,
  getProfileRoute,
  profileReply,
  resendConfirmationRoute,
  undoEmailRoute,
  updatePreferencesRoute,
  updateProfileRoute,
  type PreferencesBody,
  type ProfileBody,
} from "@sahne/contract/accounts/profile";
import { MINUTE_MS } from "@sahne/contract/time-units";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { call } from "#lib/api.ts";
import { useIsLive } from "#lib/live-state.ts";
import { saveUser } from "#lib/session.ts";
import { useUserId } from "./accounts.ts";
import { shownVideo } from "#data/videos/video-state.ts";

const WORKING_POLL_MS = 1_500;
/** What was just asked for, and enough to tell how long such videos take; lists are asked for by themselves. */
const SHOWN_VIDEOS = 20;
/** Changes arrive over the stream; this only catches up with what was lost on the way. */
const LIVE_POLL_MS = 20_000;

export const profileKeys = { all: ["profile"] as const, of: (userId: string) => ["profile", userId] as const };

// R6.4: a status this version does not know is drawn as unknown; it must not blank the whole page.
const shownProfile = profileReply.extend({ videos: z.array(shownVideo) });
const profileRoute = { ...getProfileRoute, reply: shownProfile };
export type ShownProfile = z.output<typeof shownProfile>;

/** For settings and My Videos. */
export function useProfile() {
  return useProfileQuery(5 * MINUTE_MS, "default.fetchProfile");
}

/** For the overview and the frame around every screen. */
export function useDashboardProfile() {
  return useProfileQuery(2 * MINUTE_MS, "default.fetchDashboard");
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: ProfileBody) => call(updateProfileRoute, { params: { userId }, body }, "default.updateProfile"),
    onSuccess: ({ user }) => keepUser(queryClient, user),
  });
}

export function useUpdatePreferences() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: PreferencesBody) =>
      call(updatePreferencesRoute, { params: { userId }, body }, "default.updateProfile"),
    onSuccess: ({ user }) => keepUser(queryClient, user),
  });
}

/** With the link mailed to the old address; needs no session. */
export function useUndoEmail() {
  return useMutation({
    mutationFn: (token: string) => call(undoEmailRoute, { body: { token } }, "default.unknown"),
  });
}

/** With the link mailed to the new address; needs no session either, but whoever is signed in sees it at once. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmEmailRoute, { body: { token } }, "default.unknown"),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.all }),
  });
}

export function useResendConfirmation() {
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call(resendConfirmationRoute, { params: { userId } }, "default.unknown"),
  });
}

/** The saved user is known at once, here and in storage; the videos beside it have not changed. */
function keepUser(queryClient: QueryClient, user: User): void {
  saveUser(user);
  queryClient.setQueryData<ShownProfile>(profileKeys.of(user._id), (known) => known && { ...known, user });
}

function useProfileQuery(staleTime: number, defaultMessage: "default.fetchProfile" | "default.fetchDashboard") {
  const userId = useUserId();
  const pollMs = useIsLive() ? LIVE_POLL_MS : WORKING_POLL_MS;
  return useQuery({
    queryKey: profileKeys.of(userId),
    queryFn: () => call(profileRoute, { params: { userId }, query: { videos: SHOWN_VIDEOS } }, defaultMessage),
    staleTime,
    refetchInterval: (query) => (hasWork(query.state.data) ? pollMs : false),
  });
}

function hasWork(profile: ShownProfile | undefined): boolean {
  return profile !== undefined && profile.working > 0;
}
