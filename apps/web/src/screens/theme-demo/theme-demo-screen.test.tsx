import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadMessages, setLanguage } from "#lib/messages.tsx";
import { ThemeProvider } from "#ui/appearance/theme.tsx";
import { NotificationProvider } from "#ui/notifications/notifications.tsx";
import { ThemeDemoScreen } from "./theme-demo-screen.tsx";

const LABELS = {
  region: "Bildirimler",
  close: "Kapat",
  clearAll: "Hepsini kapat",
  types: { success: "Başarılı", error: "Hata", warning: "Uyarı", info: "Bilgi" },
};

beforeAll(() => loadMessages(["common", "theme-demo", "stages"]));
beforeEach(async () => {
  localStorage.clear();
  await setLanguage("mix");
  render(
    <MemoryRouter>
      <ThemeProvider>
        <NotificationProvider labels={LABELS}>
          <ThemeDemoScreen />
        </NotificationProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

test.each([
  ["Başarı göster", "status", "Işlem başarıyla tamamlandı!"],
  ["Hata göster", "alert", "Bir hata oluştu! Lütfen tekrar deneyin."],
  ["Uyarı göster", "alert", "Dikkat! Bu işlem geri alınamaz."],
  ["Bilgi göster", "status", "Bilginize: yeni bir sürüm yayında."],
] as const)("[R3.2] %s raises its exact message", (name, role, message) => {
  fireEvent.click(screen.getByRole("button", { name }));

  const toasts = within(screen.getByRole("region", { name: "Bildirimler" }));
  expect(toasts.getByRole(role).lastChild?.textContent).toBe(message);
});

test("[R3.1] palette, buttons, notifications, inputs and sample films are all there", () => {
  const ids = ["palette", "buttons", "notifications", "inputs", "films"];

  expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
  const films = within(document.getElementById("films") ?? document.body);
  expect(films.getAllByRole("button", { name: /^Oynat: / })).toHaveLength(3);
});

test("[R3.1] the theme toggle is fixed at the top right and turns the page", () => {
  const toggle = screen.getByRole("button", { name: "Açık temaya geç" });
  expect(toggle.className).toContain("fixed top-4 right-4");

  fireEvent.click(toggle);

  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(screen.getByRole("button", { name: "Koyu temaya geç" })).toBe(toggle);
});

test("every section the page links to is on it", () => {
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];

  expect(anchors.length).toBeGreaterThan(0);
  expect(anchors.filter((anchor) => document.querySelector(anchor.hash) === null)).toEqual([]);
});
