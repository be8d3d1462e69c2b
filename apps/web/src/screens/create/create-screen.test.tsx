import type { Image } from "@sahne/contract/images";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi, type SeenRequest } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser, aVideo } from "#test/samples.ts";
import { CreateScreen } from "./create-screen.tsx";

const totals = { total: 1, completed: 0, processing: 1, failed: 0, scheduled: 0, needsTime: 0 };
const making = { ...aVideo, status: "processing", stage: "queued" };
const picture: Image = {
  _id: "i1",
  imageUrl: "/media/i1.jpg",
  thumbUrl: "/media/i1-thumb.jpg",
  userName: "Deniz",
  width: 1280,
  height: 720,
  isStarter: true,
  createdAt: "2026-11-15T00:00:00Z",
};
const plan = {
  _id: "s1",
  videoId: "v1",
  videoName: "A red kite",
  scheduledAt: "2030-01-01T06:00:00.000Z",
  recurring: false,
  recurringType: null,
  random: null,
  timeZone: "Europe/Istanbul",
  nextRunAt: "2030-01-01T06:00:00.000Z",
  isPaused: false,
  autoUpload: true,
};

type Answer = { status: number; body: unknown } | "never";
// The parts that open on demand are compiled when first asked for, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let api: Awaited<ReturnType<typeof startApi>>;
let creation: Answer;
let planning: Answer;
let isConnected: boolean;
let user: typeof aUser;

function answer({ path }: SeenRequest): Answer {
  if (path === "/video/create") return creation;
  if (path.endsWith("/schedule")) return planning;
  if (path.endsWith("/images")) return { status: 200, body: { images: [picture] } };
  if (path === "/api/presets") return { status: 503, body: {} };
  if (path === "/api/youtube/token/check") {
    const status = { hasToken: isConnected, connected: isConnected, isAuthenticated: isConnected, channel: null };
    return { status: 200, body: status };
  }
  return { status: 200, body: { user, videos: [making], totals, working: 1 } };
}

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await loadMessages(["common", "create", "stages", "presets", "defaults"]);
  startSession("t-1", aUser);
  creation = { status: 201, body: { video: making } };
  planning = { status: 200, body: { video: { ...making, status: "scheduled" }, schedule: plan } };
  isConnected = true;
  user = aUser;
  api = await startApi(answer);
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await api.stop();
});

const prompt = () => screen.getByLabelText<HTMLTextAreaElement>("Prompt metni");
const submit = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /^(Oluştur|Oluştur ve Yükle|Zamanla|İşleniyor\.\.\.)$/ });
const reason = () => document.querySelector("#create-submit-reason")?.textContent;
const sentTo = (path: string) => api.seen.filter((request) => request.path === path);

function open(path = "/dashboard/create") {
  return renderAt(path, new QueryClient({ defaultOptions: { queries: { retry: false } } }), <CreateScreen />);
}
function choose(scenario: RegExp) {
  fireEvent.click(screen.getByRole("radio", { name: scenario }));
}
function write(text: string) {
  fireEvent.change(prompt(), { target: { value: text } });
}
function openText2video() {
  open();
  choose(/^Metinden video/);
}

describe("the button and its reasons", () => {
  test("[R7.1] instant is chosen at first, with Freepik", () => {
    open();

    expect(screen.getByRole("radio", { name: /^Anında oluştur ve yükle/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("radio", { name: /^Freepik/ })).toHaveProperty("checked", true);
  });

  test("[R7.5] [R7.7] [R7.10] names what is missing, in the order of the scenario", async () => {
    open();
    expect(submit().disabled).toBe(true);
    expect(reason()).toBe("Lütfen bir prompt metni girin.");

    write("A red kite");
    expect(reason()).toBe("Lütfen bir resim seçin.");

    choose(/^Zamanla/);
    expect(reason()).toBe("Lütfen anahtar kelimeler girin.");
    fireEvent.change(screen.getByLabelText("Anahtar kelimeler"), { target: { value: "kite" } });
    expect(reason()).toBe("Lütfen tarih ve saat seçin.");

    choose(/^Metinden video/);
    expect(submit().disabled).toBe(false);
    expect(reason()).toBeUndefined();
    await screen.findByText("Sahne motoru");
  });

  test("[R7.7] [R7.10] leaving a field empty is told at the field", async () => {
    open();
    choose(/^Zamanla/);

    fireEvent.blur(prompt());
    fireEvent.blur(screen.getByLabelText("Anahtar kelimeler"));
    fireEvent.blur(screen.getByLabelText("Saat"));

    const told = (await screen.findAllByRole("alert")).map((alert) => alert.textContent);
    expect(told).toContain("Lütfen bir prompt metni girin.");
    expect(told).toContain("Lütfen anahtar kelimeler girin.");
    expect(told).toContain("Lütfen tarih ve saat seçin.");
  });

  test("[R7.10] Ctrl+Enter tells the first problem in a toast and leads to its field", async () => {
    open();

    fireEvent.keyDown(prompt(), { key: "Enter", ctrlKey: true });

    await waitFor(() => expect(screen.getAllByText("Lütfen bir prompt metni girin.")).toHaveLength(3));
    expect(document.activeElement).toBe(prompt());
    expect(sentTo("/video/create")).toHaveLength(0);
  });

  test("[R7.2] shows only the fields of the scenario, and keeps what was filled in for another", () => {
    open();
    choose(/^Zamanla/);
    fireEvent.change(screen.getByLabelText("Anahtar kelimeler"), { target: { value: "kite" } });

    choose(/^Metinden video/);
    expect(screen.queryByLabelText("Anahtar kelimeler")).toBeNull();
    expect(screen.queryByText("Referans resim")).toBeNull();
    expect(screen.queryByLabelText("Saat")).toBeNull();

    choose(/^Zamanla/);
    expect(screen.getByLabelText<HTMLInputElement>("Anahtar kelimeler").value).toBe("kite");
  });
});

describe("said before sending", () => {
  test("[R7.11] an instant video without a channel", async () => {
    isConnected = false;
    open();

    expect(await screen.findByRole("link", { name: "Kanal bağla" })).toBeTruthy();
    choose(/^Yalnızca oluştur/);
    expect(screen.queryByRole("link", { name: "Kanal bağla" })).toBeNull();
  });

  test("[R7.11] who makes it and what it costs, without and with a key", async () => {
    user = { ...aUser, geminiApiKey: "sand**********-key" };
    open();
    expect(await screen.findByText(/Sahne motoru ücretsiz yapacak/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Anahtar ekle" }).getAttribute("href")).toBe("/dashboard/settings");

    await screen.findByText("Anahtarınız kayıtlı.");
    choose(/^Gemini/);

    expect(screen.getByText(/ücreti Gemini hesabınızdan düşer/)).toBeTruthy();
    expect(screen.queryByLabelText("Müzik")).toBeNull();
    expect(screen.queryByRole("radio", { name: "Kare 1:1" })).toBeNull();
  });
});

describe("sending", () => {
  test("[R7.5] [R7.8] [R7.11] sends words alone, says that it started, and resets every input", async () => {
    openText2video();
    write("  A red kite. ");
    fireEvent.click(screen.getByLabelText("Dikey 9:16"));

    fireEvent.click(submit());

    expect(await screen.findByText("Metinden video oluşturma başladı.")).toBeTruthy();
    expect(sentTo("/video/create")[0]?.body).toMatchObject({
      scenario: "text2video",
      serviceType: "freePick",
      promptText: "A red kite.",
      imageId: null,
      autoUpload: false,
      engine: "sahne",
      options: { aspectRatio: "9:16" },
    });
    expect(prompt().value).toBe("");
    expect(screen.getByRole("radio", { name: /^Anında/ })).toHaveProperty("checked", true);
    expect(screen.getByLabelText("Yatay 16:9")).toHaveProperty("checked", true);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await screen.findByRole("progressbar")).toBeTruthy();
  });

  test("[R7.5] is being processed until the answer comes, and is asked for once", async () => {
    creation = "never";
    openText2video();
    write("A red kite");

    fireEvent.click(submit());

    await waitFor(() => expect(submit().textContent).toBe("İşleniyor..."));
    await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
    fireEvent.click(submit());
    fireEvent.keyDown(prompt(), { key: "Enter", ctrlKey: true });
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });

    expect(sentTo("/video/create")).toHaveLength(1);
  });

  test("[R7.7] a failure is told in a toast and, with its reason, on the page; the words stay", async () => {
    creation = { status: 429, body: { message: "Çok fazla iş var.", code: "too_many_jobs", requestId: "r" } };
    openText2video();
    write("A red kite");

    fireEvent.click(submit());

    expect(await screen.findByText("Video oluşturulurken bir hata oluştu.")).toBeTruthy();
    expect(screen.getByText("Çok fazla iş var.")).toBeTruthy();
    expect(prompt().value).toBe("A red kite");
  });

  test("what was typed survives a reload until it was accepted, and is not shown to another user", async () => {
    openText2video();
    write("Half a thought");
    await waitFor(() => expect(localStorage.getItem("create-draft")).toContain("Half a thought"));
    cleanup();
    startSession("t-2", { ...aUser, _id: "u2" });
    open();
    expect(prompt().value).toBe("");
    cleanup();
    startSession("t-1", aUser);
    localStorage.setItem("create-draft", JSON.stringify({ ...draft, promptText: "Half a thought" }));

    open();
    expect(prompt().value).toBe("Half a thought");
    fireEvent.click(submit());
    await screen.findByText("Metinden video oluşturma başladı.");

    expect(localStorage.getItem("create-draft")).toBeNull();
  });

  test("the first step of a new account opens it ready to send", async () => {
    const router = open("/dashboard/create?scenario=text2video&example=1");

    expect(screen.getByRole("radio", { name: /^Metinden video/ })).toHaveProperty("checked", true);
    expect(prompt().value).not.toBe("");
    expect(submit().disabled).toBe(false);
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});

describe("a scheduled video", () => {
  function fillIn() {
    open();
    choose(/^Zamanla/);
    write("A red kite");
    fireEvent.change(screen.getByLabelText("Anahtar kelimeler"), { target: { value: "kite, sea" } });
    fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "2030-01-01" } });
    fireEvent.change(screen.getByLabelText("Saat"), { target: { value: "09:00" } });
  }
  async function continueWithoutImage() {
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Resimsiz devam et" }));
  }

  test("[R7.4] [R7.6] asks about the missing picture, creates, then plans", async () => {
    fillIn();
    fireEvent.click(submit());
    await continueWithoutImage();

    expect(await screen.findByText(/için zamanlandı\.$/)).toBeTruthy();
    expect(sentTo("/video/create")[0]?.body).toMatchObject({
      scenario: "scheduled",
      scheduled: true,
      autoUpload: true,
      keywords: "kite, sea",
      imageId: null,
    });
    expect(sentTo("/api/videos/v1/schedule")[0]?.body).toEqual({
      scheduledAt: "2030-01-01T06:00:00.000Z",
      recurring: false,
      recurringType: null,
      timeZone: "Europe/Istanbul",
    });
    expect(sentTo("/video/create")[0]?.headers["idempotency-key"]).toBeTruthy();
  });

  test("[R7.6] when only the time could not be set, that alone is tried again", async () => {
    planning = { status: 503, body: { message: "Şu anda olmuyor.", code: "unavailable", requestId: "r" } };
    fillIn();
    fireEvent.click(submit());
    await continueWithoutImage();
    expect(await screen.findByText("Şu anda olmuyor.")).toBeTruthy();

    planning = { status: 200, body: { video: { ...making, status: "scheduled" }, schedule: plan } };
    fireEvent.click(screen.getByRole("button", { name: "Zamanı yeniden ayarla" }));

    expect(await screen.findByText(/için zamanlandı\.$/)).toBeTruthy();
    expect(sentTo("/video/create")).toHaveLength(1);
    expect(sentTo("/api/videos/v1/schedule")).toHaveLength(2);
    expect(prompt().value).toBe("");
  });

  test("[R7.7] a time that has passed is told when one sends", async () => {
    fillIn();
    fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "2020-01-01" } });
    fireEvent.click(submit());
    await continueWithoutImage();

    expect((await screen.findAllByText("Zamanlama gelecek bir tarih ve saat olmalıdır.")).length).toBeGreaterThan(0);
    expect(sentTo("/video/create")).toHaveLength(0);
  });

  test("the next three runs of a repetition are shown", () => {
    fillIn();
    fireEvent.click(screen.getByLabelText("Tekrarla"));
    fireEvent.change(screen.getByLabelText("Sıklık"), { target: { value: "weekly" } });

    const runs = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(runs).toEqual(["1 Oca 2030 09:00", "8 Oca 2030 09:00", "15 Oca 2030 09:00"]);
  });
});

const draft = {
  userId: "u1",
  scenario: "text2video",
  serviceType: "freePick",
  promptText: "",
  keywords: "",
  imageId: null,
  autoUpload: true,
  options: {},
};
