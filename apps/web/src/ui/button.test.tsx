import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

test("a loading button keeps its label and its focus, and swallows presses", () => {
  const onClick = vi.fn();
  render(
    <Button isLoading onClick={onClick}>
      Kaydet
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Kaydet" });
  button.focus();

  fireEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
});

test("a loading button does not send its form", () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        Gönder
      </Button>
    </form>,
  );

  fireEvent.click(screen.getByRole("button"));

  expect(onSubmit).not.toHaveBeenCalled();
});

test("a button does not send the form it stands in unless it says so", () => {
  render(<Button>Vazgeç</Button>);

  expect(screen.getByRole<HTMLButtonElement>("button").type).toBe("button");
});
