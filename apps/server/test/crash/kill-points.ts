import { appendFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { Context } from "#context.ts";
import type { VideoGenerator } from "#providers/video-generator.ts";

/** a: the API, w: the work; in the order in which a film passes them. */
export const KILL_POINTS = [
  "a0-request",
  "a1-before-commit",
  "a2-before-answer",
  "w2-after-intent",
  "w3-after-call",
  "w5-after-poll",
  "w6-in-download",
  "w7-after-download",
  "w8-after-rename",
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

type KillPlan = {
  logFile: string;
  /** Dies at the first of these that it passes. */
  armed: readonly string[];
  /** Or anywhere, with this probability each time. */
  probability: number;
};

export function createKiller({ logFile, armed, probability }: KillPlan): (point: KillPoint) => void {
  return (point) => {
    if (!armed.includes(point) && Math.random() >= probability) return;
    appendFileSync(logFile, `${Date.now()} ${point}\n`);
    process.kill(process.pid, "SIGKILL");
  };
}

/** The same context, whose ports kill their own process on the way through: the product's code knows nothing of it. */
export function withKillPoints(context: Context, kill: (point: KillPoint) => void): Context {
  const { generators, media, queue } = context;
  return {
    ...context,
    generators: { freepik: dyingGenerator(generators.freepik, kill), gemini: dyingGenerator(generators.gemini, kill) },
    media: {
      ...media,
      async adopt(key, path) {
        kill("w7-after-download");
        const stored = await media.adopt(key, path);
        kill("w8-after-rename");
        return stored;
      },
    },
    queue: {
      ...queue,
      async enqueue(executor, job, payload, options) {
        await queue.enqueue(executor, job, payload, options);
        if (job.name === "video-submit") kill("a1-before-commit");
      },
    },
  };
}

export function addApiKillPoints(app: FastifyInstance, kill: (point: KillPoint) => void): void {
  app.addHook("onRequest", async () => kill("a0-request"));
  app.addHook("onSend", async () => kill("a2-before-answer"));
}

function dyingGenerator(generator: VideoGenerator, kill: (point: KillPoint) => void): VideoGenerator {
  return {
    ...generator,
    async submit(...parameters) {
      kill("w2-after-intent");
      const operation = await generator.submit(...parameters);
      kill("w3-after-call");
      return operation;
    },
    async poll(...parameters) {
      const progress = await generator.poll(...parameters);
      kill("w5-after-poll");
      return progress;
    },
    async download(...parameters) {
      const timer = setTimeout(() => kill("w6-in-download"), 1);
      return generator.download(...parameters).finally(() => clearTimeout(timer));
    },
  };
}
