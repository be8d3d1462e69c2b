import type { z } from "zod";

/** A job is a value: its name, the shape of its payload and how it is repeated. Handlers live in the features. */
export type Job<P> = {
  name: string;
  payload: z.ZodType<P>;
  /** How often it may run in all, the first time included. */
  tries: number;
  /** The wait before the second try; it doubles from there. */
  retryDelaySeconds: number;
  /** How many of it one process runs side by side. */
  concurrency: number;
  /** A run that takes longer is taken for hung: its signal is aborted and it runs anew. */
  timeoutSeconds: number;
};

export type JobMap = Record<string, Job<unknown>>;

export type JobRun = {
  /** Aborted when the lease is lost or the process stops: the work no longer counts. */
  signal: AbortSignal;
  /** 1 for the first. */
  tryNumber: number;
  isLastTry: boolean;
};

export type Handler<Context, P> = (context: Context, payload: P, run: JobRun) => Promise<void>;

/** One handler for every job of the map: a missing one does not compile. */
export type Handlers<Jobs extends JobMap, Context> = {
  [Name in keyof Jobs]: Jobs[Name] extends Job<infer P> ? Handler<Context, P> : never;
};

export function defineJob<P>(
  job: Pick<Job<P>, "name" | "payload"> & Partial<Omit<Job<P>, "name" | "payload">>,
): Job<P> {
  return { tries: 5, retryDelaySeconds: 2, concurrency: 2, timeoutSeconds: 3600, ...job };
}

/** Thrown by a handler that wants to run again later: it is no failure and uses up no try. */
export class RetryLater extends Error {
  override readonly name = "RetryLater";
  readonly at: Date;

  constructor(at: Date) {
    super(`To be run again at ${at.toISOString()}`);
    this.at = at;
  }
}
