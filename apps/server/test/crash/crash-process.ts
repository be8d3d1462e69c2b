// One of several processes of a crash run: API and worker on a shared PostgreSQL, until it kills itself or is killed.
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { authenticate } from "#features/accounts/session.ts";
import { videoRoutes } from "#features/videos/videos.routes.ts";
import { createMount } from "#platform/http/mount.ts";
import { startWorker } from "#worker.ts";
import { createCrashContext, type CrashPlace } from "./crash-context.ts";
import type { Journal } from "./journal.ts";
import { addApiKillPoints, createKiller, withKillPoints } from "./kill-points.ts";

type Order = CrashPlace & {
  journal: Journal;
  armed: string[];
  probability: number;
  signal: "SIGKILL" | "SIGSTOP";
  hasWorker: boolean;
};

const order = JSON.parse(process.argv[2] ?? "{}") as Order;
const kill = createKiller(order);
const plain = await createCrashContext(order);
const context = withKillPoints(plain, order.journal, kill);

process.stdin.on("end", () => process.exit(0)).resume();

await plain.queue.start();

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
addApiKillPoints(app, kill);
videoRoutes(
  createMount(app, { authenticate: (request) => authenticate(context, request), isOperator: async () => false }),
  context,
);
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${address}\n`);
// Only now: work that waits already may kill it at once, and whoever started it waits for its address.
if (order.hasWorker) await startWorker(context);
