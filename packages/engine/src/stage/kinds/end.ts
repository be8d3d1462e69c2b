import { clamp } from "#base/numbers.ts";
import type { Staging } from "#stage/board.ts";
import { readableOn, withAlpha } from "#stage/colors.ts";
import { rise, spring } from "#stage/easing.ts";
import { bob, stageObject } from "#stage/objects.ts";
import { disc } from "#stage/pens.ts";
import type { Sprite } from "#stage/stage.ts";
import { putObject } from "#stage/standing.ts";
import { castOf, isShowable, topicOf } from "#stage/things.ts";
import { fontOf, inksOf, say, textMiddle } from "#stage/words.ts";

/** How many items make a list worth summing up. */
const LEAST_LIST = 3;

/** What the film was about, the call, and the channel. */
export function end(staging: Staging): void {
  const { frame, scene, look, film } = staging;
  const { width, height, unit, shape } = frame;
  const told = scene.things.find(({ slug }) => isShowable(staging, slug))?.slug;
  const topic = told ?? topicOf(staging) ?? castOf(staging, [])[0];
  const spot = {
    tall: { x: width * 0.5, y: height * 0.335, size: width * 0.53 },
    wide: { x: width * 0.28, y: height * 0.5, size: height * 0.46 },
    square: { x: width * 0.5, y: height * 0.325, size: height * 0.33 },
  }[shape];
  // A list is summed up with all it named; a story closes on what it was about.
  const isList = film.scenes.filter(({ kind }) => kind === "list").length >= LEAST_LIST;
  if (topic && isList) putCast(staging, topic, spot);
  else if (topic)
    putObject(staging, topic, { ...spot, size: spot.size * 1.08, floor: floorOf(staging, spot), hasHalo: true });
  const box = {
    tall: { ...frame.safe, y: height * 0.625, height: height * (film.channel ? 0.105 : 0.18) },
    wide: { ...frame.words, y: height * 0.2, height: height * 0.38 },
    square: { ...frame.safe, y: height * 0.635, height: height * 0.17 },
  }[shape];
  const size = unit * (look.display === "anton" ? 0.185 : 0.15);
  const emphasis = scene.emphasis.length > 0 ? scene.emphasis : [scene.text.trim().split(/\s+/u).at(-1) ?? ""];
  say(staging, { text: scene.text, box, font: look.display, size, most: 3, hasMarker: false, emphasis });
  if (film.channel) putChannel(staging, film.channel);
}

type Spot = { x: number; y: number; size: number };

/** The topic with the whole cast around it. */
function putCast(staging: Staging, topic: string, spot: Spot): void {
  const { frame, look, board } = staging;
  const { unit, shape } = frame;
  const ring = spot.size * { tall: 0.7, wide: 0.76, square: 0.7 }[shape];
  const circle = { x: spot.x - ring, y: spot.y - ring, width: ring * 2, height: ring * 2 };
  const line = board.visible(circle, inksOf(staging), 2) ?? look.light;
  board.paint((pen) => {
    pen.strokeStyle = withAlpha(line, 0.26);
    pen.lineWidth = unit * 0.005;
    disc(pen, spot.x, spot.y, ring);
    pen.stroke();
  });
  putObject(staging, topic, { ...spot, size: spot.size * 0.9, hasHalo: true });
  const cast = castOf(staging, [topic]).slice(0, 6);
  for (const [index, slug] of cast.entries()) {
    const object = stageObject(staging, slug, spot.size * 0.32);
    if (!object) continue;
    const first = -1.9 + (index / cast.length) * Math.PI * 2;
    board.put(object.sprite, spot, (pose, seconds) => {
      const come = spring(look.motion, seconds, 0.15 + index * 0.07);
      const angle = first + seconds * 0.12;
      pose.x += Math.cos(angle) * ring * come;
      pose.y += Math.sin(angle) * ring * come;
      pose.scaleX = pose.scaleY = clamp(come, 0, 1.2);
      pose.turn = Math.sin(angle) * 0.15;
    });
  }
}

function floorOf({ floor }: Staging, { y, size }: Spot): number | null {
  return floor === null ? null : y + size * 0.52;
}

function putChannel(staging: Staging, channel: string): void {
  const { frame, look, board, tools } = staging;
  const { width, height, unit, shape } = frame;
  const font = look.text === "playfair" ? "montserrat" : look.text;
  const room = frame.shape === "wide" ? frame.words.width : frame.safe.width;
  const wanted = unit * 0.056;
  const size = Math.min(wanted, (wanted * (room - unit * 0.24)) / textMiddle(staging, font, wanted, channel).width);
  const { width: text, lift } = textMiddle(staging, font, size, channel);
  const [wide, high, pad] = [text + unit * 0.215, unit * 0.13, unit * 0.035];
  const x = shape === "wide" ? frame.words.x + wide / 2 : width * (shape === "tall" ? 0.49 : 0.5);
  const y = { tall: height * 0.77, wide: height * 0.7, square: height * 0.875 }[shape];
  const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
  const pill = board.visible(box, [look.accent, look.light, look.ink], 2) ?? look.light;
  const ink = readableOn(pill, [look.ink, look.light]);
  const { ascent, descent } = tools.measure(fontOf(font, size), channel);
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
      pen.fillText(channel, pad + unit * 0.148, pad + high / 2 + lift + (ascent - descent) / 2);
    },
  };
  board.put(sprite, { x, y }, (pose, seconds) => {
    const come = rise(seconds, 0.5, 0.4);
    pose.opacity = come;
    pose.y += (1 - come) * unit * 0.05;
  });
  const bell = stageObject(staging, "bell", unit * 0.09, { hasShadow: false });
  if (!bell) return;
  board.put(bell.sprite, { x: box.x + unit * 0.085, y }, (pose, seconds) => {
    pose.opacity = rise(seconds, 0.55, 0.4);
    pose.turn = Math.sin(seconds * 9) * 0.16;
    pose.y += bob(seconds, 0) * unit * 0.2;
  });
}
