import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser, aVideo } from "#test/samples.ts";
import { CreateScreen } from "./create-screen.tsx";

const totals = { total: 1, completed: 0, processing: 1, failed: 0, scheduled: 0 };
const making = { ...aVideo, status: "processing", stage: "queued" };

let api: Awaited<ReturnType<typeof startApi>>;
let creation: { status: number; body: unknown } | "never";

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "create", "stages", "defaults"]);
  startSession("t-1", aUser);
  creation = { status: 201, body: { video: making } };
  api = await startApi(({ path }) =>
    path === "/video/create" ? creation : { status: 200, body: { user: aUser, videos: [making], totals } },
  );
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

const prompt = () => screen.getByLabelText<HTMLTextAreaElement>("Prompt metni");
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /^(Oluştur|İşleniyor\.\.\.)$/ });

function open() {
  renderAt("/dashboard/create", new QueryClient(), <CreateScreen />);
}

function write(text: string) {
  fireEvent.change(prompt(), { target: { value: text } });
}

describe("making a text video", () => {
  test("[R7.5] [R7.7] cannot be sent while the prompt is empty, and the reason stands beside the button", () => {
    open();

    expect(submit().disabled).toBe(true);
    expect(screen.getByText("Lütfen bir prompt metni girin.")).toBeTruthy();
  });

  test("[R7.7] [R7.10] leaving the prompt empty is told at the field", async () => {
    open();

    fireEvent.focus(prompt());
    fireEvent.blur(prompt());

    expect((await screen.findByRole("alert")).textContent).toBe("Lütfen bir prompt metni girin.");
  });

  test("[R7.5] [R7.8] [R7.11] sends words alone, says that it started, and resets every input", async () => {
    open();
    write("  A red kite. ");
    fireEvent.click(screen.getByLabelText("Dikey 9:16"));

    fireEvent.click(submit());

    expect(await screen.findByText("Metinden video oluşturma başladı.")).toBeTruthy();
    const sent = api.seen.find((request) => request.path === "/video/create");
    expect(sent?.body).toMatchObject({
      scenario: "text2video",
      serviceType: "freePick",
      promptText: "A red kite.",
      imageId: null,
      autoUpload: false,
      options: { aspectRatio: "9:16", durationSeconds: 8 },
    });
    expect(prompt().value).toBe("");
    expect(screen.getByLabelText("Yatay 16:9")).toHaveProperty("checked", true);
    expect(await screen.findByRole("progressbar")).toBeTruthy();
  });

  test("[R7.5] is being processed until the answer comes", async () => {
    creation = "never";
    open();
    write("A red kite");

    fireEvent.click(submit());

    await waitFor(() => expect(submit().textContent).toBe("İşleniyor..."));
    const requests = () => api.seen.filter((request) => request.path === "/video/create");
    await waitFor(() => expect(requests()).toHaveLength(1));
    fireEvent.click(submit());
    fireEvent.keyDown(prompt(), { key: "Enter", ctrlKey: true });
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });

    expect(requests()).toHaveLength(1);
  });

  test("[R7.7] a failure is told in a toast and, with its reason, on the page; the words stay", async () => {
    creation = { status: 429, body: { message: "Çok fazla iş var.", code: "too_many_jobs", requestId: "r" } };
    open();
    write("A red kite");

    fireEvent.click(submit());

    expect(await screen.findByText("Video oluşturulurken bir hata oluştu.")).toBeTruthy();
    expect(screen.getByText("Çok fazla iş var.")).toBeTruthy();
    expect(prompt().value).toBe("A red kite");
  });

  test("what was typed survives a reload until it was accepted", async () => {
    open();
    write("Half a thought");
    await waitFor(() => expect(localStorage.getItem("create-draft")).toBe("Half a thought"));
    cleanup();

    open();
    expect(prompt().value).toBe("Half a thought");
    fireEvent.click(submit());
    await screen.findByText("Metinden video oluşturma başladı.");

    expect(localStorage.getItem("create-draft")).toBeNull();
  });
});
