import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { ThemeProvider } from "#ui/appearance/theme.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** What every other file finds. */
const DESK_PX = 1024;

beforeAll(() => loadMessages(["common", "landing"]));
beforeEach(() => setWidth(390));
afterEach(() => {
  cleanup();
  setWidth(DESK_PX);
});

function setWidth(width: number): void {
  (window as typeof window & { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
}

function Harness() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function open(): HTMLDialogElement {
  render(
    <MemoryRouter>
      <ThemeProvider>
        <Harness />
      </ThemeProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "open" }));
  const dialog = document.querySelector("dialog");
  if (dialog === null) throw new Error("no dialog");
  expect(dialog.open).toBe(true);
  return dialog;
}

test("[R1.2] it is closed until it is asked for", () => {
  render(
    <MemoryRouter>
      <ThemeProvider>
        <Harness />
      </ThemeProvider>
    </MemoryRouter>,
  );

  expect(document.querySelector("dialog")?.open).toBe(false);
});

test.each([
  ["Özellikler", "#features"],
  ["Fiyatlandırma", "#pricing"],
  ["Demo", "/youtube/theme"],
  ["Giriş Yap", "/auth/login"],
  ["Üye Ol", "/auth/signup"],
])("[R1.2] the link %s leads to %s and closes the menu", (name, address) => {
  const dialog = open();
  const link = screen.getByRole("link", { name });
  expect(link.getAttribute("href")).toBe(address);

  fireEvent.click(link);

  expect(dialog.open).toBe(false);
});

test("[R1.2] a press on the shade beside it closes it, a press inside does not", () => {
  const dialog = open();

  fireEvent.pointerDown(screen.getByText("Menü"));
  expect(dialog.open).toBe(true);

  fireEvent.pointerDown(dialog);
  expect(dialog.open).toBe(false);
});

test("[R1.2] its own button closes it", () => {
  const dialog = open();

  fireEvent.click(screen.getByRole("button", { name: "Menüyü kapat" }));

  expect(dialog.open).toBe(false);
});

test("[R1.2] when the browser closes it (Escape), the page knows", () => {
  const dialog = open();

  dialog.close();
  fireEvent(dialog, new Event("close"));
  fireEvent.click(screen.getByRole("button", { name: "open" }));

  expect(dialog.open).toBe(true);
});

test("changing theme or language inside leaves it open", () => {
  const dialog = open();

  fireEvent.click(screen.getByRole("button", { name: /temaya geç/ }));

  expect(dialog.open).toBe(true);
});
