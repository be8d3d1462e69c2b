import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { shownVideo } from "#data/videos/video-state.ts";
import { loadMessages } from "#lib/messages.tsx";
import { renderAt } from "#test/render-app.tsx";
import { aPlan, aVideo } from "#test/samples.ts";
import { RecentVideos } from "./recent-videos.tsx";

beforeEach(() => loadMessages(["common", "overview", "stages", "plans"]));
afterEach(cleanup);

test("[R5.2] a planned video says when it will be made and that it repeats, one in the making how far it is", () => {
  const videos = [
    { ...aVideo, status: "scheduled", plannedAt: "2027-01-31T09:00:00Z" },
    { ...aVideo, _id: "v2", status: "processing", stage: "generating", progress: 40 },
  ].map((video) => shownVideo.parse(video));
  const plans = [{ ...aPlan, recurring: true, recurringType: "daily" as const }];
  renderAt("/dashboard", createQueryClient(), <RecentVideos videos={videos} plans={plans} />);

  const [planned, working] = screen.getAllByRole("listitem");
  expect(planned?.querySelector("time")?.dateTime).toBe("2027-01-31T09:00:00Z");
  expect(planned?.textContent).toContain("31 Jan 2027");
  expect(planned?.querySelector("[aria-label=repeats]")).not.toBeNull();
  expect(working?.textContent).toContain("Generating 40%");
});
