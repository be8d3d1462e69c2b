import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { useStopSchedule } from "./schedules.ts";

let api: Awaited<ReturnType<typeof startApi>>;
let status: number;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await loadMessages(["common", "defaults"]);
  startSession("t-1", aUser);
  status = 200;
  api = await startApi(() => ({ status, body: { ok: true } }));
  renderAt("/dashboard", createQueryClient(), <Stopper />);
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  await api.stop();
});

function Stopper() {
  const stop = useStopSchedule();
  return (
    <button type="button" onClick={() => stop.mutate("s1")}>
      {stop.status}
    </button>
  );
}

test("[R13.3 delete] a plan is stopped by its own id", async () => {
  fireEvent.click(screen.getByText("idle"));

  await screen.findByText("success");
  expect(api.seen[0]).toMatchObject({ method: "DELETE", path: "/api/schedules/s1" });
});

test("a plan that another tab has stopped is stopped; what the server refuses is not", async () => {
  status = 404;
  fireEvent.click(screen.getByText("idle"));
  await screen.findByText("success");

  status = 500;
  fireEvent.click(screen.getByText("success"));
  await waitFor(() => expect(screen.getByText("error")).toBeDefined());
});
