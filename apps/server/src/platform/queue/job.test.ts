import { expect, test } from "vitest";
import { z } from "zod";

import { defineJob, type Handlers } from "./job.ts";

const jobs = {
  render: defineJob({ name: "video.render", payload: z.object({ videoId: z.string() }) }),
  poll: defineJob({ name: "video.poll", payload: z.object({ videoId: z.string() }), tries: 9 }),
};

type Context = { name: string };
const render: Handlers<typeof jobs, Context>["render"] = async () => undefined;

test("a job carries its own rules and sane ones for the rest", () => {
  expect(jobs.poll).toMatchObject({ name: "video.poll", tries: 9, retryDelaySeconds: 2, concurrency: 2 });
});

test("a job without a handler does not compile", () => {
  // @ts-expect-error: `poll` has no handler.
  const handlers: Handlers<typeof jobs, Context> = { render };

  expect(Object.keys(handlers)).toEqual(["render"]);
});

test("a handler that wants another payload does not compile", () => {
  const handlers: Handlers<typeof jobs, Context> = {
    render,
    // @ts-expect-error: the payload has a `videoId`.
    poll: async (_context, payload: { imageId: string }) => {
      expect(payload.imageId).toBeDefined();
    },
  };

  expect(Object.keys(handlers)).toEqual(["render", "poll"]);
});
