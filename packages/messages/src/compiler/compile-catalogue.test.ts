import { expect, test } from "vitest";
import type { Catalogue } from "#message.ts";
import { compileCatalogue } from "./compile-catalogue.ts";

function problemsOf(messages: Catalogue): string[] {
  return compileCatalogue([{ group: "demo", messages }]).problems;
}

test("two languages that name different arguments are refused", () => {
  const problems = problemsOf({ "demo.hello": { seed: "tr", tr: "Merhaba {name}", en: "Hello {user}" } });

  expect(problems).toEqual(["demo.hello: tr and en name different arguments"]);
});

test("an argument that is a number in one language and plain in the other is refused", () => {
  const problems = problemsOf({ "demo.n": { seed: "tr", tr: "{n} video", en: "{n, plural, other {# videos}}" } });

  expect(problems).toEqual(["demo.n: tr and en name different arguments"]);
});

test("the specification's own wording must name the same arguments too", () => {
  const problems = problemsOf({ "demo.hello": { seed: ["tr", "Selam"], tr: "Merhaba {name}", en: "Hello {name}" } });

  expect(problems).toEqual(["demo.hello: tr and mix name different arguments"]);
});

test("a key that stands in two groups is refused, and both are named", () => {
  const messages: Catalogue = { "demo.yes": { seed: "tr", tr: "Evet", en: "Yes" } };
  const { problems } = compileCatalogue([
    { group: "shell", messages },
    { group: "videos", messages },
  ]);

  expect(problems).toEqual(["demo.yes: stands in shell and in videos"]);
});

test("an empty text, a broken text, a tag and a badly written key are refused", () => {
  const problems = problemsOf({
    "demo.empty": { seed: "tr", tr: "Evet", en: " " },
    "demo.broken": { seed: "tr", tr: "{name", en: "{name}" },
    "demo.tag": { seed: "tr", tr: "<b>Evet</b>", en: "<b>Yes</b>" },
    Demo: { seed: "tr", tr: "Evet", en: "Yes" },
  });

  expect(problems).toEqual([
    "demo.empty: the en text is empty",
    "demo.broken: the tr text is not valid ICU",
    "demo.tag: holds the tag <b>; give a link its own key",
    `Demo: a key is written like "videos.card.retry"`,
  ]);
});

test("arguments inside the branches of a plural are found", () => {
  const text = "{n, plural, =0 {{name} has none} other {{name} has #}}";
  const { files } = compileCatalogue([{ group: "demo", messages: { "demo.n": { seed: "en", tr: text, en: text } } }]);

  expect(files.get("keys.d.ts")).toContain(`"demo.n": { n: number; name: string | number };`);
});

test("files that share a group become one module", () => {
  const { files, count } = compileCatalogue([
    { group: "demo", messages: { "demo.a": { seed: "tr", tr: "Bir", en: "One" } } },
    { group: "demo", messages: { "demo.b": { seed: "en", tr: "İki", en: "Two" } } },
  ]);

  expect(files.get("demo.mix.js")).toContain(`{"demo.a":"Bir","demo.b":"Two"}`);
  expect(files.get("demo.mix.js")).toContain(`english = ["demo.b"]`);
  expect(count).toEqual({ all: 2, groups: 1, english: 1 });
});
