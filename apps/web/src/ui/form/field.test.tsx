import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DateTimeField } from "./date-time-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

test("label, hint and error belong to their control", () => {
  render(<TextField label="Ad soyad" hint="Kanalda görünür" error="Ad soyad gerekli" />);

  const control = screen.getByLabelText("Ad soyad");

  expect(describedBy(control)).toEqual(["Kanalda görünür", "Ad soyad gerekli"]);
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

test("an error under date and time belongs to both", () => {
  const nothing = () => undefined;
  const values = { date: "2030-01-01", time: "", onDateChange: nothing, onTimeChange: nothing };
  render(
    <DateTimeField {...values} legend="Zaman" dateLabel="Tarih" timeLabel="Saat" zone="UTC" error="Bir saat seçin" />,
  );

  for (const control of [screen.getByLabelText("Tarih"), screen.getByLabelText("Saat")]) {
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(control)).toEqual(["Bir saat seçin"]);
  }
});

test("an error has an icon beside its words: the accent is red too", () => {
  render(<TextField label="E-posta" error="E-posta gerekli" />);

  expect(screen.getByRole("alert").querySelector("svg")).not.toBeNull();
});

test.each([undefined, "", null])("an error of %o is none", (error) => {
  render(<TextField label="E-posta" error={error} />);

  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("E-posta").hasAttribute("aria-invalid")).toBe(false);
});

test("a field that may stay empty says so and is not required", () => {
  render(<TextField label="Etiketler" optional="isteğe bağlı" />);
  render(<TextField label="Başlık" />);

  expect(screen.getByLabelText("Etiketler").getAttribute("aria-required")).toBe("false");
  expect(screen.getByLabelText("Başlık").getAttribute("aria-required")).toBe("true");
});

test("a text that is too long turns its counter and its control", () => {
  render(<TextArea label="Prompt" counter={{ value: 101, max: 100 }} />);

  expect(screen.getByText("101/100").className).toContain("text-danger");
  expect(screen.getByLabelText("Prompt").getAttribute("aria-invalid")).toBe("true");
});

test("a password is shown and hidden by a toggle that tells its state", () => {
  render(<PasswordField label="Şifre" showLabel="Şifreyi göster" />);
  const toggle = screen.getByRole("button", { name: "Şifreyi göster" });
  const control = screen.getByLabelText<HTMLInputElement>("Şifre");
  expect([control.type, toggle.getAttribute("aria-pressed")]).toEqual(["password", "false"]);

  fireEvent.click(toggle);

  expect([control.type, toggle.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
});
