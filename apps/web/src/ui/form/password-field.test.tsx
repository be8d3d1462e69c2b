import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";

beforeEach(() => {
  render(
    <PasswordField label="Password" showLabel="Show password" capsLockLabel="Caps Lock is on" hint="Six letters" />,
  );
});
afterEach(cleanup);

// The DOM of the tests has no keyboard whose lights could be asked, so the event itself answers.
function press(isCapsLockOn: boolean) {
  const field = screen.getByLabelText("Password");
  const event = createEvent.keyDown(field, { key: "A" });
  Object.defineProperty(event, "getModifierState", { value: (key: string) => key === "CapsLock" && isCapsLockOn });
  fireEvent(field, event);
}

test("the toggle shows what is typed and tells its state", () => {
  const toggle = screen.getByRole("button", { name: "Show password" });
  expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("password");

  fireEvent.click(toggle);

  expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text");
  expect(toggle.getAttribute("aria-pressed")).toBe("true");
});

test("Caps Lock is told while it is on, in place of the hint", () => {
  press(true);
  expect(screen.getByRole("status").textContent).toBe("Caps Lock is on");

  press(false);
  expect(screen.queryByText("Caps Lock is on")).toBeNull();
  expect(screen.getByText("Six letters")).toBeTruthy();
});
