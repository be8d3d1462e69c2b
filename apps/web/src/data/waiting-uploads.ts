import { approveUploadRoute } from "@sahne/contract/waiting-uploads";
import { call } from "#lib/api.ts";
import { useUploadChange } from "./publishing.ts";

/** Lets a publication that waits for approval go, as it stands. */
export function useApproveUpload() {
  return useUploadChange((videoId: string) => call(approveUploadRoute, { params: { videoId } }, "default.unknown"));
}
