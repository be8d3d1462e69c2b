import { beforeEach, describe, expect, test, vi } from "vitest";
import { aUser } from "#test/samples.ts";
import { expireSession, followOtherTabs, hasToken, onSessionExpired, startSession } from "./session.ts";

const ada = { ...aUser, geminiApiKey: "AIza****wxyz", openaiApiKey: "sk-p****wxyz" };

beforeEach(() => localStorage.clear());

describe("a session", () => {
  test("[R10.3] [R2.5] is stored as token and user, the user without the service keys", () => {
    startSession("t-1", ada);

    expect(localStorage.getItem("authToken")).toBe("t-1");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({
      _id: "u1",
      fullname: "Ada Lovelace",
      email: "ada@example.org",
      recoveryEmail: null,
      username: "ada",
      preferences: ada.preferences,
      createdAt: ada.createdAt,
      updatedAt: ada.updatedAt,
    });
  });

  test("[R10.5] that expired leaves nothing behind and is told", () => {
    const told = vi.fn();
    const stop = onSessionExpired(told);
    startSession("t-1", ada);

    expireSession();
    stop();

    expect(hasToken()).toBe(false);
    expect(localStorage.getItem("user")).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });

  test("ends here when another tab signs out", () => {
    const told = vi.fn();
    const stops = [onSessionExpired(told), followOtherTabs()];
    startSession("t-1", ada);

    localStorage.removeItem("authToken");
    window.dispatchEvent(new StorageEvent("storage", { key: "authToken" }));
    for (const stop of stops) stop();

    expect(told).toHaveBeenCalledOnce();
  });
});
