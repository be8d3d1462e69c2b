import type { Mood, PairPose, PoseName } from "#stage/figure/figure-name.ts";

/** What somebody does, as a pose; with somebody else another one. */
export type Act = {
  pose: PoseName;
  /** How two do it. */
  pair?: PairPose | undefined;
  mood?: Mood | undefined;
  /** The word that tells it, as written, and where it begins. */
  word: string;
  at: number;
};

/** How much a pose says, from the most: with a deed that says more the sentence is told by that. */
const RANKS: readonly (readonly PoseName[])[] = [
  [
    "run",
    "leap",
    "fall",
    "climb",
    "crawl",
    "cry",
    "cheer",
    "swim",
    "dig",
    "row",
    "throw",
    "carry",
    "push",
    "pull",
    "sleep",
    "kneel",
    "dance",
    "ride",
    "kick",
    "hide",
    "clap",
  ],
  [
    "write",
    "read",
    "cook",
    "phone",
    "eat",
    "give",
    "drive",
    "listen",
    "whisper",
    "wave",
    "point",
    "bow",
    "wake",
    "sit",
    "sing",
    "play",
    "sweep",
    "wash",
    "paint",
    "plant",
    "fix",
    "knock",
    "photo",
    "tie",
  ],
  ["look", "think", "take", "lift", "speak", "wait", "walk", "reach"],
];

function rankOf({ pose, pair, mood }: Act): number {
  // What two do with one another says most.
  if (pair !== undefined && pair !== "talk" && pair !== "give-to") return -1;
  // Who laughs or trembles is seen before who only thinks, looks or walks, and not before who takes something in his hands.
  if (pose === "stand" && mood !== undefined) return RANKS.length - 1.1;
  if (/^(?:take|lift|reach)$/u.test(pose)) return RANKS.length - 1.2;
  const rank = RANKS.findIndex((poses) => poses.includes(pose));
  return rank < 0 ? RANKS.length : rank;
}

/** `pose/mood+pair: words`. A line a pose; several lines may share one. */
export type ActLine = { pose: PoseName; mood?: Mood | undefined; pair?: PairPose | undefined; words: string[] };

export function readActs(table: string): ActLine[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", words = ""] = line.split(/:\s+/u, 2);
      const [, pose, mood, pair] = /^([a-z]+)(?:\/([a-z]+))?(?:\+([a-z-]+))?$/u.exec(head.trim()) ?? [];
      return {
        pose: pose as PoseName,
        mood: mood as Mood | undefined,
        pair: pair as PairPose | undefined,
        words: words.trim().split(/\s+/u),
      };
    });
}

/** Of several deeds the first that is seen best. */
export function strongest(acts: readonly Act[]): Act | null {
  const [best = null] = acts.toSorted((one, other) => rankOf(one) - rankOf(other) || one.at - other.at);
  return best;
}
