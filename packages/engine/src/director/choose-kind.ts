import type { SceneKind } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { findChange } from "#script/changes.ts";
import type { Language } from "#spec.ts";
import type { Hit } from "#director/match/hit.ts";

const GROWTH =
  /(?:^|\s)(?:up|more|rise|rises|rose|climb(?:ed|s)?|jumped|soared|surged|grew|grow|grows|growth|increase[sd]?|higher|faster|gain(?:ed|s)?|doubled|tripled|raised|shrunk|shrank|declined|down|fell|drop(?:ped|s)?|less|fewer|lower|cut|art\p{L}*|yüksel\p{L}*|büyü\p{L}*|fazla|azal\p{L}*|düş\p{L}*|daha)(?=$|[\s.,!])/iu;
const PLACES = /^silk-road-cities$/u;
/** What a price shows is not what a title is about. */
const COINS = /-(?:coin|banknote)$|^coin|^money/u;
const BECOMES = /\d['’]y?[ae](?!\p{L})|\bto (?:about |around |nearly )?\d/iu;

/** How a beat is shown; `nextShot` takes turns where two ways are equally good. */
export function chooseKind(beat: Beat, hits: readonly Hit[], language: Language, nextShot: () => number): SceneKind {
  // A film that begins with a comparison shows both sides at once.
  // A title that names nothing but a place shows where it is; one that goes from place to place shows the way.
  if (beat.kind === "hook") {
    if (beat.versus) return "versus";
    const isPlaceOnly = beat.place && hits.every(({ slug, rank }) => COINS.test(slug) || rank === "weak");
    return (isPlaceOnly && beat.year === undefined) || beat.placeTo ? "map" : "hook";
  }
  if (beat.kind === "item") return "list";
  // What it costs is what a call turns on.
  if (beat.kind === "ending") return isPrice(beat) ? "figure" : "end";
  if (beat.kind === "versus") return "versus";
  if (beat.kind === "quote") return "quote";
  // Several places in one picture are on no map of one.
  if (beat.kind === "place" && !hits.some(({ slug }) => PLACES.test(slug))) return "map";
  if (beat.kind === "place") return "hero";
  if (beat.kind === "year") return "year";
  if (beat.kind === "figure") return isChange(beat, language) ? "chart" : "figure";
  if (hits.length >= 3) return "parade";
  if (hits.length === 0) return "words";
  return hits.length === 2 || nextShot() % 2 === 0 ? "hero" : "close";
}

/** A share by which something grows or falls, or one number that becomes another. */
function isChange({ figure, text }: Beat, language: Language): boolean {
  // What falls to 30 % does not fall by 30 %.
  const isBy = figure?.unit === "%" && GROWTH.test(text) && !BECOMES.test(text);
  return isBy || findChange(text, language) !== undefined;
}

function isPrice({ figure }: Beat): boolean {
  return figure !== undefined && (/^[$€£₺]$/u.test(figure.prefix) || /^(?:TL|lira)$/u.test(figure.unit));
}
