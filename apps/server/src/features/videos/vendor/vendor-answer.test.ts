import { expect, test } from "vitest";
import { cleanAnswer } from "./vendor-answer.ts";

const KEY = "FPSX-very-secret";

test("an answer is kept without the key, the rights in its links, our token and packed bytes", () => {
  const answer = JSON.stringify({
    message: `Unauthorized: ${KEY}`,
    generated: ["https://cdn.example/kling_1.mp4?token=exp=17~hmac=ab12", "http://127.0.0.1:1/a.mp4?x=1"],
    webhook_url: "https://sahne.example/api/webhooks/a-token_1",
    image: Buffer.alloc(5000, 7).toString("base64"),
    prompt: "Galata'da şafak",
  });

  const kept = cleanAnswer(answer, KEY);

  for (const secret of [KEY, "hmac", "x=1", "a-token_1", "BwcHBwcH"]) expect(kept).not.toContain(secret);
  expect(JSON.parse(kept)).toMatchObject({
    generated: ["https://cdn.example/kling_1.mp4?(removed)", "http://127.0.0.1:1/a.mp4?(removed)"],
    prompt: "Galata'da şafak",
  });
});

test("an answer is cut to 16 kB without half a character, and holds nothing a database refuses", () => {
  const kept = cleanAnswer(`a\0b${"şeker ".repeat(5000)}`, KEY);

  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(16 * 1024);
  expect(Buffer.byteLength(kept)).toBeGreaterThan(16 * 1024 - 4);
  expect(kept).toMatch(/^abşeker/);
  expect(kept).not.toContain("\uFFFD");
});

test.each(["http://x", "http://x?", "/api/webhooks/", "a", "?", "http://x ", KEY, "\uFFFD", "https://"])(
  "an answer of megabytes of %j is cleaned like any other",
  (piece) => {
    const started = performance.now();
    const kept = cleanAnswer(piece.repeat(Math.ceil((4 * 1024 * 1024) / piece.length)), KEY);

    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(16 * 1024);
    expect(kept).not.toContain(KEY);
    // A deadline, not a measure: what grows with the square of its text takes hours here.
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
