import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  await loadMessages(["common", "auth"]);
  answer = { status: 202, body: { ok: true } };
  api = await startApi(() => answer);
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

function ask(email: string) {
  renderAt("/auth/forgot-password", new QueryClient(), <ForgotPasswordScreen />);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Send reset link" }));
}

describe("[R10.4] a forgotten password", () => {
  test("asks the server to mail a link and says so, without telling whether there is such an account", async () => {
    ask("ada@example.org");

    expect(await screen.findByText(/^If an account with this address exists/)).toBeTruthy();
    expect(api.seen[0]).toMatchObject({ path: "/api/password/forgot", body: { email: "ada@example.org" } });
  });

  test("needs an address", async () => {
    ask("");

    expect((await screen.findByRole("alert")).textContent).toBe("E-posta gerekli");
    expect(api.seen).toHaveLength(0);
  });

  test("says when the mail could not be sent", async () => {
    answer = { status: 500, body: {} };

    ask("ada@example.org");

    expect((await screen.findByRole("alert")).textContent).toBe("Failed to send reset email. Please try again.");
  });
});
