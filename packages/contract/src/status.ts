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
  summary: "200 only when this process can really serve",
  access: "public",
  reply: statusReply,
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
