import type { Mood } from "./moods.ts";

export type SectionKind = "intro" | "build" | "break" | "peak";

/** One bar of the piece; times are seconds from the start of the film. */
export type Bar = {
  section: SectionKind;
  /** Place in its section, and how many bars that has. */
  index: number;
  of: number;
  start: number;
  beats: number;
  /** 0 the quietest … 1 everybody plays. */
  energy: number;
  isLast: boolean;
};

export type Form = { secondsPerBeat: number; bars: Bar[]; endChordAt: number };

/** Least time the last chord rings. */
const RING_SECONDS = 1.6;
const CYCLE_BARS = 16;

/**
 * Fits the piece to the film: whole bars from the first moment, then one last chord that rings until the picture ends.
 * A bar of four may be halved before the last chord, so that it never rings for long.
 */
export function planForm(
  durationSeconds: number,
  { beatsPerBar, secondsPerBeat }: { beatsPerBar: Mood["beatsPerBar"]; secondsPerBeat: number },
  random: () => number,
): Form {
  const step = beatsPerBar === 4 ? 2 : 3;
  const room = Math.max(0, durationSeconds - RING_SECONDS);
  const beatCount = Math.floor(room / secondsPerBeat / step + 1e-6) * step;
  const kinds = arrange(Math.ceil(beatCount / beatsPerBar), random);
  const bars = kinds.map((section, place) => {
    const first = kinds.findLastIndex((kind, other) => other <= place && kind !== section) + 1;
    const next = kinds.findIndex((kind, other) => other > place && kind !== section);
    const of = (next < 0 ? kinds.length : next) - first;
    return {
      section,
      index: place - first,
      of,
      start: place * beatsPerBar * secondsPerBeat,
      beats: Math.min(beatsPerBar, beatCount - place * beatsPerBar),
      energy: energyOf(section, (place - first) / Math.max(1, of - 1)),
      isLast: place === kinds.length - 1,
    };
  });
  return { secondsPerBeat, bars, endChordAt: beatCount * secondsPerBeat };
}

/** The section of each bar. A long piece rises twice or more; a very short one has no room to begin quietly. */
function arrange(barCount: number, random: () => number): SectionKind[] {
  const cycleCount = Math.max(1, Math.round(barCount / CYCLE_BARS));
  const kinds: SectionKind[] = [];
  for (let cycle = 0; cycle < cycleCount; cycle++) {
    const count = Math.round((barCount * (cycle + 1)) / cycleCount) - kinds.length;
    kinds.push(...arrangeCycle(count, cycle === 0, random));
  }
  return kinds;
}

function arrangeCycle(count: number, isFirst: boolean, random: () => number): SectionKind[] {
  const introShare = 0.11 + random() * 0.07;
  const buildShare = 0.22 + random() * 0.1;
  const intro = isFirst && count >= 3 ? Math.max(1, Math.round(count * introShare)) : 0;
  const build = count >= 4 ? Math.max(1, Math.round(count * buildShare)) : count - intro > 1 ? 1 : 0;
  const pause = count >= 6 ? Math.max(1, Math.round(count * 0.15)) : 0;
  const peak = count - intro - build - pause;
  return [
    ...Array.from({ length: intro }, () => "intro" as const),
    ...Array.from({ length: build }, () => "build" as const),
    ...Array.from({ length: pause }, () => "break" as const),
    ...Array.from({ length: peak }, () => "peak" as const),
  ];
}

function energyOf(section: SectionKind, share: number): number {
  if (section === "intro") return 0.2 + 0.15 * share;
  if (section === "build") return 0.4 + 0.35 * share;
  return section === "break" ? 0.25 : 1;
}
