/**
 * Letters that mean a common one and only look different: 𝗛𝗲𝗹𝗹𝗼, Ｈｅｌｌｏ, ⓗⓔⓛⓛⓞ, ʜᴇʟʟᴏ, half-width ﾊﾟ, Ⅷ. No font of ours has most of
 * them, and a word written so is found in no list. Numbers in rings stay: they count. Punctuation of full width stays too: Chinese and
 * Japanese are written with it.
 */
const COMPATIBLE =
  /[\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2071\u207F\u2090-\u209C\u2102\u210A-\u2113\u2115\u2118-\u211D\u2124\u2128\u212C-\u2134\u2145-\u2149\u2160-\u217F\u249C-\u24E9\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF61-\uFF9F\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F12A}\u{1F130}-\u{1F149}]+/gu;

/** Without a rule of Unicode for them: small capitals, and others that "fancy text" is made of. */
const SMALL = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡᴢʏɑɡƖ";
const COMMON = "abcdefghijklmnopqrstuvwzyagl";
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  Array.from(SMALL).map((letter, index) => [letter, COMMON[index] ?? letter]),
);
const LOOK_ALIKES = new RegExp(`[${SMALL}]`, "gu");

/** White on black, round and square; A, B, O and P of these are emoji too, and those have a sign of their own behind them. */
const NEGATIVE = /[\u{1F150}-\u{1F169}]|[\u{1F170}-\u{1F189}](?!\uFE0F)/gu;
const LETTERS = 26;

/** The same text in the letters that films are written with. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFC")
    .replace(COMPATIBLE, (run) => run.normalize("NFKC"))
    .replace(LOOK_ALIKES, (letter) => LOOK_ALIKE.get(letter) ?? letter)
    .replace(NEGATIVE, negative)
    .normalize("NFC");
}

function negative(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const place = code >= 0x1f170 ? code - 0x1f170 : code - 0x1f150;
  return place < LETTERS ? String.fromCharCode(65 + place) : letter;
}
