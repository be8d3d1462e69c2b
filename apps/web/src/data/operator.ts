import {
  blockPersonRoute,
  deletePersonRoute,
  endSessionsOfRoute,
  exportPersonRoute,
  getExportOfRoute,
  limitPersonRoute,
  listPeopleRoute,
  mailResetToRoute,
  type PeopleOrder,
} from "@sahne/contract/operator/people";
import {
  listNewslettersRoute,
  sendNewsletterRoute,
  tryNewsletterRoute,
  type NewsletterDraft,
} from "@sahne/contract/operator/newsletters";
import {
  checkSettingsRoute,
  deleteMessageRoute,
  listActsRoute,
  listFailedJobsRoute,
  listMessagesRoute,
  operatorSummaryRoute,
  retryJobRoute,
  sendTestMailRoute,
  subscribersCsvRoute,
} from "@sahne/contract/operator/operator";
import { servicesHealthRoute } from "@sahne/contract/operator/services";
import {
  getSiteSettingsRoute,
  inviteRoute,
  listInvitationsRoute,
  revokeInvitationRoute,
  saveSiteSettingsRoute,
  type SiteSettings,
} from "@sahne/contract/operator/site";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isBeingMade } from "#data/accounts/account-data.ts";
import { call } from "#lib/api.ts";

const operatorKeys = {
  all: ["operator"] as const,
  summary: ["operator", "summary"] as const,
  services: ["operator", "services"] as const,
  people: (q: string, order: PeopleOrder) => ["operator", "people", q, order] as const,
  exportOf: (personId: string) => ["operator", "export", personId] as const,
  site: ["operator", "site"] as const,
  invitations: ["operator", "invitations"] as const,
  jobs: ["operator", "jobs"] as const,
  messages: ["operator", "messages"] as const,
  acts: ["operator", "acts"] as const,
  newsletters: ["operator", "newsletters"] as const,
};

/** Long enough to read, short enough that a queue that grows is seen to grow. */
const REFRESH_MS = 15_000;

export function useOperatorSummary(isAsked = true) {
  return useQuery({
    queryKey: operatorKeys.summary,
    queryFn: () => call(operatorSummaryRoute, {}, "default.unknown"),
    enabled: isAsked,
    refetchInterval: (query) => (query.state.data === undefined ? false : REFRESH_MS),
    staleTime: 0,
    retry: false,
  });
}

export function useServicesHealth() {
  return useQuery({
    queryKey: operatorKeys.services,
    queryFn: () => call(servicesHealthRoute, {}, "default.unknown"),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

export function useCheckSettings() {
  return useMutation({ mutationFn: () => call(checkSettingsRoute, { timeoutMs: 180_000 }, "default.unknown") });
}

export function usePeople(q: string, order: PeopleOrder) {
  return useInfiniteQuery({
    queryKey: operatorKeys.people(q, order),
    queryFn: ({ pageParam }) =>
      call(
        listPeopleRoute,
        { query: { order, ...(q !== "" && { q }), ...(pageParam !== null && { cursor: pageParam }) } },
        "default.unknown",
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What an operator does shows in the lists, the figures and the log. */
function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorKeys.all }),
  });
}

type OfPerson = { personId: string };

export function useBlockPerson() {
  return useAct(({ personId, ...body }: OfPerson & { isBlocked: boolean; password: string }) =>
    call(blockPersonRoute, { params: { personId }, body }, "default.unknown"),
  );
}

export function useLimitPerson() {
  return useAct(({ personId, ...body }: OfPerson & { storageMb: number | null; createsPerHour: number | null }) =>
    call(limitPersonRoute, { params: { personId }, body }, "default.unknown"),
  );
}

export function useEndSessionsOf() {
  return useAct((params: OfPerson) => call(endSessionsOfRoute, { params }, "default.unknown"));
}

export function useMailResetTo() {
  return useAct((params: OfPerson) => call(mailResetToRoute, { params }, "default.unknown"));
}

export function useDeletePerson() {
  return useAct(({ personId, ...body }: OfPerson & { confirm: string; password: string }) =>
    call(deletePersonRoute, { params: { personId }, body }, "default.unknown"),
  );
}

export function useExportPerson() {
  return useAct(({ personId, password }: OfPerson & { password: string }) =>
    call(exportPersonRoute, { params: { personId }, body: { password } }, "default.unknown"),
  );
}

/** How far the newest one is. */
export function useExportOf(personId: string) {
  return useQuery({
    queryKey: operatorKeys.exportOf(personId),
    queryFn: async () => (await call(getExportOfRoute, { params: { personId } }, "default.unknown")).export,
    refetchInterval: ({ state: { data } }) => (isBeingMade(data ?? null) ? 1000 : false),
    staleTime: 0,
  });
}

export function useSiteSettings() {
  return useQuery({
    queryKey: operatorKeys.site,
    queryFn: () => call(getSiteSettingsRoute, {}, "default.unknown"),
    staleTime: 0,
  });
}

export function useSaveSiteSettings() {
  return useAct((body: SiteSettings) => call(saveSiteSettingsRoute, { body }, "default.unknown"));
}

export function useInvitations() {
  return useQuery({
    queryKey: operatorKeys.invitations,
    queryFn: async () => (await call(listInvitationsRoute, {}, "default.unknown")).invitations,
    staleTime: 0,
  });
}

export function useInvite() {
  return useAct((email: string | null) => call(inviteRoute, { body: { email } }, "default.unknown"));
}

export function useRevokeInvitation() {
  return useAct((invitationId: string) => call(revokeInvitationRoute, { params: { invitationId } }, "default.unknown"));
}

export function useFailedJobs() {
  return useQuery({
    queryKey: operatorKeys.jobs,
    queryFn: () => call(listFailedJobsRoute, {}, "default.unknown"),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
}

export function useRetryJob() {
  return useAct((jobId: string) => call(retryJobRoute, { params: { jobId } }, "default.unknown"));
}

export function useSendTestMail() {
  return useAct(() => call(sendTestMailRoute, { timeoutMs: 90_000 }, "default.unknown"));
}

export function useMessages() {
  return useInfiniteQuery({
    queryKey: operatorKeys.messages,
    queryFn: ({ pageParam }) =>
      call(listMessagesRoute, { query: pageParam === null ? {} : { cursor: pageParam } }, "default.unknown"),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

export function useDeleteMessage() {
  return useAct((messageId: string) => call(deleteMessageRoute, { params: { messageId } }, "default.unknown"));
}

export function useSubscribersFile() {
  return useAct(() => call(subscribersCsvRoute, {}, "default.unknown"));
}

export function useActs() {
  return useInfiniteQuery({
    queryKey: operatorKeys.acts,
    queryFn: ({ pageParam }) =>
      call(listActsRoute, { query: pageParam === null ? {} : { cursor: pageParam } }, "default.unknown"),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

export function useNewsletters() {
  return useQuery({
    queryKey: operatorKeys.newsletters,
    queryFn: async () => (await call(listNewslettersRoute, {}, "default.unknown")).newsletters,
    // Until its last mail has gone, or was refused.
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ isWritten, readers, sent, refused }) => !isWritten || sent + refused < readers) ? 2000 : false,
    staleTime: 0,
  });
}

export function useTryNewsletter() {
  return useAct((body: NewsletterDraft) => call(tryNewsletterRoute, { body, timeoutMs: 90_000 }, "default.unknown"));
}

/** The same letter, sent again because its answer was lost, is the same request. */
export function useSendNewsletter() {
  return useAct(({ idempotencyKey, ...body }: NewsletterDraft & { password: string; idempotencyKey: string }) =>
    call(sendNewsletterRoute, { body, idempotencyKey }, "default.unknown"),
  );
}
