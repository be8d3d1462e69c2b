import { describe, expect, test } from "vitest";
import { loginPath, returnPath } from "./return-path.ts";

const ORIGIN = "http://localhost:3000";

function after(address: string): string {
  return returnPath(new URL(address, ORIGIN).searchParams, ORIGIN);
}

describe("where a sign-in leads", () => {
  test("[R2.3] without a page asked for it leads to the dashboard", () => {
    expect(after(loginPath(undefined))).toBe("/dashboard");
    expect(loginPath("/dashboard")).toBe("/auth/login");
  });

  test("[R2.3] the page first asked for comes back with its query", () => {
    expect(after(loginPath("/dashboard/videos?status=failed#last"))).toBe("/dashboard/videos?status=failed#last");
  });

  test.each([
    "https://evil.example/x",
    "//evil.example/x",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "",
  ])("[R2.3] an address outside this origin is ignored: %j", (target) => {
    expect(after(`/auth/login?${new URLSearchParams({ next: target }).toString()}`)).toBe("/dashboard");
  });

  test("an auth page is no place to come back to", () => {
    expect(after("/auth/login?next=/auth/login")).toBe("/dashboard");
  });
});
