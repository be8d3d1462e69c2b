import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { VideoPlayer } from "./video-player.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(title: string): HTMLVideoElement {
  render(<VideoPlayer src={`/${title}.mp4`} poster="/poster.jpg" title={title} playLabel="Oynat" />);
  return screen.getByLabelText<HTMLVideoElement>(title);
}

test("nothing but the poster is fetched before the first press", () => {
  const video = show("Uçurtma");

  expect(video.getAttribute("preload")).toBe("none");
  expect(video.getAttribute("poster")).toBe("/poster.jpg");
  expect(video.controls).toBe(false);
});

test("the first press plays and hands over to the browser's controls", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const video = show("Uçurtma");

  fireEvent.click(screen.getByRole("button", { name: "Oynat: Uçurtma" }));

  expect(play).toHaveBeenCalledOnce();
  expect(video.controls).toBe(true);
  expect(screen.queryByRole("button")).toBeNull();
});

test("only one film plays at a time", () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const first = show("Birinci");
  const second = show("İkinci");

  fireEvent.play(first);
  fireEvent.play(second);

  expect(pause.mock.contexts).toEqual([first]);
});
