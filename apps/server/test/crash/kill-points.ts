import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Context } from "#context.ts";
import { keyOwnerOf } from "#features/videos/vendor/paid-calls.repo.ts";
import type { Speaker } from "#providers/speaker.ts";
import type { VideoGenerator } from "#providers/video-generator.ts";
import { noteIn, type Journal } from "./journal.ts";

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
  journal: Journal;
  /** Dies at the first of these that it passes. */
  armed: readonly string[];
  /** Or anywhere, with this probability each time. */
  probability: number;
  /** SIGSTOP only stalls it: somebody else may wake it up later. */
  signal: "SIGKILL" | "SIGSTOP";
};

export function createKiller({ journal, armed, probability, signal }: KillPlan): (point: KillPoint) => void {
  return (point) => {
    if (!armed.includes(point) && Math.random() >= probability) return;
    noteIn(journal.kills, { what: point, pid: process.pid });
    process.kill(process.pid, signal);
  };
}

/** The same context, whose ports kill their own process on the way through: the product's code knows nothing of it. */
export function withKillPoints(context: Context, journal: Journal, kill: (point: KillPoint) => void): Context {
  const { generators, media, queue, speakers } = context;
  return {
    ...context,
    ...withIntentsNoted(context, journal, kill),
    generators: eachOf(generators, (generator) => dyingGenerator(generator, kill)),
    speakers: eachOf(speakers, (speaker) => dyingSpeaker(speaker, kill)),
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

/**
 * Writes down which process opens which paid call: an intent seals its key in the transaction that commits it. Right
 * after that commit, before anything can have been sent, stands a kill point.
 */
function withIntentsNoted(
  { db, secrets }: Context,
  journal: Journal,
  kill: (point: KillPoint) => void,
): Pick<Context, "db" | "secrets"> {
  const opened = new AsyncLocalStorage<{ isIntent: boolean }>();
  const transaction: Context["db"]["transaction"] = (work, config) =>
    opened.run({ isIntent: false }, async () => {
      const result = await db.transaction(work, config);
      if (opened.getStore()?.isIntent) kill("w2-after-intent");
      return result;
    });
  return {
    db: new Proxy(db, {
      get: (target, name) => (name === "transaction" ? transaction : (Reflect.get(target, name) as unknown)),
    }),
    secrets: {
      ...secrets,
      seal(purpose, place, text) {
        const transactionOfIntent = opened.getStore();
        const [, id = ""] = place.split("/");
        if (place === keyOwnerOf(id) && transactionOfIntent) {
          transactionOfIntent.isIntent = true;
          noteIn(journal.intents, { what: id, pid: process.pid });
        }
        return secrets.seal(purpose, place, text);
      },
    },
  };
}

/** Whoever is in the list of services, so that a new one dies like the others. */
function eachOf<Name extends string, Client>(
  clients: Record<Name, Client>,
  change: (client: Client) => Client,
): Record<Name, Client> {
  const changed = Object.entries<Client>(clients).map(([name, client]) => [name, change(client)]);
  return Object.fromEntries(changed) as Record<Name, Client>;
}

function dyingGenerator(generator: VideoGenerator, kill: (point: KillPoint) => void): VideoGenerator {
  return {
    ...generator,
    async submit(...parameters) {
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

/** Its intent is written when it is asked; what it says is paid for when it has answered. */
function dyingSpeaker(speaker: Speaker, kill: (point: KillPoint) => void): Speaker {
  return {
    ...speaker,
    async speak(...parameters) {
      kill("w2-after-intent");
      const spoken = await speaker.speak(...parameters);
      kill("w3-after-call");
      return spoken;
    },
  };
}
