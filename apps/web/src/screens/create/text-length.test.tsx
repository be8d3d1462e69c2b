import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { tellText } from "./tell-text.ts";
import { TextLength } from "./text-length.tsx";

beforeAll(() => loadMessages(["told"]));

const list = "Üç kolay kahvaltı. 1. Menemen. 2. Simit. 3. Peynir ve zeytin.";

test("[R16.3] how long the text needs and how many scenes it becomes stand there before anything is sent", () => {
  render(<TextLength isOpen text={list} options={{}} />);

  expect(screen.getByRole("status").textContent).toMatch(/^yaklaşık \d+ sn metin · 4 sahne$/);
  expect(screen.queryByText(/sığmayan/)).toBeNull();
});

test("[R16.3] what would not fit into the chosen length is named word by word", () => {
  render(<TextLength isOpen text={list} options={{ durationSeconds: 5 }} />);

  expect(screen.getByText(/5 saniyeye sığmayan/).textContent).toContain("Peynir ve zeytin");
});

test("[R16.3] a text too short for the chosen length ends its film early, and the form says after how long", () => {
  const { rerender } = render(<TextLength isOpen text="Deniz sakin. Kayık döndü." options={{ durationSeconds: 60 }} />);
  expect(screen.getByText(/60 saniyeyi doldurmuyor/).textContent).toMatch(/yaklaşık \d saniyede/);

  rerender(<TextLength isOpen text="Deniz sakin. Kayık döndü." options={{}} />);
  expect(screen.queryByText(/doldurmuyor/)).toBeNull();
});

test("[R16.3] a channel, pictures and a voice take time of their own, and what they leave no room for is named", () => {
  const left = (text: string, options: RequestedOptions, around = { hasChannel: false, pictureCount: 0 }) =>
    tellText(text, options, around).untold;
  const long =
    "Deniz bugün sakin ve mavi. Kayık limana geri döndü. Balıkçı ağını güneşte kurutuyor. Kedi bekliyor orada.";

  expect(left(long, { durationSeconds: 9 })).toBe("");
  expect(left(long, { durationSeconds: 9 }, { hasChannel: true, pictureCount: 0 })).not.toBe("");
  expect(left(long, { durationSeconds: 9 }, { hasChannel: false, pictureCount: 7 })).not.toBe("");
  expect(left(long, { durationSeconds: 9, voice: "robot" })).not.toBe("");
});

test("[R16.4] letters that no font of the film has are named; a text without words says so", () => {
  const { rerender } = render(<TextLength isOpen text="Merhaba ႠႡ" options={{}} />);
  expect(screen.getByText(/çizilemeyen harfler/).textContent).toContain("Ⴀ");

  rerender(<TextLength isOpen text="!!!" options={{}} />);
  expect(screen.getByRole("status").textContent).toContain("gösterilecek sözcük yok");
});
