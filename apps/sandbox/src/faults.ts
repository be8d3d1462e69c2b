import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Store } from "./store.ts";

/** On any call, found by method and path. */
const wireFaults = ["status", "drop", "drop-answer", "delay", "drip"] as const;

/** On a generation, armed or written as a marker in the prompt: these stay with the task for its whole life. */
export const lastingFaults = [
  "slow",
  "stuck",
  "odd-word",
  "fail",
  "filtered",
  "no-output",
  "expired-url",
  "expired-once",
  "file-404",
  "file-type",
  "file-short",
  "file-drip",
  "file-cut",
  "file-cut-open",
  "file-no-ftyp",
] as const;

/** And these hit only the call that begins it. */
const submitFaults = ["429", "no-credit", "drop-after-accept", "answer-after-accept", "other-task"] as const;

/** On YouTube, armed or written as a marker in the video's title. */
const youtubeFaults = [
  "init-503",
  "init-409",
  "quota-exceeded",
  "upload-bucket-429",
  "upload-limit",
  "cut-at",
  "chunk-503",
  "token-401",
  "expire-session",
  "lose-final",
  "gone-after-final",
  "no-id",
  "processing-failed",
  "rejected",
  "slow-processing",
  "slow-upload",
  "no-range",
  "stalled-range",
  "bad-range",
  "foreign-location",
  "late-index",
  "odd-status",
  "thumbnail-403",
  "thumbnail-429",
] as const;

export const faultNames = [...wireFaults, ...submitFaults, ...lastingFaults, ...youtubeFaults] as const;
export type FaultName = (typeof faultNames)[number];

export const faultSchema = z.strictObject({
  name: z.enum(faultNames),
  /** How many matching calls it hits before it is spent. */
  times: z.int().min(1).default(1),
  /** How many matching calls go through untouched first. */
  skip: z.int().min(0).default(0),
  method: z.string().optional(),
  /** Part of the path. */
  path: z.string().optional(),
  /** Part of the prompt or title. */
  text: z.string().optional(),
  /** A byte position, a reason or milliseconds, as the fault needs it. */
  value: z.union([z.string(), z.number()]).optional(),
  status: z.int().min(100).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
});

export type Fault = z.output<typeof faultSchema>;
export type FaultSubject = { method?: string; path?: string; text?: string };

export type Faults = {
  arm(fault: Fault): string;
  armed(): Fault[];
  disarm(): void;
  /** Spends one use of an armed fault, or of a marker like `[cut-at:300000]` the first time its text is seen. */
  take(name: FaultName, subject: FaultSubject, isDue?: (fault: Fault) => boolean): Fault | undefined;
};

type IsDue = (fault: Fault) => boolean;

const armedSchema = faultSchema.extend({ id: z.string() });

export function openFaults(store: Store): Faults {
  const armed = store.collection("faults", armedSchema);
  const spentMarkers = store.collection("spent-markers", z.boolean());

  function takeArmed(name: FaultName, subject: FaultSubject, isDue: IsDue): Fault | undefined {
    const fault = armed.values().find((candidate) => candidate.name === name && matches(candidate, subject));
    if (!fault || !isDue(fault)) return undefined;
    if (fault.skip > 0) {
      armed.set(fault.id, { ...fault, skip: fault.skip - 1 });
      return undefined;
    }
    if (fault.times > 1) armed.set(fault.id, { ...fault, times: fault.times - 1 });
    else armed.delete(fault.id);
    return fault;
  }

  function takeMarker(name: FaultName, text: string | undefined, isDue: IsDue): Fault | undefined {
    const marker = text === undefined ? undefined : findMarker(name, text);
    if (!marker || !isDue(marker)) return undefined;
    const id = `${name} ${text}`;
    if (spentMarkers.get(id)) return undefined;
    spentMarkers.set(id, true);
    return marker;
  }

  return {
    arm(fault) {
      const id = randomUUID();
      armed.set(id, { ...fault, id });
      return id;
    },
    armed: () => armed.values(),
    disarm() {
      for (const { id } of armed.values()) armed.delete(id);
    },
    take: (name, subject, isDue = () => true) =>
      takeArmed(name, subject, isDue) ?? takeMarker(name, subject.text, isDue),
  };
}

/** The marker itself, used or not: for faults that are a lasting property of a text. */
export function findMarker(name: FaultName, text: string): Fault | undefined {
  const found = new RegExp(`\\[${name}(?::([\\w.-]+))?\\]`).exec(text);
  if (!found) return undefined;
  return { name, times: 1, skip: 0, value: found[1] };
}

function matches(fault: Fault, subject: FaultSubject): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== subject.method) return false;
  if (fault.path !== undefined && !subject.path?.includes(fault.path)) return false;
  return fault.text === undefined || subject.text?.includes(fault.text) === true;
}
