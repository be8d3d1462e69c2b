import type { Product } from "./product.ts";

/** Makes the stand-in for the vendors misbehave once, or as often as told. */
export async function armFault({ sandboxUrl }: Product, fault: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandboxUrl}/_sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${await response.text()}`);
}
