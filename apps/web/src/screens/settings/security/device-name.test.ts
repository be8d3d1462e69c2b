import { expect, test } from "vitest";
import { readDevice } from "./device-name.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} Chrome/156.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${WINDOWS} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, "Edge", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari", "macOS"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile Safari/537.36", "Chrome", "Android"],
])("%s is recognised", (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

test("whatever else calls itself something is not guessed at", () => {
  expect(readDevice("node")).toEqual({ browser: undefined, system: undefined });
  expect(readDevice("")).toEqual({ browser: undefined, system: undefined });
});
