import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { VoiceField } from "./voice-field.tsx";

beforeEach(async () => {
  await loadMessages(["common", "voices"]);
});
afterEach(cleanup);

const gemini = { service: "gemini", name: "Gemini", isReady: true, isSandbox: false, voices: ["Kore", "Puck"] };
const openai = { service: "openai", name: "OpenAI", isReady: false, isSandbox: false, voices: ["alloy"] };

const idle = { isPending: false, error: null, mutate: vi.fn(), reset: vi.fn(), variables: undefined };
const shelf = {
  sounds: [{ _id: "0b", name: "Anlatım", seconds: 20, url: "/media/a" }],
  list: { isPending: false, isError: false, isFetching: false, refetch: vi.fn() },
  add: idle,
  remove: idle,
  percent: 0,
};

function show(changes: Partial<Parameters<typeof VoiceField>[0]> = {}) {
  const props = {
    value: "off",
    speakers: [gemini, openai],
    isBroken: false,
    sample: null,
    isSampling: false,
    sampleError: null,
    shelf,
    onChange: vi.fn(),
    onListen: vi.fn(),
    ...changes,
  };
  render(
    <MemoryRouter>
      <VoiceField {...props} />
    </MemoryRouter>,
  );
  return props;
}

const optionNames = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("[R17.8] the robot voice says that it is one and free, and only services with a key are offered", () => {
  const { onChange } = show();

  expect(optionNames()).toEqual([
    "Seslendirme yok",
    "Robot sesi (ücretsiz)",
    "Kendi sesim: Anlatım",
    "Gemini · Kore",
    "Gemini · Puck",
  ]);
  fireEvent.change(screen.getByLabelText("Seslendirme"), { target: { value: "gemini:Puck" } });
  expect(onChange).toHaveBeenCalledWith("gemini:Puck");
});

test("[R17.8] who pays is said before anything is paid, also for hearing a voice", () => {
  const { onListen } = show({ value: "gemini:Kore" });

  expect(screen.getByText(/^Gemini cümle başına anahtarınızdan ücret alır/)).toBeTruthy();
  expect(screen.getByText(/^Dinlemek ilk seferde/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Sesi dinle" }));
  expect(onListen).toHaveBeenCalledWith("gemini:Kore");
});

test("[R17.8] without any key it leads to the settings; a chosen voice whose key is gone stays chosen", () => {
  show({ value: "gemini:Kore", speakers: [{ ...gemini, isReady: false }, openai] });

  expect(screen.getByRole("link", { name: /Ayarlar/ }).getAttribute("href")).toBe("/dashboard/settings");
  expect(screen.getByLabelText<HTMLSelectElement>("Seslendirme").value).toBe("gemini:Kore");
  expect(optionNames()).toContain("gemini · Kore");
});

test("[R17.8] what went wrong with one voice is not said of another", () => {
  const sampleError = { voice: "gemini:Kore", message: "Kredi kalmamış." };
  show({ value: "gemini:Puck", sampleError });
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  show({ value: "gemini:Kore", sampleError });
  expect(screen.getByRole("alert").textContent).toBe("Kredi kalmamış.");
});

test("[R17.8] scenes spoken one by one are a voice where there are scenes, and a deleted recording is told", () => {
  show({ hasScenes: true, value: "own:0c" });

  expect(optionNames()).toContain("Kendi sesim: sahne kayıtları");
  expect(optionNames()).toContain("Silinmiş dosya");
});
