import { z } from "zod";
import type { Store } from "./store.ts";

const chargeSchema = z.object({
  at: z.string(),
  vendor: z.enum(["freepik", "gemini", "openai", "anthropic"]),
  /** The whole key: it starts with `sandbox-`, so it opens nothing anywhere else. */
  key: z.string(),
  model: z.string(),
  operation: z.string(),
  prompt: z.string(),
  /** The task was accepted and billed, but the caller's connection was cut before the answer. */
  isAnswerLost: z.boolean(),
});

const receivedUploadSchema = z.object({
  at: z.string(),
  videoId: z.string(),
  channelId: z.string(),
  title: z.string(),
  privacyStatus: z.string(),
  uploadType: z.enum(["resumable", "multipart", "media"]),
  bytes: z.int(),
  sha256: z.string(),
  /** Every body byte that reached the session, so more than `bytes` means that some were sent twice. */
  bytesOnWire: z.int(),
  requests: z.int(),
});

export type Charge = z.output<typeof chargeSchema>;
export type ReceivedUpload = z.output<typeof receivedUploadSchema>;

export type Ledger = {
  charge(charge: Charge): void;
  receive(upload: ReceivedUpload): void;
  /** Counts something that costs nothing but that a test wants to see, like a token refresh. */
  count(event: string): void;
  read(): LedgerReport;
  forgetCounts(): void;
};

export type LedgerReport = {
  charges: Charge[];
  chargesByKey: Record<string, number>;
  uploads: ReceivedUpload[];
  counts: Record<string, number>;
};

export function openLedger(store: Store): Ledger {
  const charges = store.collection("charges", chargeSchema);
  const uploads = store.collection("received-uploads", receivedUploadSchema);
  const counts = new Map<string, number>();
  return {
    charge: (charge) => void charges.set(charge.operation, charge),
    receive: (upload) => void uploads.set(upload.videoId, upload),
    count: (event) => void counts.set(event, (counts.get(event) ?? 0) + 1),
    read() {
      const chargesByKey: Record<string, number> = {};
      for (const { key } of charges.values()) chargesByKey[key] = (chargesByKey[key] ?? 0) + 1;
      return {
        charges: charges.values(),
        chargesByKey,
        uploads: uploads.values(),
        counts: Object.fromEntries(counts),
      };
    },
    forgetCounts: () => counts.clear(),
  };
}
