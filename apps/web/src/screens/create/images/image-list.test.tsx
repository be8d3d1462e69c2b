import type { Image } from "@sahne/contract/videos/images";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { withPicture } from "#screens/create/create-values.ts";
import { ImageList } from "./image-list.tsx";

beforeAll(() => loadMessages(["told"]));

const image = (id: string): Image => ({
  _id: id,
  imageUrl: `/media/${id}.jpg`,
  thumbUrl: `/media/${id}-thumb.jpg`,
  userName: id,
  width: 10,
  height: 10,
  focus: null,
  faces: [],
  isStarter: false,
  createdAt: "2026-11-15T00:00:00Z",
});

test("[R16.5] pictures stand in their order, can be moved by buttons, and taken out", () => {
  const change = vi.fn<(ids: string[]) => void>();
  render(
    <ImageList
      isOpen
      images={["a", "b", "c"].map(image)}
      isFirstOnly={false}
      onOpen={() => undefined}
      onChange={change}
    />,
  );

  expect(screen.getAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual([
    "1. görsel: a",
    "2. görsel: b",
    "3. görsel: c",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "c: daha önce göster" }));
  fireEvent.click(screen.getByRole("button", { name: "a: daha sonra göster" }));
  fireEvent.click(screen.getByRole("button", { name: "b: çıkar" }));
  fireEvent.click(screen.getByRole("button", { name: "a: daha önce göster" }));
  expect(change.mock.calls).toEqual([[["a", "c", "b"]], [["b", "a", "c"]], [["a", "c"]]]);
});

test("a vendor's first picture is the only one, and that is said", () => {
  render(
    <ImageList isOpen images={["a", "b"].map(image)} isFirstOnly onOpen={() => undefined} onChange={() => undefined} />,
  );

  expect(screen.getByText(/yalnızca ilk görseli/)).toBeTruthy();
});

test("one more picture stands at the end, each once, and an eleventh pushes out the first", () => {
  expect(withPicture(["a", "b"], "a")).toEqual(["b", "a"]);
  const ten = Array.from({ length: 10 }, (_, index) => `p${index}`);
  expect(withPicture(ten, "new")).toEqual([...ten.slice(1), "new"]);
});
