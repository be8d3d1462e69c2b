import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser, aVideo } from "#test/samples.ts";
import { useCreateVideo } from "./videos.ts";

let api: Awaited<ReturnType<typeof startApi>>;
let creation: { status: number; body: unknown } | "hang-up";

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await loadMessages(["common", "defaults"]);
  startSession("t-1", aUser);
  creation = { status: 500, body: {} };
  api = await startApi(() => creation);
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await api.stop();
});

function Maker() {
  const create = useCreateVideo();
  const body = { scenario: "text2video" as const, promptText: "a red kite" };
  return (
    <>
      <button type="button" onClick={() => create.mutate(body)}>
        make
      </button>
      <button type="button" onClick={() => create.mutate({ ...body, promptText: "a blue kite" })}>
        make another
      </button>
    </>
  );
}

describe("making a video", () => {
  const keys = () =>
    api.seen.filter((request) => request.path === "/video/create").map((request) => request.headers["idempotency-key"]);

  let queryClient: QueryClient;

  function open() {
    queryClient = new QueryClient();
    renderAt("/dashboard/create", queryClient, <Maker />);
  }
  async function press(name: string, times: number) {
    fireEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(keys()).toHaveLength(times));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  }

  test("pressed again after a lost answer it repeats the same request, so that one video is made", async () => {
    creation = "hang-up";
    open();
    await press("make", 1);

    creation = { status: 201, body: { video: aVideo } };
    await press("make", 2);
    await press("make", 3);
    const [first, second, third] = keys();

    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test("asked for something else it is another request", async () => {
    open();
    await press("make", 1);

    await press("make another", 2);

    expect(new Set(keys()).size).toBe(2);
  });
});
