import type { Figure } from "#film/film.ts";
import { spanOfFigure } from "#script/figures.ts";
import type { Staging } from "#stage/board.ts";
import { figureLabel } from "#stage/gauges/numbers.ts";

/**
 * A sentence set around its number, which stands once and large: what is read before it, and after. A Turkish ending stays on
 * its number ("%3'tü"): without it the sentence is not one.
 */
export type Lockup = { lead: string; label: string; ending: string; unit: string; rest: string };

/** Null: the number cannot be cut out of the sentence. */
export function figureLockup(staging: Pick<Staging, "scene" | "film">): Lockup | null {
  const parts = figureParts(staging);
  return parts && withoutOrphan(parts);
}

/** The same, as it is written: the number with nothing but its unit. */
export function figureParts({ scene, film }: Pick<Staging, "scene" | "film">): Lockup | null {
  const { figure, text } = scene;
  const span = figure ? spanOfFigure(text, figure, film.language) : null;
  if (!figure || !span) return null;
  const label = `${figureLabel(figure, figure.value, film.language)}${span.ending}`;
  // "26 Aralık'ta": an ending stays on its word.
  const ending = /^['’]\p{L}{1,4}(?!\p{L})/u.exec(span.after)?.[0] ?? "";
  const unit = `${unitBeside(figure, span.unit)}${span.unit === "" ? "" : ending}`;
  const { lead, rest } = aroundOf(span.before, span.unit === "" ? span.after : span.after.slice(ending.length));
  // A sign that is written as a word stays with its number.
  const sign = SIGN.exec(lead);
  if (!sign || figure.prefix !== "") return { lead, rest, label, ending: span.ending, unit };
  return { lead: lead.slice(0, sign.index).trim(), rest, label: `−${label}`, ending: span.ending, unit };
}

/** One short word under a number looks forgotten: "%30 arttı" is one line, and "years old" is read together. */
function withoutOrphan(lockup: Lockup): Lockup {
  const { label, unit, rest } = lockup;
  if (rest === "" || /\s/u.test(rest) || rest.length > LONGEST_ORPHAN) return lockup;
  const joined = unit === "" ? rest : `${unit} ${rest}`;
  if (label.length + joined.length <= LONGEST_LINE) return { ...lockup, unit: joined, rest: "" };
  return unit.length > LONGEST_SIGN ? { ...lockup, unit: "", rest: joined } : lockup;
}

const LONGEST_ORPHAN = 5;
/** Letters of a number and its words that are still large side by side. */
export const LONGEST_LINE = 12;

/** Beside capitals a word in small letters looks forgotten; signs of measures stay as they are written. */
export function unitAsSet(unit: string, { look, film }: Pick<Staging, "look" | "film">): string {
  return look.isUpperCase && unit.length > LONGEST_SIGN ? unit.toLocaleUpperCase(film.language) : unit;
}

const LONGEST_SIGN = 3;

export function yearLockup({ scene }: Pick<Staging, "scene">): Lockup | null {
  const { year, text } = scene;
  const found =
    year === undefined
      ? null
      : new RegExp(String.raw`(?<!\d)${year}((?:['’]\p{L}{1,4}|s(?!\p{L}))?)(?!\d)`, "u").exec(text);
  if (!found) return null;
  return {
    ...aroundOf(text.slice(0, found.index), text.slice(found.index + found[0].length)),
    label: found[0],
    ending: found[1] ?? "",
    unit: "",
  };
}

const SIGN = /(?:^|\s)(?:minus|eksi)$/iu;
const MONEY = /^(?:dollars?|dolar|euros?|avro|pounds?|sterlin|lira|tl|yen)(?!\p{L})/iu;

/** A unit that is a sign stands on the number already; a word is written as in the sentence. */
function unitBeside({ unit, prefix }: Figure, written: string): string {
  if (unit === "%") return "";
  // "$50" needs no dollars.
  if (prefix !== "" && MONEY.test(written)) return "";
  return written === "" ? unit : written;
}

function aroundOf(before: string, after: string): { lead: string; rest: string } {
  const rest = after.replace(/^[\s,;:–—-]+/u, "").trim();
  return {
    lead: before
      .trim()
      .replace(/[,;–—-]+$/u, "")
      .trim(),
    rest: /[\p{L}\d]/u.test(rest) ? rest : "",
  };
}
