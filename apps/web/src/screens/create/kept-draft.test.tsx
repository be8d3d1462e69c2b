import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { describe, expect, test } from "vitest";
import { useCreateAgain } from "#data/videos/create-again.ts";
import { openCreate, prompt, sentTo, submit, withCreateScreen, write } from "#test/create-world.tsx";
import { renderAt } from "#test/render-app.tsx";
import { aVideo } from "#test/samples.ts";
import { CreateScreen } from "./create-screen.tsx";

withCreateScreen();

const draft = {
  userId: "u1",
  scenario: "text2video",
  serviceType: "freePick",
  promptText: "Half a thought",
  keywords: "",
  imageId: null,
  autoUpload: true,
  options: {},
};
const keep = (kept: object) => localStorage.setItem("create-draft", JSON.stringify(kept));
const stored = () => localStorage.getItem("create-draft");

describe("a video that only needs a time", () => {
  test.each([
    ["set", "Zamanı ayarla"],
    ["left for now", "Şimdilik bırak"],
  ])("[R13.1] leaves the unfinished draft alone: %s", async (_what, button) => {
    keep(draft);
    openCreate("/dashboard/create?plan=v1");

    fireEvent.change(await screen.findByLabelText("Tarih"), { target: { value: "2030-01-01" } });
    fireEvent.change(screen.getByLabelText("Saat"), { target: { value: "09:00" } });
    fireEvent.click(screen.getByRole("button", { name: button }));

    await waitFor(() => expect(prompt().value).toBe("Half a thought"));
    expect(stored()).toContain("Half a thought");
    expect(sentTo("/video/create")).toHaveLength(0);
  });
});

describe("using a prompt again", () => {
  function Again() {
    const createAgain = useCreateAgain();
    if (useLocation().pathname === "/dashboard/create") return <CreateScreen />;
    return (
      <button type="button" onClick={() => createAgain({ ...aVideo, promptText: "A red kite" })}>
        again
      </button>
    );
  }
  async function pressAgain() {
    const router = renderAt(
      "/dashboard/videos",
      new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      <Again />,
    );
    fireEvent.click(screen.getByRole("button", { name: "again" }));
    await waitFor(() => expect(prompt().value).toBe("A red kite"));
    return router;
  }

  test("is not called a draft that was restored", async () => {
    await pressAgain();

    expect(screen.queryByText("Yarım kalan taslağınız geri getirildi.")).toBeNull();
    expect(screen.queryByText("Yarım kalan taslağınız saklandı.")).toBeNull();
  });

  test("keeps the draft whose place it takes, also while another prompt is used", async () => {
    keep(draft);
    const router = await pressAgain();
    await router.navigate("/dashboard/videos");
    fireEvent.click(await screen.findByRole("button", { name: "again" }));

    fireEvent.click(await screen.findByRole("button", { name: "Taslağı geri getir" }));

    expect(prompt().value).toBe("Half a thought");
    expect(screen.queryByRole("button", { name: "Taslağı geri getir" })).toBeNull();
    expect(screen.getByText("Yarım kalan taslağınız geri getirildi.")).toBeTruthy();
  });

  test("once it is sent, the draft is what is left", async () => {
    keep(draft);
    await pressAgain();
    write("A red kite at sea");
    fireEvent.click(submit());
    await screen.findByText("Metinden video oluşturma başladı.");

    expect(prompt().value).toBe("");
    expect(stored()).toBe(JSON.stringify(draft));
    fireEvent.click(screen.getByRole("button", { name: "Taslağı geri getir" }));
    expect(prompt().value).toBe("Half a thought");
  });
});
