import { access } from "node:fs/promises";
import { healthRoute, type Status } from "@sahne/contract/status";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { AppError } from "#platform/errors.ts";

const PART_TIMEOUT_MS = 3_000;
/** Health is asked often and by anyone: an answer is good for a moment. */
const FRESH_MS = 1_000;

type PartName = Status["parts"][number]["name"];

export function statusRoutes(mount: Mount, context: Context, version: string): void {
  let last: { at: number; status: Promise<Status> } | undefined;

  mount.public(healthRoute, async () => {
    if (!last || Date.now() - last.at > FRESH_MS) last = { at: Date.now(), status: readStatus(context, version) };
    const status = await last.status;
    if (!status.ok) throw new AppError("unavailable", { retryAfterSeconds: 2 });
    return status;
  });
}

/** The parts without which nothing can be served decide; the sandbox only reports. */
async function readStatus(context: Context, version: string): Promise<Status> {
  const checks: [PartName, () => Promise<unknown>][] = [
    ["database", () => context.database.ping()],
    ["queue", () => context.queue.stats()],
    ["media", () => context.media.check()],
    ["renderer", () => access(context.renderChildPath)],
  ];
  const { sandboxUrl } = context;
  if (sandboxUrl !== undefined) checks.push(["sandbox", () => askSandbox(sandboxUrl)]);
  const parts = await Promise.all(checks.map(async ([name, check]) => ({ name, ok: await succeeds(check) })));
  return { ok: parts.every((part) => part.ok || part.name === "sandbox"), version, parts };
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  const deadline = new Promise<false>((resolve) => {
    setTimeout(resolve, PART_TIMEOUT_MS, false).unref();
  });
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    deadline,
  ]);
}

async function askSandbox(url: string): Promise<void> {
  const response = await fetch(`${url}/_sandbox/health`);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
}
