import { MINUTE_MS } from "@sahne/contract/time-units";
import { cleanup, render, waitFor } from "@testing-library/react";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { aUser } from "#test/samples.ts";
import { useImages } from "#data/videos/images.ts";
import { useDashboardProfile, useProfile } from "#data/accounts/profile.ts";
import { useYoutubeStatus } from "#data/publishing/youtube.ts";

let api: Awaited<ReturnType<typeof startApi>>;
let client: QueryClient;

beforeEach(async () => {
  localStorage.clear();
  startSession("t-1", aUser);
  client = createQueryClient();
  api = await startApi(() => ({ status: 503, body: {} }));
});

afterEach(async () => {
  cleanup();
  client.clear();
  await api.stop();
});

function show(useIt: () => unknown): void {
  function Asking() {
    useIt();
    return null;
  }
  render(
    <QueryClientProvider client={client}>
      <Asking />
    </QueryClientProvider>,
  );
}

test.each([
  ["the channel's status", ["youtube", "auth-status"], () => useYoutubeStatus(), 5],
  ["the profile", ["profile", aUser._id], () => useProfile(), 5],
  ["the dashboard's profile", ["profile", aUser._id], () => useDashboardProfile(), 2],
  ["the images", ["images", aUser._id], () => useImages({ isNeeded: true }), 2],
])("[R11.15] %s is asked for anew only after its time, never because of the focus", (_name, key, useIt, minutes) => {
  show(useIt);

  const [query] = client.getQueryCache().getAll();
  expect(query?.observers[0]?.options).toMatchObject({
    staleTime: minutes * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    refetchOnWindowFocus: false,
  });
  expect(query?.queryKey).toEqual(key);
});

test("[R11.15] a server in trouble is asked once more, then the reader is told", async () => {
  show(() => useProfile());

  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe("error"));
  expect(api.seen).toHaveLength(2);
});
