import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { AdConsent } from "./ad-consent.tsx";
import { setAdConsent } from "./ad-consent-store.ts";
import { adBoxClasses, adSizeFor, adSizes, type AdSlotId } from "./ad-sizes.ts";
import { AdSlot } from "./ad-slot.tsx";

const NETWORK = "http://127.0.0.1:9/frame.html";
const SLOTS = ["banner", "square", "wide"] as const;

beforeAll(() => loadMessages(["landing"]));
beforeEach(() => act(() => setAdConsent("unasked")));
afterEach(cleanup);

function show(slot: AdSlotId, frameUrl: string | null): HTMLElement {
  render(
    <MemoryRouter>
      <AdSlot slot={slot} frameUrl={frameUrl} />
      <AdConsent frameUrl={frameUrl} />
    </MemoryRouter>,
  );
  const box = document.querySelector<HTMLElement>(`[data-ad-slot=${slot}]`);
  if (box === null) throw new Error("no box");
  return box;
}

test("[R1.11 sizes] on a desk the first banner is 728x90, the square 300x250 and the second banner 970x250", () => {
  expect(SLOTS.map((slot) => adSizeFor(slot, 1440))).toEqual([
    { width: 728, height: 90 },
    { width: 300, height: 250 },
    { width: 970, height: 250 },
  ]);
});

test.each(SLOTS)("[R1.11 sizes] the %s slot fits every screen from 320 px up", (slot) => {
  for (let width = 320; width <= 1600; width += 1) expect(adSizeFor(slot, width).width).toBeLessThanOrEqual(width);
});

test.each(SLOTS)("[R1.11 sizes] the %s slot reserves by class the very sizes it asks the network for", (slot) => {
  const prefix = (minWidth: number) => ({ 0: "", 769: "md:", 1025: "lg:" })[minWidth];

  for (const size of adSizes[slot]) {
    const classes = adBoxClasses[slot].split(" ");
    expect(classes).toContain(`${prefix(size.minWidth)}h-[${size.height}px]`);
    expect(classes).toContain(`${prefix(size.minWidth)}w-[${size.width}px]`);
  }
});

test.each(SLOTS)("[R1.11 house ad] without a network the %s slot shows a house ad and nobody is asked", (slot) => {
  const box = show(slot, null);

  expect(box.querySelector("a")?.getAttribute("href")).toBe("/auth/signup");
  expect(screen.queryByRole("region")).toBeNull();
});

test("[R1.11 consent] a network that is configured still waits for the visitor's answer", () => {
  const box = show("square", NETWORK);

  expect(box.querySelector("iframe")).toBeNull();
  expect(box.querySelector("a")).not.toBeNull();
});

test("[R1.11 frame] after a yes its page is loaded, in a frame that has no access to ours", () => {
  const box = show("square", NETWORK);

  fireEvent.click(screen.getByRole("button", { name: "İzin ver" }));

  const frame = box.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe(`${NETWORK}?width=300&height=250`);
  expect(frame?.getAttribute("sandbox")?.split(" ")).not.toContain("allow-same-origin");
  expect(frame?.getAttribute("sandbox")).toContain("allow-scripts");
  expect(screen.queryByRole("button", { name: "İzin ver" })).toBeNull();
});

test("[R1.11 consent] after a no the house ad stays, and the answer is remembered", () => {
  const box = show("wide", NETWORK);

  fireEvent.click(screen.getByRole("button", { name: "İzin verme" }));

  expect(box.querySelector("iframe")).toBeNull();
  expect(localStorage.getItem("ad-consent")).toBe("denied");
});

test("[R1.11 house ad] every slot is labelled as an ad", () => {
  show("banner", null);

  expect(screen.getByRole("group", { name: "Reklam alanı" }).textContent).toContain("Reklam");
});
