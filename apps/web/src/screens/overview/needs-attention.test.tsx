import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { shownVideo } from "#data/videos/video-state.ts";
import { loadMessages } from "#lib/messages.tsx";
import { renderAt } from "#test/render-app.tsx";
import { aVideo } from "#test/samples.ts";
import { NeedsAttention } from "./needs-attention.tsx";

const undecided = shownVideo.parse({
  ...aVideo,
  status: "processing",
  stage: "submitting",
  needsAttention: true,
  error: { code: "provider_outcome_unknown", message: "Nobody knows.", action: "decide" },
});

beforeEach(() => loadMessages(["common", "overview"]));
afterEach(cleanup);

test("[R4.2] a film that waits for its owner says why, and leads to the decision; the rest stands in the inbox", () => {
  renderAt("/dashboard", createQueryClient(), <NeedsAttention overview={{ asking: [undecided], inbox: 3 }} />);

  expect(screen.getByText("3 things need your attention")).toBeDefined();
  expect(screen.getByText("Nobody knows.")).toBeDefined();
  expect(screen.getByText("Decide").closest("a")?.getAttribute("href")).toBe("/dashboard/videos?video=v1");
  const all = screen.getByText("See everything that needs your attention");
  expect(all.closest("a")?.getAttribute("href")).toBe("/dashboard/inbox");
});

test("one that has just been decided about is not asked about again", () => {
  const decided = { ...undecided, needsAttention: false };
  renderAt("/dashboard", createQueryClient(), <NeedsAttention overview={{ asking: [decided], inbox: 1 }} />);

  expect(screen.queryByText("Decide")).toBeNull();
});

test("[R20.1] what waits besides it is still counted", () => {
  const decided = { ...undecided, needsAttention: false };
  renderAt("/dashboard", createQueryClient(), <NeedsAttention overview={{ asking: [decided], inbox: 3 }} />);

  expect(screen.getByText("2 things need your attention")).toBeDefined();
});
