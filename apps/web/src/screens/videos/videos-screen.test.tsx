import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { anUpload, film, openVideos, withVideosScreen, world } from "#test/videos-world.tsx";

withVideosScreen();

describe("my videos", () => {
  test("[R6.1] the four counts come from the server's totals and filter what they count", async () => {
    world.videos = [film, { ...film, _id: "v2", videoName: "Broken", status: "FAILED", videoUrl: null }];
    const router = openVideos();
    const counts = within(await screen.findByRole("group"));

    expect(counts.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Total7",
      "Completed3",
      "Processing2",
      "Failed1",
      "Scheduled1",
    ]);
    fireEvent.click(counts.getByRole("button", { name: /Failed/ }));

    await waitFor(() => expect(router.state.location.search).toBe("?status=failed"));
    await waitFor(() =>
      expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["Broken"]),
    );
  });

  test("[R6.1] an account without videos is told so, and where to begin", async () => {
    world.videos = [];
    openVideos();

    expect(await screen.findByText("No videos yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create Video" }).getAttribute("href")).toBe("/dashboard/create");
  });

  test("[R6.1] a failed load is told and can be tried again", async () => {
    world.profile = { status: 500, body: {} };
    openVideos();
    expect(await screen.findByText("Error loading your videos")).toBeTruthy();
    expect(screen.getByText("Failed to fetch user profile")).toBeTruthy();

    world.profile = undefined;
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

    expect(await screen.findByText("A red kite")).toBeTruthy();
  });

  test("[R6.3] only a completed video offers the upload", async () => {
    world.videos = [{ ...film, status: "processing", stage: "generating", progress: 40, videoUrl: null }];
    openVideos();

    expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("40");
    expect(screen.queryByRole("button", { name: "Upload to YouTube" })).toBeNull();
  });
});

describe("what waits for its owner", () => {
  test("[R6.2] is named above the list, whatever the list is narrowed to", async () => {
    const error = { code: "provider_outcome_unknown" as const, message: "Not known.", action: "decide" };
    const lost = { ...film, _id: "v2", videoName: "Lost", status: "processing", needsAttention: true, videoUrl: null };
    world.videos = [film, { ...lost, error }];
    openVideos("/dashboard/videos?status=completed");

    const notice = within(noticeOf(await screen.findByText("1 video needs your attention")));

    expect(notice.getByRole("link", { name: "Lost" }).getAttribute("href")).toBe(
      "/dashboard/videos?status=completed&video=v2",
    );
  });

  test.each(["youtube_quota_exceeded", "youtube_locked_private"] as const)(
    "[R6.2] is not what nobody here can move on: %s",
    async (code) => {
      const error = { code, message: "How it is.", action: "" };
      world.videos = [{ ...film, upload: { ...anUpload, status: "needs_attention", error } }];
      openVideos();

      expect(await screen.findByText("How it is.")).toBeTruthy();
      expect(screen.queryByText(/waits? for you/)).toBeNull();
    },
  );
});

describe("how long it takes", () => {
  test("[R6.2] a film that outlasts the others says what is usual", async () => {
    const started = Date.parse("2026-11-15T09:00:00.000Z");
    const times = { startedAt: new Date(started).toISOString(), completedAt: new Date(started + 35_000).toISOString() };
    const stuck = { ...film, _id: "v2", videoName: "Stuck", engine: "freepik" as const, videoUrl: null };
    const work = { status: "processing", stage: "generating" as const, startedAt: times.startedAt, completedAt: null };
    world.videos = [
      { ...stuck, ...work },
      { ...film, engine: "freepik", ...times },
    ];
    openVideos();

    expect(await screen.findByText("usually 0:35, taking longer")).toBeTruthy();
  });
});

describe("a card", () => {
  test("[R6.2] a failed video says why, on whose side, and is tried again in place", async () => {
    const error = { code: "render_failed" as const, message: "The engine stopped.", action: "retry" };
    world.videos = [{ ...film, status: "failed", error, videoUrl: null }];
    openVideos();
    expect(await screen.findByText("The engine stopped.")).toBeTruthy();
    expect(await screen.findByText(/Bizim tarafımızda/)).toBeTruthy();

    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

    expect(await screen.findByRole("progressbar")).toBeTruthy();
    expect(screen.queryByText("The engine stopped.")).toBeNull();
  });

  test.each([
    ["provider_key_refused", "check_key", "/dashboard/settings"],
    ["provider_no_credit", "check_key", "/dashboard/settings"],
    ["no_space", "contact", "/contact"],
  ] as const)("[R6.2] %s leads to what helps, and is tried again in place", async (code, action, place) => {
    const error = { code, message: "Not this time.", action };
    world.videos = [{ ...film, status: "failed", error, videoUrl: null }];
    openVideos();
    const retry = await screen.findByRole("button", { name: "Try Again" });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain(place);

    fireEvent.click(retry);

    await waitFor(() => expect(screen.queryByText("Not this time.")).toBeNull());
  });

  test("[R16.3] a film says what of its text it could not tell, and its words can be saved as subtitles", async () => {
    world.videos = [{ ...film, hasSubtitles: true, untoldText: "The kite lands." }];
    openVideos();
    expect(await screen.findByText(/The kite lands\./)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Actions for A red kite" }));

    fireEvent.click(await screen.findByRole("menuitem", { name: /SRT/ }));

    await waitFor(() => expect(world.api.seen.some(({ path }) => path === "/api/videos/v1/subtitles/srt")).toBe(true));
  });

  test("[R16.3] a film that its text did not fill says how long it became", async () => {
    world.videos = [{ ...film, endsEarly: true, videoDuration: 14, options: { ...film.options, durationSeconds: 60 } }];
    openVideos();

    expect((await screen.findByText(/60 saniyeyi doldurmadı|did not fill 60/)).textContent).toContain("14");
  });

  test("[R6.2] a paid film that was not fetched is fetched again in place for nothing, before anybody pays anew", async () => {
    const error = { code: "provider_result_lost" as const, message: "Not fetched.", action: "fetch_again" };
    world.videos = [{ ...film, engine: "freepik", status: "failed", error, videoUrl: null, canFetch: true }];
    openVideos();
    const fetchAgain = await screen.findByRole("button", { name: "Fetch again (free)" });
    expect(screen.getByRole("button", { name: "Try again (may be charged again)" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Actions for A red kite" }));
    expect(await screen.findByRole("menuitem", { name: "Fetch again (free)" })).toBeTruthy();

    fireEvent.click(fetchAgain);

    await waitFor(() => expect(screen.queryByText("Not fetched.")).toBeNull());
    expect(world.videos[0]?.stage).toBe("downloading");
  });

  test.each(["freepik", "gemini"] as const)(
    "[R6.2] trying again with %s says on the button that it may cost",
    async (engine) => {
      const error = { code: "provider_failed" as const, message: "No film.", action: "retry" };
      world.videos = [{ ...film, engine, status: "failed", error, videoUrl: null }];
      openVideos();
      expect(await screen.findByRole("button", { name: "Try again (may be charged again)" })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();

      fireEvent.click(screen.getByRole("button", { name: "Actions for A red kite" }));

      expect(await screen.findByRole("menuitem", { name: "Try again (may be charged again)" })).toBeTruthy();
    },
  );

  test.each([
    ["failed", false, "provider_failed", "failed"],
    ["processing", false, "provider_limited", "waits"],
    ["processing", true, "provider_outcome_unknown", "asks"],
  ] as const)(
    "[R6.2] one that is %s (waits for a person: %s) looks like it",
    async (status, needsAttention, code, kind) => {
      const error = { code, message: "What is so.", action: "" };
      world.videos = [{ ...film, engine: "freepik", status, needsAttention, error, videoUrl: null }];
      openVideos();

      const words = await screen.findByText("What is so.");

      expect(words.closest("[data-kind]")?.getAttribute("data-kind")).toBe(kind);
    },
  );

  test.each(["failed", "scheduled"])("[R6.2] one that is %s has no empty stage", async (status) => {
    world.videos = [{ ...film, status, videoUrl: null }];
    openVideos();
    const card = await screen.findByRole("listitem");

    expect(card.querySelector(".aspect-video")).toBeNull();
  });

  test("[R6.2] what holds a film up is told on its stage, so that nothing moves when it goes on", async () => {
    const error = { code: "provider_limited" as const, message: "Busy there.", action: "wait" };
    world.videos = [{ ...film, status: "processing", stage: "queued", error, videoUrl: null }];
    openVideos();

    const words = await screen.findAllByText("Busy there.");

    expect(words).toHaveLength(1);
    expect(words[0]?.closest(".aspect-video")?.querySelector('[role="progressbar"]')).toBeTruthy();
  });

  test("[R6.2] in the list its status stands at its title, and its trouble right under its facts", async () => {
    const error = { code: "render_failed" as const, message: "The engine stopped.", action: "retry" };
    world.videos = [{ ...film, status: "failed", error, videoUrl: null }];
    openVideos("/dashboard/videos?view=list");
    const row = await screen.findByRole("listitem");
    await screen.findByText("The engine stopped.");

    const words = ["Failed", "A red kite", "Sahne motoru", "The engine stopped."];
    const places = words.map((word) => row.textContent.indexOf(word));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(row.textContent.lastIndexOf("Failed")).toBeLessThan(row.textContent.indexOf("The engine stopped."));
  });

  test.each([true, false])(
    "a lost film is to be looked for at the vendor where that could find it: %s",
    async (canLook) => {
      const error = { code: "provider_outcome_unknown" as const, message: "Nobody knows.", action: "decide" };
      const lost = { engine: "freepik" as const, status: "processing", needsAttention: true, canLook, error };
      world.videos = [{ ...film, ...lost, videoUrl: null }];
      openVideos();
      expect(await screen.findByRole("button", { name: "Give up" })).toBeTruthy();

      expect(screen.queryAllByRole("button", { name: "Look for it at Freepik (free)" })).toHaveLength(canLook ? 1 : 0);
    },
  );

  test("[R6.4] a status nobody knows is drawn as unknown", async () => {
    world.videos = [{ ...film, status: "dreaming" }];
    openVideos();

    expect(await screen.findByText("Unknown")).toBeTruthy();
  });
});

function noticeOf(words: HTMLElement): HTMLElement {
  const notice = words.closest<HTMLElement>('[role="status"]');
  if (notice === null) throw new Error("These words stand in no notice");
  return notice;
}
