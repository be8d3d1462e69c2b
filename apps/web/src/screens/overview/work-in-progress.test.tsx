import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { shownVideo } from "#data/videos/video-state.ts";
import { loadMessages } from "#lib/messages.tsx";
import { renderAt } from "#test/render-app.tsx";
import { aVideo } from "#test/samples.ts";
import { WorkInProgress } from "./work-in-progress.tsx";

afterEach(cleanup);

test("the rest in progress is looked for among all videos: some of it is being published, not made", async () => {
  await loadMessages(["common", "overview", "stages"]);
  const making = shownVideo.parse({ ...aVideo, status: "processing", stage: "queued" });
  const overview = { inProgress: [making], working: 4 };
  renderAt("/dashboard", createQueryClient(), <WorkInProgress overview={overview} history={[]} />);

  expect(screen.getByText("3 more in progress").closest("a")?.getAttribute("href")).toBe("/dashboard/videos");
});
