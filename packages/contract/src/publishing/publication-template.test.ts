import { expect, test } from "vitest";
import { fillTemplate, templateDate } from "./publication-template.ts";

test("every word of a template is filled in, and one without a value waits for it [R18.1]", () => {
  const text = "{title} · {keywords} · {prompt} #{n} ({date})";

  expect(fillTemplate(text, { title: "Deniz", keywords: "mavi", prompt: "Bir deniz çiz" })).toBe(
    "Deniz · mavi · Bir deniz çiz #{n} ({date})",
  );
  expect(fillTemplate("#{n} {date}", { n: "3", date: "16 Kasım 2026" })).toBe("#3 16 Kasım 2026");
});

test("a value that looks like a template is taken as it is, and brings no angle brackets", () => {
  expect(fillTemplate("{title}{n}", { title: "<b>{date}</b>", date: "today", n: "1" })).toBe("b{date}/b1");
  expect(fillTemplate("{unknown} {{n}}", { n: "2" })).toBe("{unknown} {2}");
});

test("the day is that of the reader's zone", () => {
  expect(templateDate(new Date("2026-11-15T22:00:00Z"), "tr", "Europe/Istanbul")).toBe("16 Kasım 2026");
});
