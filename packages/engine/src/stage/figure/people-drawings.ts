import type { Figure } from "./figure-name.ts";
import { readFigure } from "./figure-name.ts";

/** Drawings of people that are figures of ours, by the names they have as objects. */
const DRAWN: Readonly<Record<string, string>> = {
  "health-worker": "she-adult-doctor-0-stand-calm",
  student: "he-child-student-4-stand-calm",
  teacher: "she-adult-teacher-4-speak-calm",
  judge: "he-adult-judge-5-stand-calm",
  farmer: "he-adult-farmer-2-stand-calm",
  cook: "he-adult-cook-1-cook-calm",
  mechanic: "he-adult-worker-3-fix-calm",
  "factory-worker": "she-adult-worker-1-stand-calm",
  "office-worker": "he-adult-office-4-write-calm",
  scientist: "she-adult-scientist-5-stand-calm",
  singer: "she-adult-today-5-sing-glad",
  artist: "he-adult-artist-5-paint-calm",
  pilot: "he-adult-pilot-0-stand-calm",
  astronaut: "she-adult-astronaut-4-wave-calm",
  firefighter: "he-adult-fire-5-stand-calm",
  "police-officer": "he-adult-police-2-stand-calm",
  detective: "he-adult-detective-0-look-calm",
  guard: "he-adult-soldier-1-stand-calm",
  "construction-worker": "he-adult-builder-4-stand-calm",
  "person-with-crown": "he-adult-king-2-stand-calm",
  prince: "he-adult-king-4-stand-calm",
  princess: "she-adult-king-0-stand-calm",
  sultan: "he-adult-sultan-3-stand-calm",
  "person-in-tuxedo": "he-adult-wedding-1-stand-calm",
  "person-with-veil": "she-adult-wedding-0-stand-calm",
  man: "he-adult-today-4-stand-calm",
  woman: "she-adult-today-0-stand-calm",
  person: "she-adult-today-1-stand-calm",
  boy: "he-child-today-2-stand-calm",
  girl: "she-child-today-4-stand-calm",
  child: "he-child-today-0-stand-calm",
  "old-man": "he-old-today-2-stand-calm",
  "old-woman": "she-old-today-5-stand-calm",
  "older-person": "she-old-today-1-stand-calm",
  "person-standing": "he-adult-today-1-stand-calm",
  "person-walking": "she-adult-today-2-walk-calm",
  "person-running": "he-adult-player-1-run-calm",
  "person-swimming": "he-adult-today-5-swim-calm",
  "person-climbing": "she-adult-today-1-climb-calm",
  "person-rowing-boat": "he-adult-today-0-row-calm",
  "person-biking": "she-adult-today-3-ride-calm",
  "person-bowing": "he-adult-today-3-bow-calm",
  "person-raising-hand": "she-adult-today-3-wave-calm",
  "person-in-bed": "she-adult-today-4-sleep-calm",
  sleeper: "he-adult-today-0-sleep-calm",
  "bowed-figure": "he-adult-today-1-bow-tired",
  "people-hugging": "she-adult-today-4-hug-glad-and-he-adult-today-1",
  "arguing-pair": "he-adult-today-0-quarrel-angry-and-she-adult-today-4",
  "dancing-pair": "she-adult-today-5-dance-with-glad-and-he-adult-today-1",
  "giving-pair": "she-adult-today-2-give-to-calm-and-he-adult-today-4",
  "helping-up": "she-adult-today-1-rescue-calm-and-he-adult-today-2",
  "mother-and-child": "she-adult-today-4-together-glad-and-he-child-today-2",
  "father-and-child": "he-adult-today-1-together-glad-and-she-child-today-4",
  grandparents: "she-old-today-5-stand-calm-and-he-old-today-2",
  family: "she-adult-today-4-stand-calm-among-family",
  friends: "she-adult-today-1-stand-glad-among-friends",
  classmates: "he-child-student-2-stand-calm-among-several",
  team: "he-adult-office-1-stand-calm-among-several",
  "rescue-team": "he-adult-fire-3-stand-calm-among-several",
  crowd: "she-adult-today-3-stand-calm-among-crowd",
  "busts-in-silhouette": "he-adult-today-4-stand-calm-among-friends",
};

/** The figure behind a name, of a film or of an object; null: it is no figure. */
export function figureOf(slug: string): Figure | null {
  const drawn = Object.hasOwn(DRAWN, slug) ? DRAWN[slug] : undefined;
  return readFigure(drawn === undefined ? slug : `figure-${drawn}`);
}

/** The name of the figure that is drawn for it; the name itself where there is none. */
export function figureNameOf(slug: string): string {
  const drawn = Object.hasOwn(DRAWN, slug) ? DRAWN[slug] : undefined;
  return drawn === undefined ? slug : `figure-${drawn}`;
}
