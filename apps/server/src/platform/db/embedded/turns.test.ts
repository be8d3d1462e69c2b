import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, test } from "vitest";

import { asRequest, createTurns, type Turns } from "./turns.ts";

/** Takes a turn, writes its name down and ends it. */
async function pass(turns: Turns, name: string, order: string[]): Promise<void> {
  const end = await turns.take();
  order.push(name);
  end();
}

function request<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asRequest(() => void work().then(resolve, reject));
  });
}

test("one at a time, and requests before the jobs that wait longer", async () => {
  const turns = createTurns();
  const order: string[] = [];
  const end = await turns.take();
  const jobs = ["job 1", "job 2"].map((name) => pass(turns, name, order));
  const requests = ["request 1", "request 2"].map((name) => request(() => pass(turns, name, order)));
  await nextTurn();
  expect(order).toEqual([]);

  end();
  await Promise.all([...jobs, ...requests]);

  expect(order).toEqual(["request 1", "request 2", "job 1", "job 2"]);
});

test("a flood of requests leaves a turn to the jobs now and then", async () => {
  const turns = createTurns();
  const order: string[] = [];
  const end = await turns.take();
  const jobs = ["job 1", "job 2"].map((name) => pass(turns, name, order));
  const requests = Array.from({ length: 40 }, () => request(() => pass(turns, "request", order)));

  end();
  await Promise.all([...jobs, ...requests]);

  expect(order.indexOf("job 1")).toBe(12);
  expect(order.indexOf("job 2")).toBe(25);
});

test("what has just arrived goes before a job that would otherwise begin", async () => {
  const turns = createTurns();
  const order: string[] = [];
  const arrived = new Promise<void>((resolve) => {
    setImmediate(() => resolve(request(() => pass(turns, "request", order))));
  });
  const job = pass(turns, "first job", order).then(() => pass(turns, "second job", order));

  await Promise.all([arrived, job]);

  expect(order.indexOf("request")).toBeLessThan(order.indexOf("second job"));
});

test("what a request began in the queue, and whoever it woke, is no request any more once it has its own start", async () => {
  const turns = createTurns();
  const order: string[] = [];
  let wake = () => {};
  const worker = new Promise<void>((resolve) => {
    wake = resolve;
  });
  // Like a worker of the queue: it waits in its own flow and is woken by the request.
  const work = (async () => {
    await worker;
    await pass(turns, "job", order);
  })();
  const end = await turns.take();
  await request(async () => wake());
  const later = request(() => pass(turns, "request", order));
  await nextTurn();

  end();
  await Promise.all([work, later]);

  expect(order).toEqual(["request", "job"]);
});
