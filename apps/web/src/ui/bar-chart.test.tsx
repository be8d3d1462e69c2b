import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { BarChart } from "./bar-chart.tsx";

beforeAll(() => loadMessages(["common"]));
afterEach(cleanup);

const bars = [
  { name: "Monday", parts: [3, 1] },
  { name: "Tuesday", parts: [0, 2] },
  { name: "Sunday", parts: [7, 0] },
];

test("the sum a chart says is the sum of its table, and the keys read the same cells [R14.2]", () => {
  const series = [
    { name: "made", ink: "red" },
    { name: "failed", ink: "blue" },
  ];
  render(
    <BarChart title="By day" bars={bars} series={series} height={10} label={(total) => total} tableLabel="Table" />,
  );

  const cells = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual(bars.map(({ name, parts }) => [name, ...parts.map(String)]));
  const sum = cells.flatMap(([, ...counts]) => counts.map(Number)).reduce((all, count) => all + count, 0);
  const chart = screen.getByRole("slider", { name: String(sum) });
  fireEvent.keyDown(chart, { key: "End" });
  expect(chart.getAttribute("aria-valuetext")).toBe("Sunday: 7 made, 0 failed");
  fireEvent.keyDown(chart, { key: "ArrowLeft" });
  expect(chart.getAttribute("aria-valuetext")).toBe("Tuesday: 0 made, 2 failed");
});
