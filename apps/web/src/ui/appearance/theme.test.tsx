import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThemeProvider, useTheme } from "./theme.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Probe() {
  const { mode, toggle, setMode } = useTheme();
  return (
    <>
      <output>{mode}</output>
      <button onClick={toggle}>toggle</button>
      <button onClick={() => setMode("light")}>light</button>
      <button onClick={() => setMode("sepia")}>sepia</button>
      <button onClick={() => setMode("system")}>system</button>
    </>
  );
}

function show() {
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const mode = () => screen.getByRole("status").textContent;

test("[R3.3] the theme is dark until somebody chooses, whatever the system prefers", () => {
  show();

  expect(mode()).toBe("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("[R3.3] toggling goes to light and back, and the page follows", () => {
  show();

  press("toggle");
  expect(mode()).toBe("light");
  expect(document.documentElement.dataset["theme"]).toBe("light");

  press("toggle");
  expect(mode()).toBe("dark");
});

test("[R3.3] an unknown mode is ignored and not remembered", () => {
  show();

  press("light");
  press("sepia");

  expect(mode()).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
});

test("[R3.3] whoever chooses the system's theme follows it as it changes, and a press leaves it", () => {
  let isLight = true;
  const listeners = new Set<() => void>();
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        get matches() {
          return isLight;
        },
        addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  show();
  expect(mode()).toBe("dark");

  press("system");
  expect([mode(), localStorage.getItem("theme")]).toEqual(["light", "system"]);
  isLight = false;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(mode()).toBe("dark");
  press("toggle");
  expect([mode(), localStorage.getItem("theme")]).toEqual(["light", "light"]);
  vi.restoreAllMocks();
});

test("[R3.3] the choice outlives the page", () => {
  show();
  press("light");
  cleanup();

  show();

  expect(mode()).toBe("light");
});

test("[R3.3] nonsense in the storage counts as no choice", () => {
  localStorage.setItem("theme", "blue");

  show();

  expect(mode()).toBe("dark");
});

test("a choice made in another tab is followed", () => {
  show();

  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" })));

  expect(mode()).toBe("light");
});

test("[R3.5] outside its provider the hook says what is missing", () => {
  expect(() => render(<Probe />)).toThrow("useTheme must be used within a ThemeProvider");
});
