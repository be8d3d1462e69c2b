import { randomUUID } from "node:crypto";
import { findMarker } from "#faults.ts";
import type { Charge } from "#ledger.ts";
import type { World } from "#world.ts";
import { composeText, type TextRequest } from "./compose.ts";

export type TextCall = TextRequest & Pick<Charge, "vendor" | "key" | "model"> & { path: string };

export type TextResult =
  | { kind: "answer"; text: string; isAnswerLost: boolean }
  | { kind: "filtered" }
  | { kind: "rate-limited" }
  | { kind: "no-credit" }
  | { kind: "failed" };

/** A paid text call with the same markers and the same ledger as the films. */
export function payForText(world: World, call: TextCall): TextResult {
  const { vendor, key, model, path, prompt } = call;
  const subject = { method: "POST", path, text: prompt };
  if (world.faults.take("429", subject)) return { kind: "rate-limited" };
  if (findMarker("no-credit", prompt) ?? world.faults.take("no-credit", subject)) return { kind: "no-credit" };
  if (findMarker("fail", prompt) ?? world.faults.take("fail", subject)) return { kind: "failed" };
  const isAnswerLost = world.faults.take("drop-after-accept", subject) !== undefined;
  const at = world.clock.now().toISOString();
  world.ledger.charge({ at, vendor, key, model, operation: randomUUID(), prompt, isAnswerLost });
  if (findMarker("filtered", prompt) ?? world.faults.take("filtered", subject)) return { kind: "filtered" };
  return { kind: "answer", text: composeText(call), isAnswerLost };
}
