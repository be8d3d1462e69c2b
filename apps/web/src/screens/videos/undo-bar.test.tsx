import { UNDO_DELETE_MS } from "@sahne/contract/limits";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { renderAt } from "#test/render-app.tsx";
import { film, withVideosScreen, world } from "#test/videos-world.tsx";
import { VideosScreen } from "./videos-screen.tsx";

withVideosScreen();

test("[R6.2] two deleted videos can both be brought back, also after another screen", async () => {
  const router = openThree();
  await deleteOne("Kite");
  await deleteOne("Sea");
  expect(screen.getByText("1 more can be undone.")).toBeTruthy();

  await act(() => router.navigate("/dashboard"));
  expect(screen.queryByText("Undo")).toBeNull();
  await act(() => router.navigate("/dashboard/videos"));
  const undo = (await screen.findByText("Undo")).closest("button");
  expect(document.activeElement).toBe(document.body);
  undo?.focus();
  fireEvent.click(undo ?? document.body);
  expect(await screen.findByText("Sea")).toBeTruthy();
  expect(await screen.findByText(/“Kite” was deleted/)).toBeTruthy();
  expect(document.activeElement).toBe(undo);
  // A button that still works on the first one swallows the press.
  await waitFor(() => expect(undo?.getAttribute("aria-busy")).not.toBe("true"));
  fireEvent.click(undo ?? document.body);

  expect(await screen.findByText("Kite")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Videos")));
});

test("[R6.2] the undo of each ends with its own ten minutes", async () => {
  openThree();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await deleteOne("Kite");
  await act(() => vi.advanceTimersByTimeAsync(UNDO_DELETE_MS / 2));
  await deleteOne("Sea");

  await act(() => vi.advanceTimersByTimeAsync(UNDO_DELETE_MS / 2));
  expect(screen.getByText(/“Sea” was deleted/)).toBeTruthy();
  expect(screen.queryByText(/more can be undone/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(UNDO_DELETE_MS / 2));
  expect(screen.queryByText("Undo")).toBeNull();
});

test("[R6.2] what was deleted before a reload can still be brought back", async () => {
  world.deleted = [{ ...film, _id: "v5", videoName: "Moon" }];
  openThree();

  expect(await screen.findByText(/“Moon” was deleted/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText("Undo"));

  expect(await screen.findByText("Moon")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Undo")).toBeNull());
});

test("a video deleted in its details is not asked for any more: the answer would only be that it is gone", async () => {
  openThree("?video=v2");
  const drawer = within(await screen.findByRole("dialog"));
  fireEvent.click(await drawer.findByRole("button", { name: "Delete" }));

  await screen.findByText(/“Kite” was deleted/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const calls = world.api.seen.map(({ method, path }) => `${method} ${path}`);
  const later = calls.slice(calls.indexOf("DELETE /api/videos/v2") + 1);
  expect(later.filter((call) => call.startsWith("GET /api/videos/v2"))).toEqual([]);
});

function openThree(query = "") {
  world.videos = [
    { ...film, _id: "v2", videoName: "Kite" },
    { ...film, _id: "v3", videoName: "Sea" },
    { ...film, _id: "v4", videoName: "Stays" },
  ];
  const routes = (
    <Routes>
      <Route path="/dashboard/videos" element={<VideosScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderAt(`/dashboard/videos${query}`, queryClient, routes);
}

async function deleteOne(name: string) {
  fireEvent.click(await screen.findByLabelText(new RegExp(`Actions for.*${name}`)));
  // The menu and the bar are fetched when they are first needed.
  fireEvent.click(await screen.findByText("Delete"));
  await screen.findByText(new RegExp(`“${name}” was deleted`));
}
