import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userKey } from "#data/accounts/accounts.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { LoginScreen } from "./login-screen.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "auth"]);
  answer = { status: 200, body: { token: "t-9", user: { ...aUser, geminiApiKey: "AIza****wxyz" } } };
  api = await startApi(() => answer);
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

function signIn(path: string) {
  const queryClient = new QueryClient();
  const router = renderAt(path, queryClient, <LoginScreen />);
  fireEvent.change(screen.getByLabelText("Username"), { target: { value: " ada " } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret1" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  return { queryClient, path: () => router.state.location.pathname };
}

describe("the login page", () => {
  test("[R10.1] links to the forgotten password and to the sign-up, which keeps the page asked for", () => {
    renderAt("/auth/login?next=%2Fdashboard%2Fvideos", new QueryClient(), <LoginScreen />);

    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Forgot your password?")).toBe("/auth/forgot-password");
    expect(address("Sign up")).toBe("/auth/signup?next=%2Fdashboard%2Fvideos");
  });

  test("[R10.3] [R11.1] stores token and user, fills the cache and goes to the dashboard", async () => {
    const { queryClient, path } = signIn("/auth/login");

    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(api.seen[0]).toMatchObject({
      method: "POST",
      path: "/login",
      body: { username: "ada", password: "secret1" },
    });
    expect(localStorage.getItem("authToken")).toBe("t-9");
    expect(localStorage.getItem("user")).not.toContain("AIza");
    expect(queryClient.getQueryData(userKey)).toMatchObject({ _id: "u1" });
  });

  test("[R2.3] goes to the page first asked for", async () => {
    const { path } = signIn("/auth/login?next=%2Fdashboard%2Fvideos");

    await waitFor(() => expect(path()).toBe("/dashboard/videos"));
  });

  test("[R10.1] a wrong password is told on the page, which stays", async () => {
    answer = { status: 401, body: { message: "Wrong username or password.", code: "login_failed", requestId: "r" } };

    const { path } = signIn("/auth/login");

    expect((await screen.findByRole("alert")).textContent).toBe("Wrong username or password.");
    expect(path()).toBe("/auth/login");
    expect(screen.getByLabelText("Username")).toHaveProperty("value", " ada ");
  });

  test("[R10.1] without a reason the default stands", async () => {
    answer = { status: 500, body: {} };

    signIn("/auth/login");

    expect((await screen.findByRole("alert")).textContent).toBe("Login failed. Please try again.");
  });
});
