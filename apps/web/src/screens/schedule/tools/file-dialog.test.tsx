import type { ScheduleFile } from "@sahne/contract/schedules/schedule-file";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#app/query-client.ts";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { FileDialog } from "./file-dialog.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let problems: ScheduleFile["problems"];

beforeEach(async () => {
  await loadMessages(["common", "schedule", "changes", "defaults"]);
  startSession("t-1", aUser);
  problems = [];
  api = await startApi(({ body }) => {
    const { check, columns = {} } = body as { check?: boolean; columns?: ScheduleFile["columns"] };
    const entry = {
      row: 2,
      kind: "plan",
      name: "Deniz",
      at: "2026-11-20T15:30:00.000Z",
      isSlot: true,
      isRepeated: false,
      channelTitle: "Deniz kanalı",
      title: "Deniz",
      privacyStatus: "unlisted",
    };
    const reply = {
      headings: ["Metin", "Gün"],
      columns: { text: "Metin", ...columns },
      rows: 1,
      entries: [entry],
      problems,
      isStored: check !== true && problems.length === 0,
    };
    return { status: 200, body: reply };
  });
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await api.stop();
});

let isClosed: boolean;

function open() {
  isClosed = false;
  const dialog = <FileDialog isOpen zone="Europe/Istanbul" onClose={() => (isClosed = true)} />;
  renderAt("/dashboard/schedule", createQueryClient(), dialog);
}

async function paste(text: string) {
  fireEvent.change(await screen.findByRole("textbox", { name: /paste the table/ }), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
}

test("[R13.3] a pasted table is checked, shown with what goes out where, and stored as it was checked", async () => {
  open();
  await paste("Metin;Gün\nDeniz;");
  const table = within(await screen.findByRole("table"));
  expect(table.getByText(/free posting time/)).toBeDefined();
  expect(table.getByText(/Deniz kanalı ·/)).toBeDefined();
  expect(api.seen.filter(({ method }) => method === "POST")).toHaveLength(1);

  fireEvent.change(screen.getByRole("combobox", { name: "Date" }), { target: { value: "Gün" } });
  await waitFor(() => expect(api.seen.at(-1)?.body).toMatchObject({ check: true, columns: { date: "Gün" } }));
  fireEvent.click(await screen.findByRole("button", { name: "Plan 1 row" }));

  await waitFor(() => expect(isClosed).toBe(true));
  const stored = api.seen.findLast(({ method }) => method === "POST");
  expect(stored?.body).toEqual({ text: "Metin;Gün\nDeniz;", columns: { date: "Gün" }, timeZone: "Europe/Istanbul" });
});

test("[R13.3] problems stand with their row and column, and nothing can be stored with them", async () => {
  problems = [
    { row: 2, column: "date", message: "Not a day" },
    { row: 3, column: null, message: "Too many" },
  ];
  open();
  await paste("Metin\nDeniz");

  expect(await screen.findByText("Row 2, Date: Not a day")).toBeDefined();
  expect(screen.getByText("Row 3: Too many")).toBeDefined();
  expect(screen.getByRole("button", { name: "Plan 1 row" })).toHaveProperty("disabled", true);
});

test("[R13.3] a file in the code page of an older spreadsheet is read as Turkish", async () => {
  open();
  const bytes = Uint8Array.from([...new TextEncoder().encode("text\nK"), 0xf6, 0xfe, 0x65]);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [new File([bytes], "a.csv", { type: "text/csv" })] },
  });

  await waitFor(() => expect(api.seen.at(-1)?.body).toMatchObject({ text: "text\nKöşe", check: true }));
});
