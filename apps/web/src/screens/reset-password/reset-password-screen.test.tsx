import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "auth"]);
  answer = { status: 200, body: { ok: true } };
  api = await startApi(() => answer);
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

function open(hash: string) {
  return renderAt(`/auth/reset-password${hash}`, new QueryClient(), <ResetPasswordScreen />);
}

function choose(password: string) {
  fireEvent.change(screen.getByLabelText("New password"), { target: { value: password } });
  fireEvent.change(screen.getByLabelText("Confirm the new password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Change password" }));
}

describe("[R10.4] the page a reset link leads to", () => {
  test("takes the secret out of the address, sends it with the new password, and signs this browser out", async () => {
    localStorage.setItem("authToken", "old");
    const router = open("#token=s3cret");
    await waitFor(() => expect(router.state.location.hash).toBe(""));

    choose("new-secret");

    expect(await screen.findByText("Your password is changed. All other sessions were ended.")).toBeTruthy();
    expect(api.seen[0]).toMatchObject({
      path: "/api/password/reset",
      body: { token: "s3cret", password: "new-secret" },
    });
    expect(localStorage.getItem("authToken")).toBeNull();
  });

  test("offers a new link when this one has been used or is too old", async () => {
    answer = { status: 422, body: { message: "Geçersiz.", code: "link_invalid", requestId: "r" } };
    open("#token=old");

    choose("new-secret");

    expect((await screen.findByRole("link", { name: "Request a new link" })).getAttribute("href")).toBe(
      "/auth/forgot-password",
    );
    expect(screen.queryByLabelText("New password")).toBeNull();
  });

  test.each(["", "#", "#token="])("offers a new link when there is no secret at all: %j", (hash) => {
    open(hash);

    expect(screen.getByRole("link", { name: "Request a new link" })).toBeTruthy();
  });

  test("says when the two passwords differ, and sends nothing", async () => {
    open("#token=s3cret");
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: "secret1" } });

    fireEvent.click(screen.getByRole("button", { name: "Change password" }));

    expect(await screen.findByText("Passwords do not match")).toBeTruthy();
    expect(api.seen).toHaveLength(0);
  });
});
