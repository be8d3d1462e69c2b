import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { UserBlock } from "./user-block.tsx";

let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  await loadMessages(["common", "shell", "defaults"]);
  startSession("t-1", aUser);
  api = await startApi(() => ({ status: 200, body: { ok: true } }));
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

test("[R4.3] shows who is signed in", () => {
  renderAt("/dashboard", createQueryClient(), <UserBlock user={aUser} />);

  expect(screen.getByText("Ada Lovelace")).toBeTruthy();
  expect(screen.getByText("ada@example.org")).toBeTruthy();
});

test("[R4.3] signing out forgets token and user, tells the server, and goes to the login page", async () => {
  const router = renderAt("/dashboard", createQueryClient(), <UserBlock user={aUser} />);

  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));

  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  expect(localStorage.getItem("authToken")).toBeNull();
  expect(localStorage.getItem("user")).toBeNull();
  await waitFor(() => expect(api.seen).toHaveLength(1));
  expect(api.seen[0]).toMatchObject({ method: "POST", path: "/api/logout", headers: { authorization: "Bearer t-1" } });
});
