/** Any product of a test: all that is asked of it is where its sandbox listens. */
type WithSandbox = { sandbox: { url: string } };

export type Ledger = {
  /** Every paid call that a vendor accepted. */
  charges: { key: string; model: string; operation: string; prompt: string; isAnswerLost: boolean }[];
  uploads: {
    videoId: string;
    channelId: string;
    title: string;
    privacyStatus: string;
    sha256: string;
    bytes: number;
    bytesOnWire: number;
  }[];
  counts: Record<string, number>;
  quota: { used: { uploads: number } };
};

/** What the vendors saw: their word, not ours. */
export async function readLedger({ sandbox }: WithSandbox): Promise<Ledger> {
  const response = await fetch(`${sandbox.url}/_sandbox/ledger`);
  return (await response.json()) as Ledger;
}

export async function armFault({ sandbox }: WithSandbox, fault: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${await response.text()}`);
}

export async function disarmFaults({ sandbox }: WithSandbox): Promise<void> {
  await fetch(`${sandbox.url}/_sandbox/faults`, { method: "DELETE" });
}

export async function changeSandbox({ sandbox }: WithSandbox, settings: Record<string, unknown>): Promise<void> {
  await fetch(`${sandbox.url}/_sandbox/settings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  });
}

/** Lets the vendors' time pass, not ours. */
export async function advanceSandbox({ sandbox }: WithSandbox, advanceMs: number): Promise<void> {
  await fetch(`${sandbox.url}/_sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs }),
  });
}

/** Forgets everything it has seen, and makes films at once. */
export async function resetSandbox(product: WithSandbox): Promise<void> {
  // A connection of its own: one kept from an earlier test may be closed in the very moment it is used again.
  await fetch(`${product.sandbox.url}/_sandbox/reset`, { method: "POST", headers: { connection: "close" } });
  await changeSandbox(product, { taskMs: 0, fileMs: 0, processingMs: 0 });
}
