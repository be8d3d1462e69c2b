import { at } from "#base/numbers.ts";

/** A chord as semitones above the key's tonic, its root first. */
export type Chord = readonly number[];

export type FamilyId = "bright" | "warm" | "minor" | "dark" | "heroic" | "pulse" | "suspense" | "anthem";

export type Family = {
  /** Semitones of the seven steps of the scale the melody walks on. */
  scale: readonly number[];
  progressions: readonly string[];
  /** The chord that leads into the last one, and the last one. */
  cadence: string;
  home: string;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10];

/** Four chords each, one a bar. Capital letters are major, small ones minor; all are counted from the tonic. */
export const FAMILIES: Readonly<Record<FamilyId, Family>> = {
  bright: {
    scale: MAJOR,
    progressions: [
      "I V vi IV",
      "IV I V vi",
      "I IV vi V",
      "vi IV I V",
      "I iii IV V",
      "IV V iii vi",
      "I ii IV V",
      "Iadd9 IVadd9 I Vsus4",
    ],
    cadence: "V",
    home: "I",
  },
  warm: {
    scale: MAJOR,
    progressions: [
      "Imaj7 vi7 IVmaj7 Vsus4",
      "IVmaj7 iii7 vi7 Iadd9",
      "Imaj7 iii7 IVmaj7 iv",
      "vi7 IVmaj7 Imaj7 V",
      "Iadd9 IVmaj7 ii7 Vsus4",
      "IVmaj7 V vi7 Imaj7",
      "Imaj7 ii7 iii7 IVmaj7",
    ],
    cadence: "Vsus4",
    home: "Iadd9",
  },
  minor: {
    scale: MINOR,
    progressions: [
      "iadd9 bVI bIII bVII",
      "i iv bVI V",
      "i bVII bVI bVII",
      "i v bVI iv",
      "bVI bVII i bIII",
      "i bIII iv bVI",
      "i7 iv7 bVII bIIImaj7",
      "i bVI iv V",
    ],
    cadence: "V",
    home: "i",
  },
  dark: {
    scale: MINOR,
    progressions: [
      "iadd9 bVI iv v",
      "i bII bVI v",
      "i iv bII v",
      "i bVI bII V",
      "i v iv bVI",
      "iadd9 bIII bVI iv",
      "i bVII iv bVI",
    ],
    cadence: "V",
    home: "i",
  },
  heroic: {
    scale: MINOR,
    progressions: [
      "i bVI bIII bVII",
      "i bVI iv bVII",
      "bVI bVII i i",
      "i bIII bVII IV",
      "i bVII bVI V",
      "i iv bVI V",
      "bVI bIII bVII i",
      "i v bVI bVII",
    ],
    cadence: "V",
    home: "i",
  },
  pulse: {
    scale: DORIAN,
    progressions: [
      "i7 bVImaj7 bIII bVII",
      "i7 IV i7 bVII",
      "i bIII IV bVII",
      "bVImaj7 bVII i7 i7",
      "i7 v7 bVII IV",
      "i bVII IV bVI",
      "i7 bIIImaj7 bVII IV",
    ],
    cadence: "bVII",
    home: "i",
  },
  suspense: {
    scale: PHRYGIAN,
    progressions: ["i bII i bvii", "i i bII iv", "i bVI bII i", "i bIII bII V", "iadd9 bvii bVI bII", "i iv bII V"],
    cadence: "bII",
    home: "i",
  },
  anthem: {
    scale: MAJOR,
    progressions: [
      "I IV I V",
      "I V vi IV",
      "I bVII IV I",
      "vi IV I V",
      "I vi IV V",
      "IV V vi I",
      "I iii IV V",
      "I IV bVII IV",
    ],
    cadence: "V",
    home: "I",
  },
};

const STEPS: Readonly<Record<string, number>> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 };
const COLORS: Readonly<Record<string, readonly number[]>> = {
  maj7: [0, 4, 7, 11],
  "7": [0, 3, 7, 10],
  sus4: [0, 5, 7, 12],
};

/** Reads a chord such as "bVI", "ii7" or "Imaj7". */
export function readChord(name: string): Chord {
  const {
    flat = "",
    step = "",
    color = "",
  } = /^(?<flat>b?)(?<step>[IV]+|[iv]+)(?<color>.*)$/u.exec(name)?.groups ?? {};
  const degree = STEPS[step.toUpperCase()];
  if (degree === undefined) throw new Error(`There is no chord ${name}.`);
  const root = degree - (flat ? 1 : 0);
  const third = step === step.toUpperCase() ? 4 : 3;
  const tones = COLORS[color] ?? [0, third, 7, ...(color === "add9" ? [14] : [])];
  return tones.map((tone) => root + tone);
}

export function readProgression(names: string): Chord[] {
  return names.split(" ").map(readChord);
}

/** Lays a chord out in four voices around a middle note, each voice close to where it stood before. */
export function voiceChord(chord: Chord, middle: number, before: readonly number[] | null): number[] {
  const classes = [...new Set(chord.map((tone) => ((tone % 12) + 12) % 12))].slice(0, 4);
  const voicings = [];
  for (let lowest = middle - 9; lowest <= middle; lowest++) {
    if (!classes.includes(((lowest % 12) + 12) % 12)) continue;
    voicings.push(stack(classes, lowest));
  }
  const cost = (voicing: readonly number[]): number => {
    const spread = Math.abs(voicing.reduce((sum, note) => sum + note, 0) / voicing.length - middle);
    const moved = before ? voicing.reduce((sum, note, voice) => sum + Math.abs(note - at(before, voice)), 0) : 0;
    return moved + spread * 1.5;
  };
  return voicings.reduce((best, voicing) => (cost(voicing) < cost(best) ? voicing : best));
}

function stack(classes: readonly number[], lowest: number): number[] {
  const notes = [];
  for (let note = lowest; notes.length < 4; note++) {
    if (classes.includes(((note % 12) + 12) % 12)) notes.push(note);
  }
  return notes;
}
