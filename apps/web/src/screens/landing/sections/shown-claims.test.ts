import { expect, test } from "vitest";
import { shownClaims } from "./shown-claims.ts";

const sample = { mode: "sample", isConfirmed: false } as const;

test.each(["localhost", "127.0.0.1", "127.8.9.10", "[::1]", "sahne.localhost"])(
  "[R1.7] sample figures and voices show on one's own machine (%s)",
  (hostname) => {
    expect(shownClaims(hostname, sample)).toBe("sample");
  },
);

test.each(["sahne.example", "192.168.1.4", "localhost.example.org", "127.0.0.1.example.org"])(
  "[R1.7] on a public address (%s) samples are hidden until somebody stands by them",
  (hostname) => {
    expect(shownClaims(hostname, sample)).toBe("hidden");
    expect(shownClaims(hostname, { ...sample, isConfirmed: true })).toBe("sample");
    expect(shownClaims(hostname, { mode: "computed", isConfirmed: false })).toBe("computed");
  },
);
