import { createTranslator } from "@sahne/messages/translator";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages, onLanguageChange, setLanguage, T, TextFor, useLanguage } from "./messages.tsx";

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.lang = "tr";
  await loadMessages(["common", "shell"]);
});

afterEach(async () => {
  cleanup();
  await setLanguage("mix");
});

function Sample() {
  return (
    <p>
      <T k="nav.videos" /> <T k="header.addYoutube" /> ({useLanguage()})
    </p>
  );
}

describe("[R2.8] the interface", () => {
  test("loses no texts that another part fetches while the language is changed", async () => {
    render(<T k="picker.title" />);
    // In the browser already, unlike the other language: it arrives before the change is over.
    await createTranslator("mix").load(["picker"]);

    await act(async () => {
      await Promise.all([setLanguage("en"), loadMessages(["picker"])]);
    });

    expect(document.body.textContent).toBe("Choose an image");
  });

  test("mixes Turkish and English by default, and marks the English parts of the Turkish page", () => {
    render(<Sample />);

    expect(screen.getByText("My Videos").lang).toBe("en");
    expect(document.body.textContent).toContain("YouTube Ekle (mix)");
    expect(document.querySelectorAll("[lang=en]")).toHaveLength(1);
  });

  test("changes at once to the language chosen, keeps the choice, and tells the browser", async () => {
    render(<Sample />);

    await act(() => setLanguage("en"));
    expect(document.body.textContent).toBe("My Videos Add YouTube (en)");
    expect(document.documentElement.lang).toBe("en");
    expect(document.querySelectorAll("p [lang]")).toHaveLength(0);

    await act(() => setLanguage("tr"));
    expect(document.body.textContent).toBe("Videolarım YouTube Ekle (tr)");
    expect(document.documentElement.lang).toBe("tr");
    expect(localStorage.getItem("language")).toBe("tr");
  });

  test("has the texts of every screen seen so far in the new language, too", async () => {
    await loadMessages(["youtube"]);

    await act(() => setLanguage("en"));
    render(<T k="youtube.status.connected" />);

    expect(document.body.textContent).toBe("Connected");
  });

  test("tells those who ask, once per change, and not when further texts arrive", async () => {
    const told: string[] = [];
    const stop = onLanguageChange((mode) => told.push(mode));

    await setLanguage("en");
    await loadMessages(["legal"]);
    stop();
    await setLanguage("tr");

    expect(told).toEqual(["en"]);
  });
});

describe("a code from outside", () => {
  test("is shown in words where the catalogue has them, and as it is where it has none", () => {
    render(
      <>
        <TextFor code="profile.email.bad" />|<TextFor code="Bu ad alınmış." />
      </>,
    );

    expect(document.body.textContent).toBe("Geçerli bir e-posta adresi girin|Bu ad alınmış.");
  });
});
