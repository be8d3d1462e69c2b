import {
  createDraftRoute,
  deleteDraftRoute,
  editVideoRoute,
  getDraftRoute,
  getVersionRoute,
  keepTakeRoute,
  listDraftsRoute,
  saveDraftRoute,
  type Draft,
  type DraftContent,
} from "@sahne/contract/studio/studio";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";

const draftKeys = { all: ["drafts"] as const, one: (draftId: string) => ["drafts", draftId] as const };

/** Read when the studio opens and never again by itself: what is on the screen is newer than any answer. */
export function useDraft(draftId: string) {
  return useQuery({
    queryKey: draftKeys.one(draftId),
    queryFn: () => call(getDraftRoute, { params: { draftId } }, "default.unknown"),
    select: (reply) => reply.draft,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useDrafts() {
  return useQuery({
    queryKey: draftKeys.all,
    queryFn: () => call(listDraftsRoute, {}, "default.unknown"),
    select: (reply) => reply.drafts,
    staleTime: 0,
  });
}

export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draftId: string) => call(deleteDraftRoute, { params: { draftId } }, "default.unknown"),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: draftKeys.all, exact: true }),
  });
}

/** A text with its choices, to be turned into scenes. */
export function createDraft(body: Partial<DraftContent> & { script: string }) {
  return call(createDraftRoute, { body }, "default.unknown");
}

/** A copy of a finished video's scenes. */
export function editVideo(videoId: string) {
  return call(editVideoRoute, { params: { videoId } }, "default.unknown");
}

export function saveDraft(draftId: string, body: { revision: number; content: DraftContent }) {
  return call(saveDraftRoute, { params: { draftId }, body }, "default.unknown");
}

export function keepTake(draftId: string) {
  return call(keepTakeRoute, { params: { draftId } }, "default.unknown");
}

export function fetchVersion(draftId: string, number: number) {
  return call(getVersionRoute, { params: { draftId, number } }, "default.unknown");
}

export type { Draft };
