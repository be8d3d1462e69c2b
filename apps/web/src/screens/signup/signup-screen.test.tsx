import type { Site } from "@sahne/contract/site";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { storedTimeZone } from "#lib/time/time-zone.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { SignupScreen } from "./signup-screen.tsx";

const filled = {
  "Full name": "Ada Lovelace",
  Username: "ada",
  Email: "ada@example.org",
  Password: "secret1",
  "Confirm password": "secret1",
};

let api: Awaited<ReturnType<typeof startApi>>;
let answer: { status: number; body: unknown };
let site: Site;

const sent = () => api.seen.filter(({ path }) => path !== "/api/site");

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "auth"]);
  answer = { status: 201, body: { token: "t-9", user: aUser } };
  site = { signUp: "open", legal: { controller: "", address: "", email: "", basis: "" }, claims: null };
  api = await startApi(({ path }) => (path === "/api/site" ? { status: 200, body: site } : answer));
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

function fill(values: Partial<typeof filled>) {
  const router = renderAt("/auth/signup", new QueryClient(), <SignupScreen />);
  for (const [label, value] of Object.entries({ ...filled, ...values })) type(label, value);
  return () => router.state.location.pathname;
}

function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sign Up" });

describe("the sign-up page", () => {
  test("[R10.2] [R11.2] sends everything but the repeated password and goes to the dashboard", async () => {
    const path = fill({});

    fireEvent.click(submit());

    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(sent()[0]).toMatchObject({ method: "POST", path: "/register" });
    expect(sent()[0]?.body).toEqual({
      fullname: "Ada Lovelace",
      username: "ada",
      email: "ada@example.org",
      password: "secret1",
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      theme: "dark",
    });
  });

  test("[R19.1] says before anything is typed that no account can be opened here, and takes an invitation along", async () => {
    site = { ...site, signUp: "closed" };
    fill({});
    expect(await screen.findByText(/not opening new accounts|yeni hesap açılmıyor/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sign Up" })).toBeNull();
    cleanup();

    site = { ...site, signUp: "invite" };
    const router = renderAt("/auth/signup#token=secret-of-the-link", new QueryClient(), <SignupScreen />);
    await waitFor(() => expect(router.state.location.hash).toBe(""));
    for (const [label, value] of Object.entries(filled)) type(label, value);
    fireEvent.click(submit());

    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ invitation: "secret-of-the-link" }));
  });

  test("[R13.1] the zone that the server kept is the one every time is shown in from the first screen on", async () => {
    const user = { ...aUser, preferences: { ...aUser.preferences, timeZone: "Asia/Tokyo" } };
    answer = { status: 201, body: { token: "t-9", user } };
    const path = fill({});

    fireEvent.click(submit());

    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(storedTimeZone()).toBe("Asia/Tokyo");
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ["Passwords do not match", { "Confirm password": "secret2" }],
    ["Password must be at least 6 characters long", { Password: "12345", "Confirm password": "12345" }],
    ["Geçerli bir e-posta adresi girin", { Email: "ada@x" }],
  ])("[R10.2] says “%s” and cannot be sent while it shows", async (text, values) => {
    fill(values);

    expect((await screen.findByRole("alert")).textContent).toBe(text);
    await waitFor(() => expect(submit().disabled).toBe(true));
  });

  test("[R10.2] mending the first password also clears the mismatch at the second", async () => {
    fill({ Password: "secret0" });
    await screen.findByText("Passwords do not match");

    type("Password", "secret1");

    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await waitFor(() => expect(submit().disabled).toBe(false));
  });

  test("[R9.3] a name that is taken is told at its field", async () => {
    answer = {
      status: 409,
      body: {
        message: "Bu kullanıcı adı alınmış.",
        code: "username_taken",
        fields: { username: { code: "username_taken", message: "Bu kullanıcı adı alınmış." } },
        requestId: "r",
      },
    };
    fill({});

    fireEvent.click(submit());

    expect((await screen.findByRole("alert")).textContent).toBe("Bu kullanıcı adı alınmış.");
    expect(screen.getByLabelText("Username").getAttribute("aria-invalid")).toBe("true");
  });

  test("[R10.2] without a reason the default stands", async () => {
    answer = { status: 500, body: {} };
    fill({});

    fireEvent.click(submit());

    expect((await screen.findByRole("alert")).textContent).toBe("Registration failed. Please try again.");
  });
});
