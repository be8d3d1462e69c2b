import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Notice } from "./notice.tsx";

afterEach(cleanup);

test.each([
  ["danger", "alert"],
  ["warning", "status"],
  ["success", "status"],
  ["info", "status"],
] as const)("only what has gone wrong breaks in on a screen reader: %s is %s", (tone, role) => {
  render(<Notice tone={tone} title="Kanal bağlı değil" />);

  expect(screen.getByRole(role).textContent).toBe("Kanal bağlı değil");
});
