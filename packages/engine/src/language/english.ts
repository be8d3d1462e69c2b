const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  geese: "goose",
  knives: "knife",
  leaves: "leaf",
  wolves: "wolf",
  loaves: "loaf",
  shelves: "shelf",
  lives: "life",
  woke: "wake",
  slept: "sleep",
  ran: "run",
  running: "run",
  bought: "buy",
  drank: "drink",
  ate: "eat",
  eaten: "eat",
  heard: "hear",
  saw: "see",
  seen: "see",
  wrote: "write",
  written: "write",
  grew: "grow",
  grown: "grow",
  fought: "fight",
  shone: "shine",
  swam: "swim",
  flew: "fly",
  flown: "fly",
  drove: "drive",
  sang: "sing",
  sung: "sing",
  won: "win",
  stole: "steal",
  stolen: "steal",
  built: "build",
  taught: "teach",
  thought: "think",
  spent: "spend",
  froze: "freeze",
  frozen: "freeze",
  wore: "wear",
  rode: "ride",
  dug: "dig",
  fed: "feed",
  lost: "lose",
  died: "die",
  dying: "die",
  lying: "lie",
  broke: "break",
  broken: "break",
  spoke: "speak",
  threw: "throw",
  drew: "draw",
  drawn: "draw",
  fell: "fall",
  hid: "hide",
  hidden: "hide",
  struck: "strike",
  swept: "sweep",
  wept: "weep",
  caught: "catch",
  burnt: "burn",
  learnt: "learn",
};
const ENDINGS: readonly (readonly [string, number])[] = [
  ["ing", 2],
  ["ed", 2],
];

/** Every word an English one may be a form of, with what the step costs. The caller's lexicon decides which of them is one. */
export function englishStems(word: string): ReadonlyMap<string, number> {
  const plain = word.replace(/['’]s?$/u, "");
  const stems = new Map([[plain, 0]]);
  const put = (stem: string, cost: number) => {
    if (stem.length > 2 && !stems.has(stem)) stems.set(stem, cost);
  };
  const irregular = Object.hasOwn(IRREGULAR, plain) ? IRREGULAR[plain] : undefined;
  if (irregular) put(irregular, 0.5);
  if (/ie[sd]$/u.test(plain)) put(`${plain.slice(0, -3)}y`, 1);
  if (/(?:s|x|z|ch|sh|o)es$/u.test(plain)) put(plain.slice(0, -2), 1);
  if (/[^s]s$/u.test(plain)) put(plain.slice(0, -1), 1);
  for (const [ending, cost] of ENDINGS) {
    if (!plain.endsWith(ending) || plain.endsWith("rry") || plain.length - ending.length < 3) continue;
    const stem = plain.slice(0, -ending.length);
    put(stem, cost);
    put(`${stem}e`, cost);
    if (/(.)\1$/u.test(stem)) put(stem.slice(0, -1), cost);
  }
  return stems;
}
