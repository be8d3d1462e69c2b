import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { spring } from "#stage/easing.ts";
import { figureLockup } from "./lockup.ts";
import { figureLabel } from "#stage/gauges/numbers.ts";
import type { Sprite } from "#stage/stage.ts";
import { fontOf, textMiddle } from "./words.ts";

const LONGEST_TAG = 9;

/** What a scene measures besides what it shows ("18 °C", "10 pm", "1453") once more, on a tag at its picture. */
export function putTag(staging: Staging, text: string, at: { x: number; y: number }): void {
  const label = labelOf(staging);
  if (label !== "" && label.length <= LONGEST_TAG && label.length <= text.length * 0.6) hang(staging, label, at);
}

const LONGEST_NAME = 14;

/** Where something happens, on a tag: for scenes that show something else than the place. */
export function putPlaceTag(staging: Staging, at: { x: number; y: number }): void {
  const name = staging.scene.place?.name ?? "";
  if (name !== "" && name.length <= LONGEST_NAME && isItsPlace(staging, name)) hang(staging, name, at);
}

/** Buildings that stand in one place only: another name on them would be wrong. */
const LANDMARKS: Readonly<Record<string, RegExp>> = {
  "galata-tower": /galata|istanbul|türkiye|turkey|karaköy|beyoğlu/u,
  "maidens-tower": /istanbul|üsküdar|türkiye|turkey/u,
  "fairy-chimneys": /kapadokya|cappadocia|göreme|nevşehir|ürgüp|uçhisar|türkiye|turkey/u,
  "eiffel-tower": /paris|fransa|france/u,
  "pisa-tower": /pisa|italya|italy/u,
  colosseum: /rom[ae]|italya|italy/u,
  "taj-mahal": /agra|hindistan|india|delhi/u,
  "statue-of-liberty": /new york|amerika|america|abd|usa|united states/u,
  "tokyo-tower": /tokyo|japonya|japan/u,
  "mount-fuji": /fuji|tokyo|japonya|japan/u,
  "great-wall": /çin|china|beijing|pekin/u,
  pyramids: /mısır|egypt|gize|giza|kahire|cairo/u,
  sphinx: /mısır|egypt|gize|giza|kahire|cairo/u,
  stonehenge: /stonehenge|ingiltere|england|britain|britanya/u,
};

function isItsPlace({ scene, film }: Staging, name: string): boolean {
  const written = name.toLocaleLowerCase(film.language);
  return scene.things.every(({ slug }) => LANDMARKS[slug]?.test(written) ?? true);
}

function hang(staging: Staging, label: string, at: { x: number; y: number }): void {
  const { frame, look } = staging;
  const tag = tagSprite(staging, label);
  const half = tag.width / 2;
  const x = Math.min(at.x, (frame.shape === "wide" ? frame.width * 0.98 : frame.width * 0.97) - half);
  staging.board.put(tag, { x, y: at.y }, (pose, seconds) => {
    const come = spring(look.motion, seconds, 0.4);
    pose.scaleX = pose.scaleY = clamp(come, 0, 1.15);
    pose.turn = 0.07;
    pose.opacity = clamp((seconds - 0.4) * 9);
  });
}

function labelOf(staging: Staging): string {
  const { scene, film } = staging;
  const lockup = scene.figure ? figureLockup(staging) : null;
  if (!scene.figure || !lockup) return scene.kind === "map" && scene.year !== undefined ? String(scene.year) : "";
  return `${figureLabel(scene.figure, scene.figure.value, film.language)}${lockup.unit ? ` ${lockup.unit}` : ""}`;
}

function tagSprite(staging: Staging, label: string): Sprite {
  const { frame, look } = staging;
  const { unit } = frame;
  const size = unit * 0.076;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const { width: wide, lift } = textMiddle(staging, font, size, label);
  const { ascent, descent } = staging.tools.measure(fontOf(font, size), label);
  const [across, high, pad] = [wide + unit * 0.08, unit * 0.125, unit * 0.03];
  return {
    width: Math.ceil(across + pad * 2),
    height: Math.ceil(high + pad * 2),
    draw(pen) {
      pen.shadowColor = "rgba(0,0,0,0.34)";
      pen.shadowBlur = unit * 0.025;
      pen.shadowOffsetY = unit * 0.01;
      pen.fillStyle = "#ffffff";
      pen.beginPath();
      pen.roundRect(pad, pad, across, high, high / 2);
      pen.fill();
      pen.shadowColor = "rgba(0,0,0,0)";
      pen.fillStyle = "#15131c";
      pen.font = fontOf(font, size);
      pen.textBaseline = "alphabetic";
      pen.textAlign = "left";
      pen.fillText(label, pad + unit * 0.04, pad + high / 2 + lift + (ascent - descent) / 2);
    },
  };
}
