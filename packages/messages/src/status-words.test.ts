import { expect, test } from "vitest";
import { readCatalogue } from "./test/read-catalogue.ts";

const { catalogue } = await readCatalogue();
const texts = Object.entries(catalogue);
const isSource = (key: string): boolean => key.startsWith("status.") || key.startsWith("stage.");
const sources = texts.filter(([key]) => isSource(key));

/** The same word about something else than what a video is doing: a file on its way, a date, a heading, a colour, a toast. */
const OTHER_THINGS = new Set([
  "adding.waiting",
  "authorship.completedAt",
  "inbox.title",
  "operator.broken",
  "operator.made",
  "overview.scheduled",
  "palette.inbox",
  "publish.facts.publishedAt",
  "publish.facts.thumbnail.pending",
  "themeDemo.colour.scheduled",
  "themeDemo.colour.success",
  "toast.success",
]);

test.each(["tr", "en"] as const)("[R20.2] what a video is doing has one word, which stands once (%s)", (language) => {
  const said = new Map(sources.map(([key, text]) => [text[language].toLocaleLowerCase(language), key]));
  const again = texts.filter(
    ([key, text]) => !isSource(key) && !OTHER_THINGS.has(key) && said.has(text[language].toLocaleLowerCase(language)),
  );

  expect(again.map(([key, text]) => `${key} says “${text[language]}”`)).toEqual([]);
});
