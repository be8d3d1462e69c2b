import { describe, expect, test } from "vitest";
import { blockingProblem, firstObstacle, problemAt } from "./create-rules.ts";
import { emptyValues, type CreateValues } from "./create-values.ts";

const situation = { now: new Date("2026-11-15T09:00:00Z"), zone: "Europe/Istanbul", promptMax: 2_500 };
const empty = emptyValues(situation.now, situation.zone);
const later = { ...empty.when, time: "23:00" };
const earlier = { ...empty.when, time: "11:59" };
const far = { ...later, date: "9999-12-31" };

const obstacle = (values: Partial<CreateValues>, isWithoutImageAccepted = false) =>
  firstObstacle({ ...empty, ...values }, situation, isWithoutImageAccepted);

describe("[R7.10] what stands in the way, in this order", () => {
  test("text2video: the prompt, then nothing", () => {
    expect(obstacle({ scenario: "text2video", promptText: "  " })).toEqual({
      field: "promptText",
      code: "create.prompt.required",
    });
    expect(obstacle({ scenario: "text2video", promptText: "a red kite" })).toBeNull();
  });

  test.each(["instant", "generate"] as const)("%s: the prompt, then the image", (scenario) => {
    expect(obstacle({ scenario })).toMatchObject({ code: "create.prompt.required" });
    expect(obstacle({ scenario, promptText: "a red kite" })).toEqual({ field: "image", code: "create.image.required" });
    expect(obstacle({ scenario, promptText: "a red kite", imageIds: ["i1"] })).toBeNull();
  });

  test("scheduled: the prompt, keywords, the question about the image, date and time, the future", () => {
    const scenario = "scheduled";
    const promptText = "a red kite";
    const keywords = "kite, sea";

    expect(obstacle({ scenario })).toMatchObject({ code: "create.prompt.required" });
    expect(obstacle({ scenario, promptText })).toEqual({ field: "keywords", code: "create.keywords.required" });
    expect(obstacle({ scenario, promptText, keywords })).toBe("noImage");
    expect(obstacle({ scenario, promptText, keywords }, true)).toEqual({ field: "when", code: "create.when.required" });
    expect(obstacle({ scenario, promptText, keywords, imageIds: ["i1"] })).toMatchObject({
      code: "create.when.required",
    });
    expect(obstacle({ scenario, promptText, keywords, when: earlier }, true)).toMatchObject({
      code: "create.when.future",
    });
    expect(obstacle({ scenario, promptText, keywords, when: far }, true)).toMatchObject({ code: "create.when.far" });
    expect(obstacle({ scenario, promptText, keywords, when: later }, true)).toBeNull();
  });
});

describe("[R7.5] the button", () => {
  const block = (values: Partial<CreateValues>) => blockingProblem({ ...empty, ...values }, situation)?.code;

  test("is disabled by what is empty, or a year that is a typing slip", () => {
    expect(block({ scenario: "text2video" })).toBe("create.prompt.required");
    expect(block({ scenario: "generate", promptText: "a" })).toBe("create.image.required");
    expect(block({ scenario: "scheduled", promptText: "a", keywords: "b" })).toBe("create.when.required");
    expect(block({ scenario: "scheduled", promptText: "a", keywords: "b", when: far })).toBe("create.when.far");
  });

  test("is not disabled by a missing image of a scheduled video, nor by a time that has passed", () => {
    expect(block({ scenario: "scheduled", promptText: "a", keywords: "b", when: earlier })).toBeUndefined();
  });
});

test("a prompt that the machine does not take is told at the field", () => {
  const promptText = "a".repeat(2_001);

  expect(problemAt("promptText", { ...empty, promptText }, { ...situation, promptMax: 2_000 })).toBe(
    "create.prompt.long",
  );
  expect(problemAt("promptText", { ...empty, promptText }, situation)).toBeNull();
});
