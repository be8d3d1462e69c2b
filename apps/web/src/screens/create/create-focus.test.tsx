import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openCreate, openText2video, prompt, withCreateScreen, world, write } from "#test/create-world.tsx";
import { aUser } from "#test/samples.ts";

withCreateScreen();

test("after an example, and after a draft was thrown away, one goes on in the prompt", async () => {
  openText2video();
  press(screen.getByText(/^Kahvenin yolculuğu/));
  expect(document.activeElement).toBe(prompt());

  write("A red kite");
  cleanup();
  openCreate();
  press(screen.getByText("Taslağı sil"));
  expect(prompt().value).toBe("");
  expect(document.activeElement).toBe(prompt());
  await screen.findByText("Sahne motoru");
});

test("[R7.3] after choosing a picture, and after removing it, one goes on at its field", async () => {
  openCreate();
  press(screen.getByText("Görsel seç"));
  fireEvent.keyDown(await screen.findByLabelText("Deniz"), { key: "Enter" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Görseli değiştir"));

  press(screen.getByLabelText("Görseli kaldır"));
  expect(document.activeElement?.textContent).toBe("Görsel seç");
});

test("[R7.3] the picker begins at its pictures, and under a finger does not speak of dropping", async () => {
  openCreate();
  press(screen.getByText("Görsel seç"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Deniz")));
  expect(screen.getByText("Görselleri buraya bırakın ya da dosya seçin")).toBeTruthy();
  cleanup();

  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = Object.assign(new EventTarget(), { matches: query === "(pointer: coarse)" });
    return list as Partial<MediaQueryList> as MediaQueryList;
  });
  openCreate();
  press(screen.getByText("Görsel seç"));
  expect(await screen.findByText("Galeriden görsel ekleyin")).toBeTruthy();
  expect(screen.queryByText(/bırakabilir ya da yapıştırabilirsiniz\.$/, { selector: "[role=dialog] *" })).toBeNull();
});

/** As the keyboard does: with the focus on it. */

test("[R17.1] the examples fit who makes the film: a text to tell, or one moment for a camera", async () => {
  world.user = { ...aUser, freepikApiKey: "sand**********-key" };
  openText2video();
  press(await screen.findByText(/^Yağmurlu bir İstanbul gecesi/));
  expect(prompt().value).toMatch(/^Yağmurlu/);
  expect(screen.queryByText(/^İyi uykunun/)).toBeNull();

  write("");
  fireEvent.click(screen.getByRole("radio", { name: /^Sahne/ }));
  expect(await screen.findByText(/^İyi uykunun/)).toBeTruthy();
  expect(screen.queryByText(/^Yağmurlu bir İstanbul gecesi/)).toBeNull();
});

function press(part: HTMLElement) {
  const button = part.closest("button");
  button?.focus();
  act(() => button?.click());
}
