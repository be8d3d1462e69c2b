import { EVENTS_PATH, STREAM_HEARTBEAT_MS, streamEvents } from "@sahne/contract/history/events";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/errors.ts";
import type { Identity } from "#platform/http/mount.ts";
import type { ChangeHub } from "./change-hub.ts";

type EventRoutes = {
  hub: ChangeHub;
  identify: (request: FastifyRequest) => Promise<Identity>;
  heartbeatMs?: number;
};

/** One long answer per browser. It carries only what changed; the session is asked again with every heartbeat. */
export function eventRoutes(app: FastifyInstance, options: EventRoutes): void {
  const { hub, identify, heartbeatMs = STREAM_HEARTBEAT_MS / 2 } = options;
  const open = new Set<FastifyReply>();

  app.get(
    EVENTS_PATH,
    {
      schema: {
        operationId: "events",
        summary: "Stream of changes (text/event-stream)",
        tags: ["events"],
        security: [{ session: [] }],
      },
      config: { routeId: "events", isLong: true },
    },
    async (request, reply) => {
      const { userId } = await identify(request);
      const leave = await hub.join(userId, {
        onChange: (change) => write(reply, streamEvents.change, change),
        onResync: () => write(reply, streamEvents.resync, {}),
      });
      if (!leave) throw new AppError("rate_limited", { retryAfterSeconds: 30 });

      begin(reply);
      open.add(reply);
      const heartbeat = setInterval(() => {
        identify(request).then(
          () => reply.raw.write(": still here\n\n"),
          () => reply.raw.end(),
        );
      }, heartbeatMs);
      reply.raw.once("close", () => {
        clearInterval(heartbeat);
        open.delete(reply);
        leave();
      });
    },
  );

  // A server that closes waits for its answers; these would never end by themselves.
  app.addHook("preClose", async () => {
    for (const reply of open) reply.raw.end();
  });
}

function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  // Whatever happened before this moment may have been missed.
  write(reply, streamEvents.resync, {});
}

function write(reply: FastifyReply, event: string, data: unknown): void {
  reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
