import { OWN_PIECE_BYTES, UPLOAD_TIMEOUT_MS } from "@sahne/contract/limits";
import {
  beginOwnFileRoute,
  dropOwnFileRoute,
  listOwnFilesRoute,
  sendOwnFileRoute,
  type OwnFile,
} from "@sahne/contract/videos/own-files";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiAddress, call, commonHeaders, settle } from "#lib/api.ts";
import { readStored } from "#lib/storage.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const CHECKING_POLL_MS = 2_000;

export const ownFilesKey = (userId: string) => ["own-files", userId] as const;

/** Films of one's own that are under way; asked for again while one is being checked. */
export function useOwnFiles() {
  const userId = useUserId();
  return useQuery({
    queryKey: ownFilesKey(userId),
    queryFn: async () => (await call(listOwnFilesRoute, { params: { userId } }, "default.unknown")).files,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "checking") === true ? CHECKING_POLL_MS : false,
  });
}

export function useDropOwnFile() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (fileId: string) => call(dropOwnFileRoute, { params: { fileId } }, "default.unknown"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownFilesKey(userId) }),
  });
}

/** The one that is under way already, where it is the same file. */
export async function beginOwnFile(userId: string, { name, size: bytes }: File): Promise<OwnFile> {
  return (await call(beginOwnFileRoute, { params: { userId }, body: { name, bytes } }, "default.unknown")).file;
}

/** Sends the next piece and answers how far it is: what the server says counts, not what was sent. */
export async function sendPiece(known: OwnFile, file: File, signal: AbortSignal): Promise<OwnFile> {
  const token = readStored("authToken");
  const headers = commonHeaders(token);
  headers.set("Content-Type", "application/octet-stream");
  const start = known.receivedBytes;
  const path = `${sendOwnFileRoute.path.replace(":fileId", known._id)}?offset=${start}`;
  const response = await fetch(apiAddress(path), {
    method: sendOwnFileRoute.method,
    headers,
    body: file.slice(start, start + OWN_PIECE_BYTES),
    signal: AbortSignal.any([signal, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)]),
  });
  const answer = { ok: response.ok, status: response.status, text: await response.text() };
  return settle(sendOwnFileRoute, answer, token, "default.unknown").file;
}
