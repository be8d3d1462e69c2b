import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { EnglishOffer } from "./english-offer.tsx";

const LINE = "This site mixes Turkish and English.";

beforeAll(() => loadMessages(["common"]));
// Others of this file chose a language, and that is kept.
beforeEach(() => localStorage.removeItem("language"));

test.each([
  [["de-DE", "en"], true],
  [["en-US"], true],
  [["tr-TR", "en"], false],
  [["en-US", "tr"], false],
])("[R2.8] a browser that speaks %s is offered English: %s", (languages, isOffered) => {
  browserSpeaks(languages);

  render(<EnglishOffer />);

  expect(screen.queryByText(LINE) !== null).toBe(isOffered);
});

test("[R2.8] one press turns everything English, and it is remembered", async () => {
  browserSpeaks(["en-US"]);
  render(<EnglishOffer />);

  fireEvent.click(screen.getByRole("button", { name: "Show all of it in English" }));

  await vi.waitFor(() => expect(document.documentElement.lang).toBe("en"));
  expect(localStorage.getItem("language")).toBe("en");
  expect(screen.queryByText(LINE)).toBeNull();
});

test("[R2.8] whoever keeps the mixture is not asked again", () => {
  browserSpeaks(["en-US"]);
  render(<EnglishOffer />);

  fireEvent.click(screen.getByRole("button", { name: "Keep it mixed" }));

  expect(screen.queryByText(LINE)).toBeNull();
  cleanup();
  render(<EnglishOffer />);
  expect(screen.queryByText(LINE)).toBeNull();
});

function browserSpeaks(languages: readonly string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}
