import { afterEach, expect, test } from "vitest";
import { currentTranslator, loadMessages, setLanguage } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { aPlan } from "#test/samples.ts";
import { nextPlan, trendOf, whyNoViews } from "./figures.ts";
import { firstSteps } from "./first-steps.ts";

// All files share one language.
afterEach(() => setLanguage("mix"));

test("[R5.1] a trend says its direction and its amount, and nothing where there is nothing to compare", () => {
  expect(trendOf(12.4)).toEqual({ direction: "up", amount: 12 });
  expect(trendOf(-50)).toEqual({ direction: "down", amount: 50 });
  expect(trendOf(0.3)).toEqual({ direction: "same", amount: 0 });
  expect(trendOf(null)).toBeNull();
});

test("[R5.1] the rate has one decimal at most, as the language writes it", async () => {
  await loadMessages(["overview"]);
  const shown = (rate: number) => currentTranslator()("overview.rate", { rate });

  await setLanguage("en");
  expect([200 / 3, 100].map(shown)).toEqual(["66.7%", "100%"]);
  await setLanguage("tr");
  expect([200 / 3, 100].map(shown)).toEqual(["%66,7", "%100"]);
});

test("one view and one point are told in the singular", async () => {
  await loadMessages(["overview", "stages"]);
  await setLanguage("en");
  const t = currentTranslator();

  expect(t("overview.viewsText", { count: 1, shown: "1" })).toBe("1 view");
  expect(t("work.views", { count: 1_500, shown: formatCount(1_500) })).toBe("1.5K views");
  expect([1, 2].map((points) => t("overview.points.up", { points }))).toEqual([
    "last 30 days, up 1 point",
    "last 30 days, up 2 points",
  ]);
});

test("[R5.1] 1000 views show as 1000, 1001 as 1.0K", () => {
  expect([0, 999, 1_000, 1_001, 15_349].map((count) => formatCount(count))).toEqual([
    "0",
    "999",
    "1000",
    "1.0K",
    "15.3K",
  ]);
});

test("[R5.3] the next plan is the soonest that is not paused", () => {
  const plan = { ...aPlan, isPaused: true };
  const later = { ...plan, _id: "s2", isPaused: false, recurring: true, nextRunAt: "2026-11-17T09:00:00Z" };

  expect(nextPlan({ upcoming: [plan, later] })).toEqual({ at: new Date("2026-11-17T09:00:00Z"), isRepeat: true });
  expect(nextPlan({ upcoming: [plan] })).toBeNull();
});

test("[R5.1] [R5.3] a first run is the video that the figure counts, a later one is told as a repeat", () => {
  const daily = { ...aPlan, recurring: true, recurringType: "daily" as const };

  expect(nextPlan({ upcoming: [daily] })?.isRepeat).toBe(false);
  expect(nextPlan({ upcoming: [{ ...daily, nextRunAt: "2026-11-17T09:00:00Z" }] })?.isRepeat).toBe(true);
  expect(nextPlan({ upcoming: [aPlan] })?.isRepeat).toBe(false);
});

test("[R5.1] where there are no views, what is really missing is said", () => {
  const published = [{ name: "publish", isDone: true, to: "" }] as const;

  expect(whyNoViews(firstSteps([], false), false)).toBe("overview.noViews");
  expect(whyNoViews(firstSteps([], false), true)).toBe("overview.noViews.connect");
  expect(whyNoViews(firstSteps([], true), true)).toBe("overview.noViews.publish");
  expect(whyNoViews(published, true)).toBe("overview.noViews.wait");
});
