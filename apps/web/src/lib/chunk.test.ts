import { afterEach, describe, expect, test, vi } from "vitest";
import { startApi } from "#test/api-server.ts";
import { ChunkLoadError, loadChunk } from "./chunk.ts";

afterEach(() => vi.useRealTimers());

async function failureOf(load: () => Promise<unknown>): Promise<string> {
  const error = await loadChunk(load).catch((reason: unknown) => reason);
  return error instanceof ChunkLoadError ? error.failure : `no chunk error: ${String(error)}`;
}

describe("[R2.6] a part that does not load", () => {
  test("is missing when the server says so", async () => {
    const api = await startApi(() => ({ status: 404, body: {} }));
    const address = `${String(import.meta.env["VITE_API_URL"])}/static/js/create.abc.js`;

    const failure = await failureOf(() => Promise.reject(new TypeError(`Failed to fetch module: ${address}`)));
    await api.stop();

    expect(failure).toBe("missing");
    expect(api.seen[0]).toMatchObject({ method: "HEAD", path: "/static/js/create.abc.js" });
  });

  test("is an error when its file is there, or nobody can tell", async () => {
    const api = await startApi(() => ({ status: 200, body: "" }));
    const address = `${String(import.meta.env["VITE_API_URL"])}/broken.js`;

    const there = await failureOf(() => Promise.reject(new TypeError(`Failed to fetch module: ${address}`)));
    await api.stop();

    expect(there).toBe("error");
    expect(await failureOf(() => Promise.reject(new Error("boom")))).toBe("error");
  });

  test("has timed out after 120,000 ms, not before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let outcome = "pending";

    const loading = failureOf(() => new Promise(() => undefined)).then((failure) => (outcome = failure));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);

    expect(await loading).toBe("timeout");
  });
});

test("a part that loads is handed on", async () => {
  expect(await loadChunk(() => Promise.resolve("screen"))).toBe("screen");
});
