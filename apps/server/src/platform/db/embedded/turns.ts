import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers";

/** Gives one caller after the other the only session of the embedded database. */
export type Turns = {
  /** Resolves when it is the caller's turn; the answer ends it. */
  take(): Promise<() => void>;
};

/** Under a flood of requests one turn in this many still goes to the jobs, so that their work continues. */
const REQUESTS_IN_A_ROW = 12;

const requests = new AsyncLocalStorage<true>();

/** Runs something a person waits for: it has priority over the jobs. */
export function asRequest(work: () => void): void {
  requests.run(true, work);
}

/**
 * Requests are served in the order they came, and before the jobs. The engine answers without ever leaving the event loop,
 * so before each turn of a job the event loop runs once: requests that have arrived go first.
 */
export function createTurns(): Turns {
  const waitingRequests: (() => void)[] = [];
  const waitingJobs: (() => void)[] = [];
  let isTaken = false;
  let isLooking = false;
  let inARow = 0;

  function give(start: () => void): void {
    isTaken = true;
    start();
  }

  function passOn(): void {
    if (isTaken) return;
    const request = waitingJobs.length === 0 || inARow < REQUESTS_IN_A_ROW ? waitingRequests.shift() : undefined;
    if (request) {
      inARow = waitingJobs.length === 0 ? 0 : inARow + 1;
      give(request);
      return;
    }
    if (waitingJobs.length === 0 || isLooking) return;
    isLooking = true;
    nextTurn(giveToJob);
  }

  function giveToJob(): void {
    isLooking = false;
    if (isTaken) return;
    const job = waitingRequests.length === 0 || inARow >= REQUESTS_IN_A_ROW ? waitingJobs.shift() : undefined;
    if (!job) return passOn();
    inARow = 0;
    give(job);
  }

  function end(): void {
    isTaken = false;
    passOn();
  }

  return {
    take: () =>
      new Promise((resolve) => {
        const isRequest = requests.getStore() === true;
        (isRequest ? waitingRequests : waitingJobs).push(() => resolve(end));
        passOn();
      }),
  };
}
