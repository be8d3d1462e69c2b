import { z } from "zod";
import { writerService } from "#services/services.ts";

/** The most topics a plan may have, and how long one may be. */
export const TOPICS_MAX = 500;
export const TOPIC_MAX = 200;

/** What a plan does once every topic has had its film. */
export const listEnd = z.enum(["stop", "again", "ask"]);
export type ListEnd = z.output<typeof listEnd>;

const topic = z.string().trim().min(1, "plan.topics.empty").max(TOPIC_MAX, "plan.topics.long");

/** One topic for each film of a plan, in order. */
export const series = z
  .object({
    topics: z.array(topic).min(1, "plan.topics.empty").max(TOPICS_MAX, "plan.topics.many"),
    whenDone: listEnd,
    /** Which of the topics comes next, counted from 0; as many as there are: the list has ended. */
    next: z.int().min(0),
  })
  .meta({ id: "Series" });
export type Series = z.output<typeof series>;

/** Who writes the text of each film of a plan: its prompt is the idea, the earlier films are what has been told. */
export const episodeWriter = z
  .object({ service: writerService, model: z.string().min(1).max(100) })
  .meta({ id: "EpisodeWriter" });
export type EpisodeWriter = z.output<typeof episodeWriter>;

/** As it is sent: without `next` the plan goes on where it was, as far as the list still says where that is. */
export const seriesInput = series.partial({ next: true });
export type SeriesInput = z.output<typeof seriesInput>;
