import {
  deleteAccountRoute,
  getExportRoute,
  startExportRoute,
  type DataExport,
  type DeleteAccountBody,
} from "@sahne/contract/accounts/account-data";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#lib/api.ts";
import { forgetSession } from "#lib/session.ts";
import { useUserId } from "./accounts.ts";
import { refreshSecurity } from "./security.ts";

const POLL_MS = 1_000;

const exportKey = (userId: string) => ["export", userId] as const;

export function useExport() {
  const userId = useUserId();
  return useQuery({
    queryKey: exportKey(userId),
    queryFn: () => call(getExportRoute, { params: { userId } }, "default.unknown"),
    staleTime: 0,
    refetchInterval: ({ state }) => (isBeingMade(state.data?.export ?? null) ? POLL_MS : false),
  });
}

export function isBeingMade(dataExport: DataExport | null): boolean {
  return dataExport?.status === "queued" || dataExport?.status === "running";
}

export function useStartExport() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call(startExportRoute, { params: { userId } }, "data.exportFailed"),
    onSuccess: (reply) => {
      queryClient.setQueryData(exportKey(userId), reply);
      void refreshSecurity(queryClient);
    },
  });
}

/** The token is dead from the server's answer on, so nothing of the account stays in this browser either. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: DeleteAccountBody) => call(deleteAccountRoute, { params: { userId }, body }, "default.unknown"),
    onSuccess: async () => {
      forgetSession();
      await navigate("/auth/login", { replace: true });
    },
  });
}
