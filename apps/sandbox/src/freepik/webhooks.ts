import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { phaseOf, tasksOf, type Task } from "#generation/tasks.ts";
import { isLoopbackUrl } from "#loopback.ts";
import type { World } from "#world.ts";

const LOOK_EVERY_MS = 50;
const TRIES = 3;
const TIMEOUT_MS = 3000;

type DescribeTask = (task: Task) => unknown;

/** Tells the address in a request when its task moves on; the body is the poll answer without its `data` wrapper. */
export function sendWebhooks(app: FastifyInstance, world: World, describe: DescribeTask): void {
  const timer = setInterval(() => {
    for (const task of tasksOf(world).values()) {
      if (task.webhookUrl === undefined) continue;
      const phase = phaseOf(world, task);
      if (phase === "waiting" || task.notifiedPhase === phase) continue;
      tasksOf(world).set(task.id, { ...task, notifiedPhase: phase });
      void deliver(world, task.webhookUrl, JSON.stringify(describe(task)));
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

async function deliver(world: World, url: string, body: string): Promise<void> {
  // The one place where the sandbox calls out, so the one place where it could reach somebody real.
  if (!isLoopbackUrl(url)) return world.ledger.count("freepik.webhook.refused");
  const id = randomUUID();
  const timestamp = String(Math.floor(world.clock.now().getTime() / 1000));
  const signature = createHmac("sha256", world.settings.current().webhookSecret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isTaken = await post(url, body, {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    });
    world.ledger.count(isTaken ? "freepik.webhook.taken" : "freepik.webhook.failed");
    if (isTaken) return;
  }
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
