import { DEFAULT_CAPABILITIES } from "@sahne/contract/videos/engines";
import { createVideoBody } from "@sahne/contract/videos/videos";
import { describe, expect, test } from "vitest";
import { emptyValues, type CreateValues } from "#screens/create/create-values.ts";
import { createBodyOf } from "./create-body.ts";

const filled: CreateValues = {
  ...emptyValues(new Date("2026-11-15T09:00:00Z"), "Europe/Istanbul"),
  promptText: " a red kite ",
  keywords: " kite, sea ",
  imageIds: ["i1"],
  options: { aspectRatio: "1:1", durationSeconds: 30, resolution: "480p", voice: "robot", style: "neon" },
};
const bodyFor = (scenario: CreateValues["scenario"], engine: "sahne" | "freepik" | "gemini" = "sahne") =>
  createBodyOf({ ...filled, scenario }, { engine, capabilities: DEFAULT_CAPABILITIES[engine], publication: null });

describe("[R7.11] [R11.11] what is sent", () => {
  test("keywords only for scheduled", () => {
    expect(bodyFor("scheduled").keywords).toBe("kite, sea");
    for (const scenario of ["instant", "generate", "text2video"] as const)
      expect(bodyFor(scenario)).not.toHaveProperty("keywords");
  });

  test("no image for text2video, even when one was chosen for another scenario", () => {
    expect(bodyFor("text2video").imageId).toBeNull();
    expect(bodyFor("generate").imageId).toBe("i1");
  });

  test("upload for instant, none for generate and text2video, the box decides for scheduled", () => {
    expect(bodyFor("instant").autoUpload).toBe(true);
    expect(bodyFor("generate").autoUpload).toBe(false);
    expect(bodyFor("text2video").autoUpload).toBe(false);
    expect(bodyFor("scheduled")).toMatchObject({ autoUpload: true, scheduled: true });
    const off = createBodyOf(
      { ...filled, scenario: "scheduled", autoUpload: false },
      { engine: "sahne", capabilities: DEFAULT_CAPABILITIES.sahne, publication: null },
    );
    expect(off.autoUpload).toBe(false);
  });

  test("the machine that was shown goes along, and the contract takes every body", () => {
    expect(bodyFor("instant", "gemini").engine).toBe("gemini");
    for (const scenario of ["instant", "generate", "scheduled", "text2video"] as const)
      expect(createVideoBody.safeParse(bodyFor(scenario)).success).toBe(true);
  });

  test("only choices that this machine can follow", () => {
    expect(bodyFor("generate").options).toEqual(filled.options);
    expect(bodyFor("generate", "freepik").options).toEqual({ aspectRatio: "1:1" });
    expect(bodyFor("generate", "gemini").options).toEqual({});
  });

  test("[R17.11] the model goes along when it is the one that was shown, and none of another machine's", () => {
    const model = "seedance-1-5-pro-480p";
    const bodyWith = (shown: string | undefined) => {
      const capabilities = { ...DEFAULT_CAPABILITIES.freepik, ...(shown !== undefined && { model: shown }) };
      const values = { ...filled, options: { ...filled.options, model } };
      return createBodyOf(values, { engine: "freepik", capabilities, publication: null });
    };

    expect(bodyWith(model).options).toEqual({ aspectRatio: "1:1", model });
    expect(bodyWith(undefined).options).toEqual({ aspectRatio: "1:1" });
    expect(bodyWith("kling-v3-turbo-720p").options).toEqual({ aspectRatio: "1:1" });
  });
});
