import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
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

test("[R16.4] letters that no font of the film has are named; a text without words says so", () => {
  const { rerender } = render(<TextLength isOpen text="Merhaba ႠႡ" options={{}} />);
  expect(screen.getByText(/çizilemeyen harfler/).textContent).toContain("Ⴀ");

  rerender(<TextLength isOpen text="!!!" options={{}} />);
  expect(screen.getByRole("status").textContent).toContain("gösterilecek sözcük yok");
});
