// Child of login-flood.ts: tries passwords of ever new names from ever new addresses until it is told to stop.
import process from "node:process";

const [address = "", connections = "1"] = process.argv.slice(2);
const counts: Record<string, number> = {};
const stopping = new AbortController();
let sent = 0;

process.on("message", () => stopping.abort());

const senders = Array.from({ length: Number(connections) }, async () => {
  while (!stopping.signal.aborted) await tryPassword();
});
process.send?.("started");
await Promise.all(senders);
process.send?.(counts, () => process.exit(0));

async function tryPassword(): Promise<void> {
  sent += 1;
  const visitor = `203.0.${(sent >> 8) & 255}.${sent & 255}`;
  const outcome = await fetch(`${address}/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor },
    body: JSON.stringify({ username: `stranger_${sent}`, password: "yanlis-sifre" }),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    },
    () => "none",
  );
  counts[outcome] = (counts[outcome] ?? 0) + 1;
}
