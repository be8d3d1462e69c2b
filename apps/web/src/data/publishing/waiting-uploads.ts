import { useMutation } from "@tanstack/react-query";
import { approveUploadRoute, openApprovalRoute } from "@sahne/contract/publishing/waiting-uploads";
import { call } from "#lib/api.ts";
import { inputOf, useUploadChange, type UploadRef } from "./publishing.ts";

/** Lets a publication that waits for approval go, as it stands. */
export function useApproveUpload() {
  return useUploadChange((ref: UploadRef) => call(approveUploadRoute, inputOf(ref), "default.unknown"));
}

/** Which video a mailed link is about. */
export function useOpenApproval() {
  return useMutation({
    mutationFn: (token: string) => call(openApprovalRoute, { body: { token } }, "default.unknown"),
  });
}
