import { readFigure } from "#stage/figure/figure-name.ts";
import type { Film, FilmScene, SceneKind } from "./film.ts";

/** How each kind of scene is looked at. Models of film are taught in English, whatever language the words are in. */
const SHOTS: Readonly<Record<SceneKind, string>> = {
  hook: "Wide establishing shot, slow push-in",
  hero: "Medium shot with shallow depth of field, slow push-in",
  close: "Close-up with shallow depth of field",
  list: "Medium shot, gentle pan",
  parade: "Wide shot, slow tracking from left to right",
  figure: "Detail shot, slow tracking",
  chart: "Detail shot, slow tracking",
  versus: "Symmetrical medium shot, static camera",
  map: "Aerial drone shot, slow forward flight",
  quote: "Calm wide shot, static camera",
  year: "Wide shot of the period, slow push-in",
  sticker: "Medium shot, gentle pan",
  photo: "Medium shot, gentle pan",
  words: "Calm wide shot, slow push-in",
  end: "Wide shot, slow pull-back",
};
/** Words are laid over a clip by us, and models default to several shots. */
const ALWAYS = "One continuous shot, realistic. No text, no captions, no logos.";
const MOST_LETTERS = 2_000;

/** What a service may be asked to film for a scene: proposed by rule, for its owner to change. */
export function filmicPrompt(scene: FilmScene, film: Pick<Film, "isGrave" | "topic">): string {
  const subject = subjectOf(scene, film.topic);
  const place = scene.place ? [`Place: ${scene.place.name}.`] : [];
  const light = film.isGrave ? "Low, cool light." : "Natural light.";
  // What is shown comes first: it is also what the clip is called by.
  const parts = [...subject, `${SHOTS[scene.kind]}.`, ...place, light, ALWAYS];
  return parts.join(" ").slice(0, MOST_LETTERS);
}

function subjectOf({ text, shown: seen = "", things }: FilmScene, topic: string): string[] {
  // What shall be seen says more to a camera than what is said.
  const told = (seen.trim() || text.trim()).replace(/[\s.!?…]+$/u, "");
  if (told !== "") return [`${told}.`];
  const shown = [...things.filter(({ isRefused }) => !isRefused).map(({ slug }) => slug), topic].find(
    (slug) => slug !== "",
  );
  return shown === undefined ? [] : [`${subjectIn(shown)}.`];
}

const PEOPLE = { child: { she: "A girl", he: "A boy" }, adult: { she: "A woman", he: "A man" } } as const;

/** A drawing in words: of a figure who it is, of anything else its name. */
function subjectIn(slug: string): string {
  const figure = readFigure(slug);
  if (!figure) return `A ${slug.replaceAll("-", " ")}`;
  const { sex, age } = figure.person;
  return age === "old" ? `An old ${sex === "she" ? "woman" : "man"}` : PEOPLE[age][sex];
}
