// Turns the runners' own JSON reports into counts; nothing is counted by us.
import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: { name: string, reason: string }[], wavering?: string[] }} Counts */

/** @returns {Counts} */
export function countVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  // A file that could not even be loaded has no tests to fail, but it did fail.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: tests.filter((test) => test.status === "failed").length + brokenFiles.length,
    // The messages of a failed first try stay with the test that passed afterwards.
    wavering: tests.filter(hasWavered).map((test) => `${test.fullName} (${firstLine(test.failureMessages[0])})`),
    skipped: tests
      .filter((test) => ["skipped", "pending", "todo", "disabled"].includes(test.status))
      .map((test) => ({ name: test.fullName, reason: test.meta?.skipReason ?? test.status })),
  };
}

function hasWavered(test) {
  return test.status === "passed" && test.failureMessages.length > 0;
}

function firstLine(text) {
  return text.split("\n", 1)[0];
}

/** @returns {Counts} */
export function countPlaywright(report) {
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const skipped = tests.filter((test) => test.status === "skipped");
  return {
    passed: tests.filter((test) => test.status === "expected" || test.status === "flaky").length,
    failed: tests.filter((test) => test.status === "unexpected").length + report.errors.length,
    // Passed, but not at once: never silently.
    wavering: tests.filter((test) => test.status === "flaky").map((test) => test.title),
    skipped: skipped.map((test) => ({
      name: test.title,
      reason: test.annotations.find((note) => note.description)?.description ?? "skipped",
    })),
  };
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A runner that crashed before it could report counts as one failure, never as nothing. */
export function readCounts(file, count, exitCode) {
  const counts = tryRead(file, count) ?? { passed: 0, failed: 0, skipped: [] };
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function tryRead(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** @returns {Counts} */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    wavering: [...(one.wavering ?? []), ...(other.wavering ?? [])],
    skipped: [...one.skipped, ...other.skipped],
  };
}

/** The one line a machine may look for. */
export function closingLine(results) {
  const sum = (pick) => results.reduce((total, result) => total + pick(result.counts), 0);
  const skipped = sum((counts) => counts.skipped.length);
  const line = `${sum((counts) => counts.passed)} passed, ${sum((counts) => counts.failed)} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
