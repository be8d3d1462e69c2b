import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import type { SceneTools } from "#screens/studio/scenes/scene-tools.ts";
import { renderAt } from "#test/render-app.tsx";
import { aVideo } from "#test/samples.ts";
import { sampleContent } from "#test/studio-samples.ts";
import { CameraField } from "./camera-field.tsx";

beforeEach(() => loadMessages(["common", "studio", "brand"]));
afterEach(cleanup);

function show(shape: "16:9" | "9:16"): void {
  const sample = sampleContent(["Cats sleep a lot", "They dream as well"]);
  const content = { ...sample, options: { ...sample.options, aspectRatio: "9:16" as const } };
  const [scene] = content.film.scenes;
  if (!scene) throw new Error("The sample has no scene.");
  const tools = { content, clips: [{ ...aVideo, status: "completed", shape }] } as unknown as SceneTools;
  const field = { isOpen: true, tools, index: 0, scene: { ...scene, clip: aVideo._id }, onChange: () => undefined };
  renderAt("/dashboard/studio", createQueryClient(), <CameraField {...field} />);
}

test("[R17.10] a clip of another shape than the film is told of before the film is made", () => {
  show("16:9");
  expect(screen.getByText(/Klip 16:9, video 9:16/u)).toBeDefined();
});

test("[R17.10] one of the film's own shape is not", () => {
  show("9:16");
  expect(screen.queryByText(/yalnızca ortası/u)).toBeNull();
});
