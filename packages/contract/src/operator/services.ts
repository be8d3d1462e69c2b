import { z } from "zod";
import { instant } from "#common.ts";
import { defineRoute } from "#route.ts";

const count = z.int().nonnegative();
/** A calendar day, UTC. */
const day = z.string();

export const serviceHealth = z
  .object({
    service: z.string(),
    does: z.array(z.enum(["films", "writes", "speaks", "publishes"])),
    /** The sandbox answered in its place. */
    isSandbox: z.boolean(),
    /** Days with calls, newest first. */
    days: z.array(z.object({ day, calls: count, errors: count })),
    /** A status or the name of a fault; null: none in these days. */
    lastError: z.object({ text: z.string(), at: instant }).nullable(),
  })
  .meta({ id: "ServiceHealth" });
export type ServiceHealth = z.output<typeof serviceHealth>;

export const servicesHealth = z.object({
  /** Every service that films, writes or speaks, and the channel, whether it was asked or not. */
  services: z.array(serviceHealth),
  channels: z.object({
    connected: count,
    broken: count,
    /** Those whose owners have to connect them again; no more than fifty. */
    brokenOnes: z.array(z.object({ channel: z.string(), username: z.string() })),
  }),
  /** Of each day, newest first. */
  publications: z.array(z.object({ day, published: count, failed: count })),
});
export type ServicesHealth = z.output<typeof servicesHealth>;

export const servicesHealthRoute = defineRoute({
  access: "operator",
  tag: "operator",
  id: "servicesHealth",
  method: "GET",
  path: "/api/admin/services",
  summary: "How vendors and the channel answered in the last seven days",
  reply: servicesHealth,
});
