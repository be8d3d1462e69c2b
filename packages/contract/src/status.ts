import { z } from "zod";
import { defineRoute } from "./route.ts";

const partHealth = z.object({ name: z.enum(["database", "queue", "media", "renderer", "sandbox"]), ok: z.boolean() });

export const statusReply = z.object({
  ok: z.boolean(),
  version: z.string(),
  parts: z.array(partHealth),
});
export type Status = z.output<typeof statusReply>;

export const healthRoute = defineRoute({
  id: "health",
  method: "GET",
  path: "/healthz",
  tag: "status",
  summary: "200 only when every part works, the media store included",
  access: "public",
  isAlwaysServed: true,
  reply: statusReply,
});

export const livenessRoute = defineRoute({
  id: "liveness",
  method: "GET",
  path: "/livez",
  tag: "status",
  summary: "200 while this process runs; asks nobody else",
  access: "public",
  isAlwaysServed: true,
  reply: z.object({ ok: z.literal(true), version: z.string() }),
});

export const readinessReply = z.object({
  ok: z.boolean(),
  version: z.string(),
  parts: z.array(z.object({ name: z.enum(["database", "worker"]), ok: z.boolean() })),
});
export type Readiness = z.output<typeof readinessReply>;

/** For whoever shares out requests: a store that is away, or a worker, is not mended by sending people elsewhere. */
export const readinessRoute = defineRoute({
  id: "readiness",
  method: "GET",
  path: "/readyz",
  tag: "status",
  summary: "200 when this process can answer requests: its database does; tells whether any worker lives",
  access: "public",
  isAlwaysServed: true,
  reply: readinessReply,
});

/** What the whole site has done, cut to two digits: enough to say "12K+", too little to count its users by. */
export const figuresReply = z.object({
  videos: z.int(),
  users: z.int(),
  /** What one account may do at most on this installation. */
  caps: z.object({ createsPerHour: z.int(), atOnce: z.int(), storageBytes: z.number() }),
});
export type SiteFigures = z.output<typeof figuresReply>;

export const figuresRoute = defineRoute({
  id: "figures",
  method: "GET",
  path: "/api/figures",
  tag: "status",
  summary: "Finished videos and accounts of this site, rounded down",
  access: "public",
  reply: figuresReply,
});
