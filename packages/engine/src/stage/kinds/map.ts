import type { GeoPermissibleObjects } from "d3-geo";
import { geoContains, geoOrthographic } from "d3-geo";
import type { Place } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import { parseColor } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import { toOklch } from "#stage/colors/oklch.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import { rise } from "#stage/easing.ts";
import type { Box, Frame } from "#stage/frame.ts";
import { isWordy } from "#stage/frame.ts";
import type { GlobeTurn } from "#stage/globe.ts";
import { globeShape, traceBorders, traceLand } from "#stage/globe.ts";
import { disc, radial } from "#stage/pens.ts";
import type { Drawing, Pen, Sprite, StageTools } from "#stage/stage.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { landmarkIn } from "#stage/landmarks.ts";
import { drawnSize } from "#stage/objects.ts";
import { isLand } from "#stage/shots/land.ts";
import { putObject } from "#stage/shots/standing.ts";
import { putTag } from "#stage/words/tag.ts";
import { isShowable } from "#stage/things.ts";
import { isTraveller } from "#stage/travel.ts";
import { say } from "#stage/words/words.ts";
import { hero } from "./objects.ts";
import type { GlobeView } from "./way.ts";
import { putPin, putWay, viewOfWay } from "./way.ts";

const TURN_SECONDS = 0.8;
const BORDER_SECONDS = 0.25;
/** The country is lit by then, and nothing on the globe changes any more. */
const LIT_SECONDS = TURN_SECONDS;
const TURNING_SHARE = 0.5;
/** A pixel of what is drawn while it turns: wider lines cost twice as much. */
const TURNING_LINE = 1 / TURNING_SHARE;
/** Nobody sees the bends of a coast that moves; every one of them costs a call of the pen. */
const SHORTEST_TURNING = 2 * TURNING_LINE;
/** Nor is what is much shorter than its way from one frame to the next. */
const SEEN_OF_WAY = 0.25;
const LONGEST_UNSEEN = 8;
const FRAME_SECONDS = 1 / 30;

/** A globe that turns to the place; a pin falls on it. */
export function map(staging: Staging): void {
  const { frame, scene, board } = staging;
  const { width, height, unit, shape } = frame;
  if (!scene.place) return hero(staging);
  const { longitude, latitude } = scene.place;
  const isLong = isWordy(scene.text);
  if (putTable(staging)) return;
  const shown = scene.things.find(({ slug, isRefused }) => !isRefused && isShowable(staging, slug));
  const traveller = scene.things.find(({ slug }) => isTraveller(slug) && isShowable(staging, slug));
  // On a way what travels goes along it.
  const thing = scene.placeTo ? undefined : shown;
  // What is found at the place stands small at the foot of the globe: where it is, is what is told. Upright, the words stand above.
  const globe = {
    tall: thing
      ? { x: width * 0.5, y: height * (isLong ? 0.6 : 0.575), radius: width * (isLong ? 0.38 : 0.42) }
      : { x: width * 0.5, y: height * (isLong ? 0.335 : 0.35), radius: width * (isLong ? 0.39 : 0.42) },
    wide: { x: width * 0.28, y: height * (thing ? 0.46 : 0.5), radius: height * 0.4 },
    square: { x: width * 0.5, y: height * 0.37, radius: height * 0.29 },
  }[shape];
  const spotted = scene.placeTo
    ? viewOfWay(scene.place, scene.placeTo)
    : { longitude, latitude: latitude + 4, zoom: 1.7 };
  // What a film opens with is its picture in every feed: it shows the place from the first frame on.
  const view = { ...spotted, isOpening: scene.start === 0 };
  board.put(globeSprite(staging, globe.radius, view), globe);
  const spotOf = (place: Place) => {
    const [x, y] = locate(turnedTo(globe.radius, view, TURN_SECONDS), [place.longitude, place.latitude]);
    return { x: globe.x + x, y: globe.y + y };
  };
  const spot = spotOf(scene.place);
  if (scene.placeTo)
    putWay(staging, { from: spot, to: spotOf(scene.placeTo), radius: globe.radius, slug: traveller?.slug });
  else putPin(staging, spot, { size: unit * 0.3, delay: 0.8 });
  if (thing) {
    const size = globe.radius * (isLand(thing.slug) ? 1 : AT_FOOT);
    const one = drawnSize(staging, thing.slug, 1) ?? { width: 1, height: 1 };
    const across = Math.min(size / one.height, size / one.width);
    const x = globe.x + globe.radius * 0.62;
    const floor = Math.min(globe.y + globe.radius * 1.06, height * { tall: 0.86, wide: 0.88, square: 0.68 }[shape]);
    putObject(staging, thing.slug, {
      x,
      y: floor - size / 2,
      size: across,
      floor,
      delay: 0.45,
      phase: 1,
      hasHalo: true,
    });
  }
  const side = globe.radius * 0.78;
  putTag(
    staging,
    scene.text,
    scene.placeTo ? { x: globe.x, y: globe.y + side } : { x: globe.x + side, y: globe.y - side },
  );
  sayPlace(staging, shape === "tall" && thing ? aboveOf(frame) : frame.words);
}

/** Over a globe or a table at the foot of an upright frame. */
const aboveOf = ({ top, height }: Frame): Box => ({ ...top, height: height * 0.2 });

/** How large a thing is at the foot of the globe, in radii; of the width, what a landmark keeps from the edges of its frame. */
const [AT_FOOT, LANDMARK_EDGE] = [0.86, 0.03];

/**
 * Where a place has something it is known by: that large, what is found there larger before it, and the globe small beside them.
 * In an upright frame they stand on the foot of it, and the words above.
 */
function putTable(staging: Staging): boolean {
  const { frame, scene, film } = staging;
  const { width, height, unit, shape } = frame;
  const landmark = landmarkIn(scene);
  const thing = scene.things.find(({ slug, isRefused }) => !isRefused && isShowable(staging, slug));
  if (landmark === undefined || !thing || !scene.place || !isShowable(staging, landmark)) return false;
  if (thing.slug === landmark || isFigure(thing.slug)) return false;
  const turn = film.scenes.filter((each) => each.start < scene.start && landmarkIn(each) !== undefined).length;
  const isTurned = turn % 2 === 1 && shape !== "wide";
  const across = (share: number) => width * (isTurned ? 1 - share : share);
  const ground = height * { tall: 0.86, wide: 0.86, square: 0.68 }[shape];
  const most = {
    tall: { wide: width * 0.76, high: height * (isWordy(scene.text) ? 0.46 : 0.52) },
    wide: { wide: width * 0.32, high: height * 0.74 },
    square: { wide: width * 0.56, high: height * 0.6 },
  }[shape];
  const one = drawnSize(staging, landmark, 1);
  if (!one) return false;
  const size = Math.min(most.wide / one.width, most.high / one.height);
  const reach = (one.width * size) / 2 + width * LANDMARK_EDGE;
  putObject(staging, landmark, {
    x: clamp(across({ tall: 0.36, wide: 0.19, square: 0.36 }[shape]), reach, width - reach),
    y: ground - (one.height * size) / 2,
    size,
    floor: ground,
    delay: 0.1,
    hasHalo: true,
    hasLife: false,
  });
  const globe = {
    x: across({ tall: 0.82, wide: 0.38, square: 0.8 }[shape]),
    y: height * { tall: 0.41, wide: 0.22, square: 0.17 }[shape],
    radius: { tall: width * 0.14, wide: height * 0.13, square: height * 0.11 }[shape],
  };
  const { longitude, latitude } = scene.place;
  const view = { longitude, latitude: latitude + 4, zoom: 1.7, isOpening: scene.start === 0 };
  staging.board.put(globeSprite(staging, globe.radius, view), globe);
  const [x, y] = locate(turnedTo(globe.radius, view, TURN_SECONDS), [longitude, latitude]);
  putPin(staging, { x: globe.x + x, y: globe.y + y }, { size: unit * 0.13, delay: 0.8 });
  // Lower and beside it: what the place is known by stays to be seen.
  const near = { tall: width * 0.6, wide: height * 0.42, square: height * 0.33 }[shape];
  const floor = ground + (shape === "tall" ? height * 0.07 : unit * 0.05);
  putObject(staging, thing.slug, {
    x: across({ tall: 0.67, wide: 0.38, square: 0.74 }[shape]),
    y: floor - near / 2,
    size: near,
    floor,
    delay: 0.45,
    phase: 1,
  });
  sayPlace(staging, shape === "tall" ? aboveOf(frame) : frame.words);
  return true;
}

function sayPlace(staging: Staging, box: Box): void {
  const { frame, scene, look } = staging;
  const names = [scene.place, scene.placeTo].flatMap((place) => place?.name ?? []);
  say(staging, {
    text: scene.text,
    box,
    font: look.text,
    size: frame.unit * 0.125,
    most: 4,
    emphasis: [...scene.emphasis, ...names],
    isInstant: scene.start === 0,
  });
}

/** A red sea is another planet's, and a golden one in the next scene too: it is one globe all through a film. */
const WATER = "#2a93a8";
function isWatery(color: string): boolean {
  const { c, h } = toOklch(parseColor(color));
  return c > 0.05 && h > 165 && h < 285;
}

type Opening = GlobeView & { isOpening: boolean };

/** How the globe stands so many seconds into its turn. */
function turnedTo(radius: number, { longitude, latitude, zoom, isOpening }: Opening, seconds: number): GlobeTurn {
  const turned = rise(seconds, 0, TURN_SECONDS);
  return {
    radius: radius * (1 + (zoom - 1) * turned),
    longitude: longitude - (1 - turned) * (isOpening ? 14 : 70),
    latitude: latitude - (isOpening ? 3 : 12) * (1 - turned),
  };
}

/** How far the middle of the globe moves from one of its stands to another, in pixels. */
function wayOf(from: GlobeTurn, to: GlobeTurn): number {
  return (Math.abs(to.longitude - from.longitude) * Math.PI * from.radius) / 180;
}

/** Where a place stands from the middle of the globe. */
function locate({ radius, longitude, latitude }: GlobeTurn, place: [number, number]): [number, number] {
  const projection = geoOrthographic().scale(radius).translate([0, 0]).rotate([-longitude, -latitude]);
  return projection(place) ?? [0, 0];
}

function globeSprite(staging: Staging, radius: number, view: Opening): Sprite {
  const { tools, scene, look, frame } = staging;
  const ends = [scene.place, scene.placeTo].filter((place) => place !== undefined);
  const atlas = tools.atlas();
  const countries = atlas.countries as readonly GeoPermissibleObjects[];
  const homes = countries
    .filter((one) => ends.some(({ longitude, latitude }) => geoContains(one, [longitude, latitude])))
    .map(globeShape);
  const land = globeShape(atlas.land);
  const borders = globeShape(atlas.borders);
  const margin = Math.ceil(radius * 0.16);
  const side = Math.ceil(radius * 2) + margin * 2;
  const sea = mix(isWatery(look.hot) ? look.hot : WATER, look.ink, 0.2);
  const lit = look.accent;
  const line = frame.unit * 0.0022;
  const paintLand = (pen: Pen, seconds: number, isTurning: boolean) => {
    const turn = turnedTo(radius, view, seconds);
    if (isTurning)
      turn.leastLine = clamp(
        wayOf(turn, turnedTo(radius, view, seconds + FRAME_SECONDS)) * SEEN_OF_WAY,
        SHORTEST_TURNING,
        LONGEST_UNSEEN,
      );
    const thin = isTurning ? Math.min(line, TURNING_LINE * 0.98) : line;
    pen.beginPath();
    traceLand(pen, land, turn);
    pen.fillStyle = mix(look.light, sea, 0.18);
    pen.fill("evenodd");
    // Borders come with the country: on a globe that still turns nobody reads them.
    const shown = view.isOpening ? 1 : rise(seconds, TURN_SECONDS - BORDER_SECONDS, BORDER_SECONDS);
    if (shown <= 0) return;
    pen.globalAlpha = shown;
    pen.beginPath();
    traceBorders(pen, borders, turn);
    pen.strokeStyle = withAlpha(look.ink, (0.28 * line) / thin);
    pen.lineWidth = thin;
    pen.stroke();
    for (const home of homes) {
      pen.beginPath();
      traceLand(pen, home, turn);
      pen.fillStyle = lit;
      pen.fill("evenodd");
      pen.beginPath();
      traceBorders(pen, home, turn);
      pen.lineWidth = line * 2.6;
      pen.strokeStyle = look.ink;
      pen.stroke();
    }
    pen.globalAlpha = 1;
  };
  const layers = globeLayers(radius, sea, look.ink);
  // While the globe turns only its land changes: shadow, sea and light are drawn once.
  const turning = new Map<keyof typeof layers, Drawing>();
  const paintLayer = (pen: Pen, name: keyof typeof layers, isTurning: boolean) => {
    if (!isTurning) return layers[name](pen);
    const drawing = turning.get(name) ?? drawOnce(tools, layers[name], side);
    turning.set(name, drawing);
    pen.drawImage(drawing.source, -side / 2, -side / 2, side, side);
  };
  return {
    width: side,
    height: side,
    liveUntil: LIT_SECONDS,
    liveShare: TURNING_SHARE,
    draw(pen, seconds) {
      const isTurning = seconds < LIT_SECONDS;
      pen.translate(side / 2, side / 2);
      paintLayer(pen, "under", isTurning);
      pen.save();
      disc(pen, 0, 0, radius);
      pen.clip();
      paintLand(pen, seconds, isTurning);
      pen.restore();
      paintLayer(pen, "over", isTurning);
    },
  };
}

/** What lies under the land and over it: shadow and sea, and the light on the ball. */
function globeLayers(radius: number, sea: string, ink: string) {
  return {
    under(pen: Pen): void {
      pen.save();
      pen.shadowColor = "rgba(0,0,0,0.45)";
      pen.shadowBlur = radius * 0.12;
      pen.shadowOffsetY = radius * 0.05;
      pen.fillStyle = mix(sea, ink, 0.5);
      disc(pen, 0, 0, radius);
      pen.fill();
      pen.restore();
      disc(pen, 0, 0, radius);
      pen.fillStyle = radial(
        pen,
        [-radius * 0.4, -radius * 0.5, radius * 1.9],
        [
          [0, mix(sea, "#ffffff", 0.16)],
          [0.6, mix(sea, ink, 0.3)],
          [1, mix(sea, ink, 0.7)],
        ],
      );
      pen.fill();
    },
    over(pen: Pen): void {
      disc(pen, 0, 0, radius);
      pen.fillStyle = radial(
        pen,
        [-radius * 0.35, -radius * 0.45, radius * 1.6],
        [
          [0, "rgba(255,255,255,0.2)"],
          [0.5, "rgba(255,255,255,0)"],
          [1, "rgba(0,0,0,0.5)"],
        ],
      );
      pen.fill();
    },
  };
}

/** A part of the globe at the size at which it is drawn while it turns. */
function drawOnce(tools: StageTools, draw: (pen: Pen) => void, side: number): Drawing {
  const pixels = Math.ceil(side * TURNING_SHARE);
  const { pen, drawing } = tools.canvas(pixels, pixels);
  pen.scale(pixels / side, pixels / side);
  pen.translate(side / 2, side / 2);
  draw(pen);
  return drawing;
}
