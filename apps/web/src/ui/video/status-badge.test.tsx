import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SandboxBadge, StatusBadge, statusKind, statusKinds } from "./status-badge.tsx";

afterEach(cleanup);

test.each(["completed", "processing", "failed", "success", "scheduled", "needs_attention", "anything else"])(
  "[R6.4] the status %s is drawn with an icon and its word",
  (status) => {
    const { container } = render(<StatusBadge status={status} label="Durum" />);

    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(container.textContent).toBe("Durum");
  },
);

test("[R6.4] no two meanings look alike: only success shares the look of completed", () => {
  const looks = statusKinds.map((status) => render(<StatusBadge status={status} label="" />).container.innerHTML);

  expect(new Set(looks).size).toBe(statusKinds.length - 1);
});

test("[R6.4] statuses are read regardless of case, and never by Turkish rules", () => {
  expect(statusKind("FAILED")).toBe("failed");
  expect(statusKind("Processing")).toBe("processing");
  expect(statusKind("COMPLETED")).toBe("completed");
});

test("[R6.4] whatever is not known is unknown", () => {
  expect(statusKind("")).toBe("unknown");
  expect(statusKind("constructor")).toBe("unknown");
});

test("what came from the sandbox says so in letters", () => {
  const { container } = render(<SandboxBadge label="SANDBOX" />);

  expect(container.textContent).toBe("SANDBOX");
});
