import type { Reading } from "#script/beats.ts";
import type { Times } from "./time.ts";
import { planTimes } from "./time.ts";

export type Around = {
  /** Absent: as long as the text needs. */
  asked?: number | undefined;
  /** Seconds a voice needs for each beat. */
  spokenSeconds?: readonly number[] | undefined;
  /** A channel is named on a card at the end. */
  hasChannel: boolean;
  pictureCount: number;
};

export type FilmTimes = Times & { hasChannelCard: boolean; hasClosingShot: boolean };

const LEAST_OF_LIST = 3;
/** A report of so many sentences whose last one is but one more number has no ending. */
const LEAST_REPORTED = 5;

/** How a text and what is shown and said with it divide the time: the director's own count, and the form's before anything is sent. */
export function timeFilm({ beats }: Pick<Reading, "beats">, around: Around): FilmTimes {
  const { asked, spokenSeconds, hasChannel, pictureCount } = around;
  const isLastOnCard = beats.at(-1)?.kind === "ending";
  const hasChannelCard = !isLastOnCard && hasChannel && beats.length > 0;
  // A list does not break off: what it was about is seen once more.
  const isList = beats.filter(({ kind }) => kind === "item").length >= LEAST_OF_LIST;
  const stops = (isList && beats.at(-1)?.kind === "item") || stopsAtNumber(beats);
  const hasClosingShot = !hasChannelCard && stops && pictureCount === 0;
  const times = planTimes({
    texts: beats.map(({ text }) => text),
    spokenSeconds,
    asked,
    hasEndCard: hasChannelCard || hasClosingShot,
    pictureCount: Math.max(0, pictureCount - beats.length),
    isLastOnCard,
  });
  return { ...times, hasChannelCard, hasClosingShot };
}

function stopsAtNumber(beats: Reading["beats"]): boolean {
  const last = beats.at(-1);
  if (!last || beats.length < LEAST_REPORTED || last.kind === "ending") return false;
  return /\d[.,]\d{3}(?!\d)/u.test(last.text) && !/[?!]\s*$|%/u.test(last.text);
}
