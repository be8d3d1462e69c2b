import type { Staging } from "#stage/board.ts";
import { parseColor } from "#base/color.ts";
import { contrast, mix, readableOn } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import { bob, stageObject } from "#stage/objects.ts";
import { disc } from "#stage/pens.ts";
import type { Pen, Sprite } from "#stage/stage.ts";
import { fontOf, textMiddle } from "#stage/words/words.ts";

/** What a last sentence may ask of its viewer. */
export type Call = "follow" | "subscribe" | "comment" | "save" | "download" | "link";

/** In this order: "save it and follow" is a call to follow. */
const CALLS: readonly (readonly [Call, RegExp])[] = [
  [
    "subscribe",
    /\bsubscribe\b(?! to (?:a|the|any) (?:magazine|newspaper|service|plan))|(?<!\p{L})abone ol(?:un|unuz|mayı)?(?!\p{L})/iu,
  ],
  [
    "follow",
    /^follow (?:us|me|for|along)\b|\bfollow (?:us|me|for (?:more|part|daily)|this (?:page|account|channel))\b|(?<!\p{L})takip (?:et|edin|ediniz|etmeyi)(?!\p{L})|(?<!\p{L})takipte kal/iu,
  ],
  [
    "comment",
    /\bcomment (?:below|your|with|if|down)\b|\b(?:in|to) the comments\b|(?<!\p{L})yorum(?:a|lara|lar(?:da|a)?) (?:\p{L}+ )?(?:yaz|bırak|bekl|buluş)|(?<!\p{L})yorum (?:yap|yaz|bırak)(?:ın|in|mayı|ınız)?(?!\p{L})/iu,
  ],
  [
    "save",
    /\bsave (?:this|it|the (?:video|post|recipe|list))\b|(?<!\p{L})(?:videoyu|gönderiyi|tarifi|listeyi|bunu) kaydet|^kaydet(?!\p{L})|(?<!\p{L})kaydetmeyi unutma/iu,
  ],
  [
    "download",
    /\bdownload (?:now|it|today|the app|for free)\b|(?<!\p{L})(?:hemen|şimdi|bugün|ücretsiz|uygulamayı) indir(?:in)?(?!\p{L})|^indir(?:in)?(?!\p{L})/iu,
  ],
  [
    "link",
    /\blink (?:is )?in (?:the |my |our )?(?:bio|profile|description)\b|(?<!\p{L})link (?:profil|biyografi|açıklama)\p{L}*/iu,
  ],
];

const LABELS: Readonly<Record<"tr" | "en", Readonly<Record<Call, string>>>> = {
  tr: {
    follow: "Takip et",
    subscribe: "Abone ol",
    comment: "Yorum yaz",
    save: "Kaydet",
    download: "İndir",
    link: "Profile git",
  },
  en: {
    follow: "Follow",
    subscribe: "Subscribe",
    comment: "Comment",
    save: "Save",
    download: "Download",
    link: "Go to profile",
  },
};

/** What the words of a closing scene ask for; null: nothing that has a button. */
export function callIn(text: string): Call | null {
  return CALLS.find(([, asks]) => asks.test(text.trim()))?.[0] ?? null;
}

/** The button its viewer is asked to press, as it looks where the film is seen. */
export function putCall(staging: Staging, call: Call, at: { x: number; y: number }): void {
  const label = LABELS[staging.film.language][call];
  putPill(staging, label, at, ICONS[call] ?? "bell");
}

type DrawIcon = (pen: Pen, size: number) => void;

const ICONS: Partial<Record<Call, DrawIcon>> = {
  comment: drawBubble,
  save: drawBookmark,
  download: drawArrow,
  link: drawPerson,
};

const [LEAST_LABEL, LEAST_PILL] = [4.6, 1.6];
const DEEPENED = [0, 0.06, 0.12, 0.18, 0.24, 0.3, 0.35] as const;

/** The colour as much deeper as light words on it need: dark ones on a red are tiring. Null: it is too bright for them. */
export function strongerUnder(light: string, pill: string): string | null {
  const deeper = DEEPENED.map((share) => mix(pill, "#000000", share));
  return deeper.find((color) => contrast(parseColor(light), parseColor(color)) >= LEAST_LABEL) ?? null;
}

/** A pill with its icon and words; `at` is its middle, in a wide frame its left side. */
export function putPill(staging: Staging, label: string, at: { x: number; y: number }, icon: DrawIcon | "bell"): void {
  const { frame, look, board, tools } = staging;
  const { unit, shape } = frame;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const room = shape === "wide" ? frame.words.width : frame.safe.width;
  const wanted = unit * 0.056;
  const size = Math.min(wanted, (wanted * (room - unit * 0.24)) / textMiddle(staging, font, wanted, label).width);
  const { width: text, lift } = textMiddle(staging, font, size, label);
  const [wide, high, pad] = [text + unit * 0.215, unit * 0.13, unit * 0.035];
  const x = shape === "wide" ? at.x + wide / 2 : at.x;
  const { y } = at;
  const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
  const wantedPill = board.visible(box, [look.accent, look.light, look.ink], 2) ?? look.light;
  const strong = strongerUnder(look.light, wantedPill);
  const pill = strong !== null && board.visible(box, [strong], LEAST_PILL) !== null ? strong : wantedPill;
  const ink = pill === strong ? look.light : readableOn(pill, [look.ink, look.light]);
  const { ascent, descent } = tools.measure(fontOf(font, size), label);
  const sprite: Sprite = {
    width: Math.ceil(wide + pad * 2),
    height: Math.ceil(high + pad * 2),
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.36)";
      pen.shadowBlur = unit * 0.03;
      pen.shadowOffsetY = unit * 0.01;
      pen.fillStyle = pill;
      pen.beginPath();
      pen.roundRect(pad, pad, wide, high, high / 2);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = ink;
      pen.font = fontOf(font, size);
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      pen.fillText(label, pad + unit * 0.148, pad + high / 2 + lift + (ascent - descent) / 2);
      if (icon === "bell") return;
      pen.translate(pad + unit * 0.085, pad + high / 2);
      icon(pen, unit * 0.075);
    },
  };
  board.put(sprite, { x, y }, (pose, seconds) => {
    const come = rise(seconds, 0.5, 0.4);
    pose.opacity = come;
    pose.y += (1 - come) * unit * 0.05;
  });
  const bell = icon === "bell" ? stageObject(staging, "bell", unit * 0.09, { hasShadow: false }) : null;
  if (!bell) return;
  board.put(bell.sprite, { x: box.x + unit * 0.085, y }, (pose, seconds) => {
    pose.opacity = rise(seconds, 0.55, 0.4);
    pose.turn = Math.sin(seconds * 9) * 0.16;
    pose.y += bob(seconds, 0) * unit * 0.2;
  });
}

function drawBookmark(pen: Pen, size: number): void {
  const [half, tall] = [size * 0.32, size * 0.44];
  pen.beginPath();
  pen.moveTo(-half, -tall + size * 0.08);
  pen.quadraticCurveTo(-half, -tall, -half + size * 0.08, -tall);
  pen.lineTo(half - size * 0.08, -tall);
  pen.quadraticCurveTo(half, -tall, half, -tall + size * 0.08);
  pen.lineTo(half, tall);
  pen.lineTo(0, tall * 0.52);
  pen.lineTo(-half, tall);
  pen.closePath();
  pen.fill();
}

/** An arrow that points into a tray. */
function drawArrow(pen: Pen, size: number): void {
  const [half, thick] = [size * 0.42, size * 0.15];
  pen.fillRect(-thick / 2, -half, thick, half);
  pen.beginPath();
  pen.moveTo(-size * 0.27, -size * 0.06);
  pen.lineTo(size * 0.27, -size * 0.06);
  pen.lineTo(0, size * 0.22);
  pen.closePath();
  pen.fill();
  pen.fillRect(-half, half - thick, half * 2, thick);
}

/** Somebody's head and shoulders. */
function drawPerson(pen: Pen, size: number): void {
  disc(pen, 0, -size * 0.2, size * 0.21);
  pen.fill();
  pen.beginPath();
  pen.ellipse(0, size * 0.42, size * 0.4, size * 0.34, 0, Math.PI, 0);
  pen.closePath();
  pen.fill();
}

function drawBubble(pen: Pen, size: number): void {
  const ground = pen.fillStyle;
  const [half, tall] = [size * 0.5, size * 0.36];
  pen.beginPath();
  pen.roundRect(-half, -tall - size * 0.06, half * 2, tall * 2, tall * 0.8);
  pen.moveTo(-half * 0.55, tall * 0.6);
  pen.lineTo(-half * 0.62, tall + size * 0.16);
  pen.lineTo(half * 0.1, tall * 0.8);
  pen.closePath();
  pen.fill();
  pen.globalCompositeOperation = "destination-out";
  for (const x of [-0.45, 0, 0.45]) {
    disc(pen, x * half, -size * 0.06, size * 0.06);
    pen.fill();
  }
  pen.globalCompositeOperation = "source-over";
  pen.fillStyle = ground;
}
