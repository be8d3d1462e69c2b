import { expect, test } from "vitest";
import type { FilmScene } from "./film.ts";
import { filmicPrompt } from "./filmic-prompt.ts";

const scene: FilmScene = {
  kind: "hook",
  text: "Fener geceleri döner!",
  emphasis: [],
  things: [],
  start: 0,
  end: 3,
  backdrop: "studio",
  colors: 0,
  exit: "cut",
};
const film = { isGrave: false, topic: "polar-bear" };

test("[R17.10] a scene's words become what a camera shall show, without letters in the picture", () => {
  const prompt = filmicPrompt(scene, film);

  expect(prompt).toBe(
    "Fener geceleri döner. Wide establishing shot, slow push-in. Natural light. One continuous shot, realistic. No text, no captions, no logos.",
  );
});

test("[R17.10] place and mood are told, and a scene without words shows its thing, else what the film is about", () => {
  const place = { name: "Tokyo", longitude: 139, latitude: 35, country: "392" };
  const thing = { slug: "hot-air-balloon", word: "", count: 1, isRefused: false };

  expect(filmicPrompt({ ...scene, kind: "map", place }, { ...film, isGrave: true })).toMatch(
    /Aerial .* Place: Tokyo\. Low, cool light\./u,
  );
  expect(filmicPrompt({ ...scene, text: " ", things: [thing] }, film)).toContain("A hot air balloon.");
  const figure = { ...thing, slug: "figure-he-old-past-2-walk-tired-with-lantern" };
  expect(filmicPrompt({ ...scene, text: "", things: [figure] }, film)).toContain("An old man.");
  expect(filmicPrompt({ ...scene, text: "", things: [{ ...thing, isRefused: true }] }, film)).toContain(
    "A polar bear.",
  );
  expect(filmicPrompt({ ...scene, text: "a".repeat(9_000) }, film).length).toBeLessThanOrEqual(2_000);
});
