import { z } from "zod";
import { ofChannel, userParams } from "#common.ts";
import { publishChoices, publishDescription, publishTags, publishTitle } from "./publication.ts";
import { defineRoute } from "#route.ts";

/** Used by every instant and scheduled video of its channel, and filled in beforehand in the dialog. */
export const publishProfile = z.object({
  ...publishChoices,
  /** Added to what each film brings along. */
  tags: publishTags.prefault([]),
  /** May name `{title}`, `{prompt}`, `{keywords}`, `{n}` and `{date}`, as the description may. */
  title: publishTitle.default("{title}"),
  description: publishDescription.default(""),
  thumbnail: z.enum(["auto", "poster"]).default("auto"),
  /** Films of plans wait for their owner's word. */
  asksFirst: z.boolean().default(true),
});
export type PublishProfile = z.output<typeof publishProfile>;
/** As it is told: the tags are a list by then. */
const shownProfile = z.object({ ...publishProfile.shape, tags: z.array(z.string()) });
export type PublishProfileInput = z.input<typeof publishProfile>;

export const getPublishProfileRoute = defineRoute({
  id: "getPublishProfile",
  method: "GET",
  path: "/api/users/:userId/publish-profile",
  tag: "youtube",
  summary: "What publications on a channel start with",
  params: userParams,
  query: ofChannel,
  reply: z.object({ profile: shownProfile }),
});

export const putPublishProfileRoute = defineRoute({
  id: "putPublishProfile",
  method: "PUT",
  path: "/api/users/:userId/publish-profile",
  tag: "youtube",
  summary: "Change what publications on a channel start with",
  params: userParams,
  query: ofChannel,
  body: publishProfile,
  reply: z.object({ profile: shownProfile }),
});
