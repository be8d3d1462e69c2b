import type { FastifyInstance } from "fastify";

export type MountedRoute = { id: string; method: string; url: string };

/**
 * Writes down every route that is mounted from here on, under the contract's id where there is one. The tests go
 * through this list with every kind of caller, so that no route can be forgotten.
 */
export function recordRoutes(app: FastifyInstance): { stop(): void } {
  const table: MountedRoute[] = [];
  let isOpen = true;
  app.decorate("routeTable", table);
  app.addHook("onRoute", ({ method, url, config }) => {
    const methods = [method].flat().filter((name) => name !== "HEAD");
    if (!isOpen) return;
    for (const name of methods) table.push({ id: config?.routeId ?? `${name} ${url}`, method: name, url });
  });
  return {
    stop: () => {
      isOpen = false;
    },
  };
}

declare module "fastify" {
  // Fastify is extended by merging, which only an interface can do.
  // oxlint-disable typescript/consistent-type-definitions
  interface FastifyInstance {
    routeTable: readonly MountedRoute[];
  }
  interface FastifyContextConfig {
    routeId?: string;
    /** Takes longer by nature: an upload, an event stream. */
    isLong?: boolean;
    isIdempotent?: boolean;
    /** Also while too many others wait: it tells how we are. */
    isAlwaysServed?: boolean;
  }
}
