import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TextField } from "#ui/form/text-field.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";

afterEach(cleanup);

const open = { isOpen: true, onOpenChange: () => undefined, title: "Başlık", closeLabel: "Kapat" };
const buttons = (
  <>
    <button type="button">Vazgeç</button>
    <button type="button">Kaydet</button>
  </>
);

function openDialog(body?: ReactNode) {
  render(
    <Dialog {...open} footer={buttons}>
      {body}
    </Dialog>,
  );
}

test("a dialog with a form begins in its first field, whose words the next ones replace", async () => {
  openDialog(<TextField label="Ad" defaultValue="Kırmızı uçurtma" />);

  const field = screen.getByLabelText<HTMLInputElement>("Ad");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("Kırmızı uçurtma");
});

test("a dialog in which one of several is chosen begins there", async () => {
  openDialog(
    <>
      <input type="file" hidden />
      <input type="radio" name="image" aria-label="Deniz" />
      <input type="radio" name="image" aria-label="Dağ" defaultChecked />
    </>,
  );

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Dağ")));
});

test("a dialog that only asks begins on its harmless button", async () => {
  openDialog();

  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Vazgeç")));
});

test("a confirmation begins on Cancel", async () => {
  render(<ConfirmDialog {...open} description="Gider." confirmLabel="Sil" cancelLabel="Kalsın" onConfirm={vi.fn()} />);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Kalsın")));
});

test("what is only read begins on the panel, so that a space does not close it", async () => {
  openDialog(<p>Metin</p>);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")));
  cleanup();

  const close = vi.fn();
  render(
    <Drawer {...open} onOpenChange={close}>
      <p>Metin</p>
    </Drawer>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: " " });
  expect(close).not.toHaveBeenCalled();
});

test("under a finger the keyboard stays away until a field is pressed", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ matches: query === "(pointer: coarse)" }) as never);
  openDialog(<TextField label="Ad" />);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")));
});
