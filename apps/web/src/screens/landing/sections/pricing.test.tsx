import { QueryClient } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { Pricing } from "./pricing.tsx";

let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  await loadMessages(["common", "landing", "landing-lower", "defaults"]);
  const caps = { createsPerHour: 31, atOnce: 3, storageBytes: 20 * 1024 ** 3 };
  api = await startApi(() => ({ status: 200, body: { videos: 0, users: 0, caps } }));
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

test("[R1.8] beside “unlimited” stand the caps that this installation has really set", async () => {
  renderAt("/", new QueryClient(), <Pricing />);

  expect(
    await screen.findByText(/saatte en çok 31 video isteyebilir, aynı anda 3 video yapılır ve 20 GB/),
  ).toBeTruthy();
});
