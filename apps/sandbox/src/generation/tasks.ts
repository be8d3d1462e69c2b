import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { FastifyReply } from "fastify";
import { findMarker, lastingFaults, type FaultSubject } from "#faults.ts";
import { cutConnection } from "#http.ts";
import type { World } from "#world.ts";

const SLOW_FACTOR = 10;
/** A task stays in its vendor's "not started yet" state for this share of its time. */
const WAITING_SHARE = 0.2;

const taskSchema = z.object({
  id: z.string(),
  vendor: z.enum(["freepik", "gemini"]),
  key: z.string(),
  model: z.string(),
  /** Where the vendor lets it be polled. */
  family: z.string(),
  prompt: z.string(),
  aspect: z.enum(["16:9", "9:16", "1:1"]),
  seconds: z.number(),
  faults: z.array(z.enum(lastingFaults)),
  createdAt: z.number(),
  readyAt: z.number(),
  /** Results handed out so far; `expired-once` spoils the first. */
  resultsGiven: z.int(),
  cancelledAt: z.number().optional(),
  webhookUrl: z.string().optional(),
  notifiedPhase: z.string().optional(),
  /** The request as its dialect needs it again when answering a poll. */
  details: z.record(z.string(), z.unknown()),
});

export type Task = z.output<typeof taskSchema>;
export type Phase = "waiting" | "running" | "odd" | "done" | "failed" | "filtered" | "no-output" | "cancelled";

export type TaskRequest = Pick<Task, "vendor" | "key" | "model" | "family" | "prompt" | "aspect" | "seconds"> & {
  id?: string;
  path: string;
  webhookUrl?: string | undefined;
  details?: Record<string, unknown>;
};

export type Submission =
  | { kind: "accepted"; task: Task; misanswer: Misanswer | undefined }
  | { kind: "rate-limited" }
  | { kind: "no-credit" };

/** What the caller of an accepted call hears instead of its task's name. */
type Misanswer = { kind: "cut" } | { kind: "gateway"; status: number; headers: Record<string, string>; body: unknown };

export function tasksOf(world: World) {
  return world.store.collection("tasks", taskSchema);
}

/** The paid call: from "accepted" on it is in the ledger, whatever becomes of the answer. */
export function submitTask(world: World, request: TaskRequest): Submission {
  const { path, webhookUrl, details = {}, id = randomUUID(), ...film } = request;
  const subject = { method: "POST", path, text: film.prompt };
  if (world.faults.take("429", subject)) return { kind: "rate-limited" };
  if (findMarker("no-credit", film.prompt) ?? world.faults.take("no-credit", subject)) return { kind: "no-credit" };
  const faults = lastingFaults.filter(
    (name) => findMarker(name, film.prompt) !== undefined || world.faults.take(name, subject) !== undefined,
  );
  const misanswer = misanswerOf(world, subject);
  const createdAt = world.clock.now().getTime();
  const durationMs = world.settings.current().taskMs * (faults.includes("slow") ? SLOW_FACTOR : 1);
  const readyAt = createdAt + durationMs;
  const task = tasksOf(world).set(id, {
    ...film,
    id,
    faults,
    createdAt,
    readyAt,
    resultsGiven: 0,
    webhookUrl,
    details,
  });
  world.ledger.charge({
    at: new Date(createdAt).toISOString(),
    vendor: film.vendor,
    key: film.key,
    model: film.model,
    operation: id,
    prompt: film.prompt,
    isAnswerLost: misanswer !== undefined,
  });
  const named = world.faults.take("other-task", subject) ? olderTask(world, task) : task;
  return { kind: "accepted", task: named, misanswer };
}

function misanswerOf(world: World, subject: FaultSubject): Misanswer | undefined {
  if (world.faults.take("drop-after-accept", subject)) return { kind: "cut" };
  const fault = world.faults.take("answer-after-accept", subject);
  if (!fault) return undefined;
  const body = fault.body ?? { message: "Service Unavailable" };
  return { kind: "gateway", status: fault.status ?? Number(fault.value ?? 503), headers: fault.headers ?? {}, body };
}

/** A confused cache in front of the vendor: it names a task of the same key that was begun before. */
function olderTask(world: World, task: Task): Task {
  const isOther = ({ id, key, vendor }: Task): boolean => id !== task.id && key === task.key && vendor === task.vendor;
  return tasksOf(world).values().find(isOther) ?? task;
}

/** The answer that replaces the one with the task's name, if any; the task is begun and charged all the same. */
export function sendMisanswer(reply: FastifyReply, misanswer: Misanswer | undefined): FastifyReply | undefined {
  if (!misanswer) return undefined;
  if (misanswer.kind === "cut") return cutConnection(reply);
  return reply.code(misanswer.status).headers(misanswer.headers).send(misanswer.body);
}

/** A task of another key does not exist for the caller. */
export function findTask(world: World, vendor: Task["vendor"], id: string, key: string): Task | undefined {
  const task = tasksOf(world).get(id);
  return task?.vendor === vendor && task.key === key ? task : undefined;
}

export function phaseOf(world: World, task: Task): Phase {
  const now = world.clock.now().getTime();
  if (task.cancelledAt !== undefined) return "cancelled";
  if (now < task.createdAt + (task.readyAt - task.createdAt) * WAITING_SHARE) return "waiting";
  if (task.faults.includes("odd-word")) return "odd";
  if (now < task.readyAt || task.faults.includes("stuck")) return "running";
  if (task.faults.includes("fail")) return "failed";
  if (task.faults.includes("filtered")) return "filtered";
  return task.faults.includes("no-output") ? "no-output" : "done";
}

/** Whether the result handed out now should be one that has already run out. */
export function isResultSpoiled(world: World, { id }: Task): boolean {
  const task = tasksOf(world).get(id);
  if (task?.faults.includes("expired-url")) return true;
  if (!task?.faults.includes("expired-once")) return false;
  tasksOf(world).set(id, { ...task, resultsGiven: task.resultsGiven + 1 });
  return task.resultsGiven === 0;
}

/** Lets stuck tasks, and those with a word of their own, finish after all, for the late results that a deadline has already given up on. */
export function releaseStuck(world: World): number {
  const stuck = tasksOf(world)
    .values()
    .filter(({ faults }) => faults.includes("stuck") || faults.includes("odd-word"));
  for (const task of stuck) {
    tasksOf(world).set(task.id, {
      ...task,
      faults: task.faults.filter((name) => name !== "stuck" && name !== "odd-word"),
    });
  }
  return stuck.length;
}
