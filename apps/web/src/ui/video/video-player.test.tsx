import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { VideoPlayer } from "./video-player.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(title: string): void {
  render(<VideoPlayer src={`/${title}.mp4`} poster="/poster.jpg" title={title} playLabel="Oynat" />);
}

function start(title: string): HTMLVideoElement {
  fireEvent.click(screen.getByRole("button", { name: `Oynat: ${title}` }));
  return screen.getByLabelText<HTMLVideoElement>(title);
}

test("nothing but the poster is there before the first press", () => {
  show("Uçurtma");

  expect(document.querySelector("img")?.getAttribute("src")).toBe("/poster.jpg");
  expect(document.querySelector("video")).toBeNull();
});

test("the first press plays and hands over to the browser's controls", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  show("Uçurtma");

  const video = start("Uçurtma");

  expect(play.mock.contexts).toEqual([video]);
  expect(video.controls).toBe(true);
  expect(document.activeElement).toBe(video);
  expect(screen.queryByRole("button")).toBeNull();
});

test("only one film plays at a time", () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  for (const title of ["Birinci", "İkinci"]) show(title);
  const [first, second] = [start("Birinci"), start("İkinci")];

  fireEvent.play(first);
  fireEvent.play(second);

  expect(pause.mock.contexts).toEqual([first]);
});

test("a new address leaves a running film alone; a dead one is replaced, and the film goes on where it stopped", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const onGone = vi.fn();
  const player = (src: string) => <VideoPlayer src={src} title="Uçurtma" playLabel="Oynat" onGone={onGone} />;
  const { rerender } = render(player("/film?exp=1"));
  const video = start("Uçurtma");

  rerender(player("/film?exp=2"));
  expect(video.getAttribute("src")).toBe("/film?exp=1");

  Object.defineProperty(video, "currentTime", { value: 7, writable: true });
  fireEvent.error(video);
  expect(onGone).toHaveBeenCalledOnce();
  expect(video.getAttribute("src")).toBe("/film?exp=2");

  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(7);
  expect(play).toHaveBeenCalledTimes(2);
  rerender(player("/film?exp=3"));
  expect(video.getAttribute("src")).toBe("/film?exp=2");
});
