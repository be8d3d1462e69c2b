// A server whose handlers fail in every way that no framework catches, under the last guard; it tells where it listens.
import { EventEmitter } from "node:events";
import { fastify } from "fastify";
import { keepRunning } from "#keep-running.ts";
import { installErrorHandler } from "#platform/http/error-handler.ts";
import { rememberCallers } from "#platform/http/last-guard.ts";
import { createLog } from "#platform/log.ts";
import { loadTranslators } from "#platform/translators.ts";

const words = await loadTranslators();
let starts = 0;

const silence = (): Promise<never> => new Promise(() => undefined);

async function start(): Promise<{ stop(): Promise<void> }> {
  starts += 1;
  const app = fastify();
  rememberCallers(app, words);
  installErrorHandler(app, words);
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
  app.get("/alive", () => ({ pid: process.pid, starts }));
  app.get("/timer", () => {
    setTimeout(() => {
      throw new Error("in a timer");
    });
    return silence();
  });
  app.get("/emitter", () => {
    setImmediate(() => new EventEmitter().emit("error", new Error("with no listener")));
    return silence();
  });
  app.get("/rejection", () => {
    void Promise.reject(new Error("that nobody awaits"));
    return silence();
  });
  app.get("/late", async () => {
    setTimeout(() => {
      throw new Error("after the answer");
    }, 20);
    return { ok: true };
  });
  app.post("/body", (request) => {
    request.raw.on("data", () => {
      throw new Error("while the body comes in");
    });
    return silence();
  });
  await app.listen({ host: "127.0.0.1", port: Number(process.argv[2] ?? 0) });
  const { port } = app.server.address() as { port: number };
  process.argv[2] = String(port);
  process.stdout.write(`${port}\n`);
  return { stop: () => app.close() };
}

const log = createLog("silent");
const running = await keepRunning({ start, log, report: () => undefined, exit: (code) => process.exit(code) });

// A word on stdin is an error that belongs to no request.
process.stdin.on("data", () => {
  throw new Error("of nobody");
});
process.stdin.on("end", () => void running.stop().then(() => process.exit(0)));
