import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { RotatingPhrase } from "./rotating-phrase.tsx";

beforeAll(() => loadMessages(["landing"]));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const current = () => document.querySelector("[data-current=true]")?.textContent;
function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

test("[R1.3] three phrases take turns, one every 4000 ms, and begin again", () => {
  render(<RotatingPhrase />);
  expect(current()).toBe("Yazın, video olsun");

  pass(3999);
  expect(current()).toBe("Yazın, video olsun");
  pass(1);
  expect(current()).toBe("Zamanı siz seçin");
  pass(4000);
  expect(current()).toBe("Kanalınız hep canlı");
  pass(4000);
  expect(current()).toBe("Yazın, video olsun");
});

test("[R1.3] it stands still for those who asked for less motion", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduce"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<RotatingPhrase />);

  pass(60_000);

  expect(current()).toBe("Yazın, video olsun");
});
