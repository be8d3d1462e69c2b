import { act, cleanup, fireEvent, renderHook, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NotificationInput } from "./notification.ts";
import { NotificationProvider, useNotification, type Notifications } from "./notifications.tsx";

const LABELS = {
  region: "Bildirimler",
  close: "Bildirimi kapat",
  clearAll: "Tümünü kapat",
  types: { success: "Başarılı", error: "Hata", warning: "Uyarı", info: "Bilgi" },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Around({ children }: { children: ReactNode }) {
  return <NotificationProvider labels={LABELS}>{children}</NotificationProvider>;
}

function show(): { current: Notifications } {
  return renderHook(() => useNotification(), { wrapper: Around }).result;
}

function raise(box: { current: Notifications }, input: NotificationInput): void {
  act(() => void box.current.notify(input));
}
function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
const region = () => screen.getByRole("region", { name: "Bildirimler" });

test("[R3.4] a toast is gone after 5000 ms when nobody said otherwise", () => {
  const box = show();
  raise(box, { message: "Kaydedildi" });

  pass(4999);
  expect(screen.queryByText("Kaydedildi")).not.toBeNull();

  pass(1);
  expect(screen.queryByText("Kaydedildi")).toBeNull();
});

test("[R3.4] its own duration counts", () => {
  const box = show();
  raise(box, { message: "Kısa", duration: 1200 });

  pass(1200);

  expect(box.current.notifications).toEqual([]);
});

test.each([0, -1])("[R3.4] a duration of %d stays until it is closed", (duration) => {
  const box = show();
  raise(box, { message: "Kalıcı", duration });

  pass(3_600_000);
  expect(screen.queryByText("Kalıcı")).not.toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Bildirimi kapat" }));
  expect(screen.queryByText("Kalıcı")).toBeNull();
});

test("[R3.4] a toast has an id, a message, a type (info unless said), a duration and the moment it was raised", () => {
  vi.setSystemTime(1_700_000_000_000);
  const box = show();

  raise(box, { message: "Merhaba" });

  expect(box.current.notifications).toEqual([
    { id: expect.any(String), message: "Merhaba", type: "info", duration: 5000, timestamp: 1_700_000_000_000 },
  ]);
});

test.each([
  ["success", "status", "Başarılı", "border-success-graphic"],
  ["error", "alert", "Hata", "border-danger-graphic"],
  ["warning", "alert", "Uyarı", "border-warning-graphic"],
  ["info", "status", "Bilgi", "border-accent-graphic"],
] as const)("[R3.4] %s is announced as %s, named in a word and edged in its colour", (type, role, word, edge) => {
  const box = show();

  raise(box, { type, message: "Metin" });

  const text = within(region()).getByRole(role);
  expect(text.textContent).toBe(`${word}Metin`);
  expect(text.closest(`.${edge}`)).not.toBeNull();
});

test("[R3.4] toasts are stacked, newest first, and all are cleared at once", () => {
  const box = show();
  raise(box, { message: "Birinci" });
  raise(box, { message: "İkinci" });
  raise(box, { message: "Üçüncü" });

  const texts = within(region())
    .getAllByRole("status")
    .map((toast) => toast.lastChild?.textContent);
  expect(texts).toEqual(["Üçüncü", "İkinci", "Birinci"]);

  fireEvent.click(screen.getByRole("button", { name: /Tümünü kapat/ }));
  expect(box.current.notifications).toEqual([]);
});

test("[R3.4] they sit 20 px from the top and the right, 320 to 500 px wide, and never wider than the screen", () => {
  show();

  expect(region().className).toContain("fixed top-5 right-5");
  expect(region().className).toContain("min-w-[min(20rem,calc(100vw-2.5rem))]");
  expect(region().className).toContain("max-w-[min(31.25rem,calc(100vw-2.5rem))]");
});

test("[R3.4] time stands still while the pointer is on them, and what was left remains", () => {
  const box = show();
  raise(box, { message: "Bekle" });
  pass(3000);

  fireEvent.pointerMove(region());
  pass(60_000);
  expect(screen.queryByText("Bekle")).not.toBeNull();

  fireEvent.pointerLeave(region());
  pass(1999);
  expect(screen.queryByText("Bekle")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Bekle")).toBeNull();
});

test("[R3.4] time stands still while the keyboard is on them; F6 brings it there", () => {
  const box = show();
  raise(box, { message: "Bekle" });

  act(() => void fireEvent.keyDown(window, { key: "F6" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bildirimi kapat" }));
  pass(60_000);

  expect(screen.queryByText("Bekle")).not.toBeNull();
});

test("closing the one under the pointer lets the others run on", () => {
  const box = show();
  raise(box, { message: "Kapanan" });
  raise(box, { message: "Kalan" });
  fireEvent.pointerMove(region());

  const [first] = screen.getAllByRole("button", { name: "Bildirimi kapat" });
  if (first) fireEvent.click(first);
  pass(5000);

  expect(box.current.notifications).toEqual([]);
});

test("a fifth toast waits for its turn with its whole time before it", () => {
  const box = show();
  raise(box, { message: "En eski" });
  for (const message of ["a", "b", "c", "d"]) raise(box, { message });
  expect(screen.queryByText("En eski")).toBeNull();

  pass(5000);
  expect(screen.queryByText("En eski")).not.toBeNull();
  pass(4999);
  expect(screen.queryByText("En eski")).not.toBeNull();
});

test("[R3.5] outside its provider the hook says what is missing", () => {
  expect(() => renderHook(() => useNotification())).toThrow(
    "useNotification must be used within a NotificationProvider",
  );
});
