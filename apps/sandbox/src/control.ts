import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { faultNames, faultSchema } from "./faults.ts";
import { releaseStuck } from "./generation/tasks.ts";
import { jsonBody, takeBytes } from "./http.ts";
import { Refusal } from "./refusal.ts";
import { settingsSchema } from "./settings.ts";
import type { World } from "./world.ts";
import { quotaReport } from "./youtube/quota.ts";

/** What tests and demos steer with; no vendor has these paths. */
export function controlRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);

  scope.get("/_sandbox/health", async () => ({ ok: true, now: world.clock.now().toISOString() }));

  scope.get("/_sandbox/ledger", async () => ({ ...world.ledger.read(), quota: quotaReport(world) }));

  scope.post("/_sandbox/reset", async () => {
    world.store.clear();
    world.ledger.forgetCounts();
    for (const folder of ["uploads", "films", "thumbnails"]) {
      await rm(join(world.dataDir, folder), { recursive: true, force: true });
    }
    return { ok: true };
  });

  scope.get("/_sandbox/faults", async () => ({ names: faultNames, armed: world.faults.armed() }));

  scope.post("/_sandbox/faults", async (request) => {
    const faults = parseBody(request, z.union([faultSchema.transform((fault) => [fault]), z.array(faultSchema)]));
    return { armed: faults.map((fault) => world.faults.arm(fault)) };
  });

  scope.delete("/_sandbox/faults", async () => {
    world.faults.disarm();
    return { ok: true };
  });

  scope.post("/_sandbox/release", async () => ({ released: releaseStuck(world) }));

  scope.get("/_sandbox/settings", async () => world.settings.current());

  scope.post("/_sandbox/settings", async (request) => {
    const changes = parseBody(request, z.partialRecord(settingsSchema.keyof(), z.unknown()));
    const check = settingsSchema.safeParse({ ...world.settings.current(), ...changes });
    if (!check.success) throw new Refusal(400, { message: z.prettifyError(check.error) });
    return world.settings.change(changes as Partial<typeof check.data>);
  });

  scope.post("/_sandbox/clock", async (request) => {
    const { advanceMs } = parseBody(request, z.strictObject({ advanceMs: z.number().min(0) }));
    return { now: world.clock.advance(advanceMs).toISOString() };
  });
}

function parseBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(jsonBody(request));
  if (!parsed.success) throw new Refusal(400, { message: z.prettifyError(parsed.error) });
  return parsed.data;
}
