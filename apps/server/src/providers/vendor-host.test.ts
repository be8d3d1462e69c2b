import { expect, test } from "vitest";
import { createHostChoice, isAllowedDownload } from "./vendor-host.ts";

const sandboxUrl = "http://127.0.0.1:4000";
const hosts = { provider: "freepik", vendorUrl: "https://api.magnific.com", sandboxUrl, sandboxPath: "/freepik" };

test("a sandbox key goes to the sandbox only, any other key never there", () => {
  const choose = createHostChoice(hosts);
  const misled = createHostChoice({ ...hosts, vendorUrl: `${sandboxUrl}/freepik` });
  const without = createHostChoice({ ...hosts, sandboxUrl: undefined });

  expect(choose("sandbox-1")).toEqual({ base: `${sandboxUrl}/freepik`, isSandbox: true });
  expect(choose("real-key")).toEqual({ base: "https://api.magnific.com", isSandbox: false });
  expect(() => misled("real-key")).toThrow("never goes to the sandbox");
  expect(() => without("sandbox-1")).toThrow("does not run here");
});

const vendor = { base: "https://api.magnific.com", isSandbox: false };
const allowed = ["freepik.com", "magnific.com"];

test.each([
  "https://cdn-magnific.freepik.com/a.mp4?token=exp=1~hmac=ab",
  "https://ai-statics.freepik.com/a.mp4",
  "https://api.magnific.com/a.mp4",
])("a film is fetched from %s", (url) => {
  expect(isAllowedDownload(url, vendor, allowed)).toBe(true);
});

test.each([
  "http://cdn.freepik.com/a.mp4",
  "https://evilfreepik.com/a.mp4",
  "https://freepik.com.evil.example/a.mp4",
  "https://freepik.com@evil.example/a.mp4",
  "https://user:word@cdn.freepik.com/a.mp4",
  "https://cdn.freepik.com:8443/a.mp4",
  "http://127.0.0.1/a.mp4",
  "http://127.1/a.mp4",
  "http://2130706433/a.mp4",
  "http://0x7f000001/a.mp4",
  "http://[::1]/a.mp4",
  "http://[::ffff:127.0.0.1]/a.mp4",
  "http://localhost/a.mp4",
  "http://0.0.0.0/a.mp4",
  "http://169.254.169.254/latest/meta-data",
  "https://169.254.169.254/",
  "file:///etc/passwd",
  "ftp://cdn.freepik.com/a.mp4",
  "data:video/mp4;base64,AAAA",
  "//cdn.freepik.com/a.mp4",
  "",
])("a film is never fetched from %s (T17)", (url) => {
  expect(isAllowedDownload(url, vendor, allowed)).toBe(false);
});
