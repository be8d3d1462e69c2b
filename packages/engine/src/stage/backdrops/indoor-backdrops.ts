import { createRandom } from "#base/numbers.ts";
import type { ColorSet } from "#looks/look.ts";
import { mix, withAlpha } from "#stage/colors/colors.ts";
import type { Ground } from "./ground.ts";
import { cover, floorOf, lightOf, pool } from "./ground.ts";
import { apart, disc, linear } from "#stage/pens.ts";

const WOOD = "#a8703f";

/** A tiled wall, a shelf, and a wooden counter. */
export function kitchen(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const top = height * ((floorOf("kitchen", ground) ?? 0.6) - 0.03);
  const light = lightOf(ground);
  const wall = mix(base, "#fff6e6", 0.5);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, top],
      [
        [0, mix(wall, second, 0.26)],
        [1, mix(wall, "#ffffff", 0.25)],
      ],
    ),
  );
  const tile = unit * 0.115;
  pen.strokeStyle = withAlpha(mix(second, deep, 0.3), 0.17);
  pen.lineWidth = unit * 0.005;
  for (let row = 0; row * tile < top; row++) {
    pen.beginPath();
    pen.moveTo(0, top - row * tile);
    pen.lineTo(width, top - row * tile);
    for (let x = row % 2 === 0 ? 0 : -tile; x < width; x += tile * 2) {
      pen.moveTo(x, top - row * tile);
      pen.lineTo(x, top - (row + 1) * tile);
    }
    pen.stroke();
  }
  cover(ground, pool(pen, [light.x, light.y, unit * 0.95], [mix("#fffaf0", glow, 0.35), 0.6]));
  counter(ground, top, { wood: mix(WOOD, second, 0.18), deep });
}

/** A desk before a wall with a window. */
export function desk(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const top = height * ((floorOf("desk", ground) ?? 0.6) - 0.03);
  const light = lightOf(ground);
  cover(
    ground,
    linear(
      pen,
      [0, 0, width * 0.3, top],
      [
        [0, mix(base, deep, 0.2)],
        [1, mix(base, second, 0.5)],
      ],
    ),
  );
  cover(ground, pool(pen, [light.x, light.y, unit * 0.9], [glow, 0.5]));
  shelf(ground, { y: top + unit * 0.01, second, deep, glow });
  counter(ground, top, { wood: mix(WOOD, deep, 0.35), deep });
}

/** A bedroom at night: the window, the moon in it, and the floor. */
export function bedroom(ground: Ground, { base, second, deep, glow }: ColorSet): void {
  const { pen, width, height } = ground;
  const unit = Math.min(width, height);
  const floor = height * ((floorOf("bedroom", ground) ?? 0.6) - 0.02);
  const wall = mix(mix(base, deep, 0.35), "#1c2452", 0.35);
  cover(
    ground,
    linear(
      pen,
      [0, 0, 0, floor],
      [
        [0, mix(wall, deep, 0.5)],
        [1, mix(wall, second, 0.3)],
      ],
    ),
  );
  const pane = { x: width - unit * 0.3, y: floor - unit * 0.6, width: unit * 0.27, height: unit * 0.36 };
  pen.fillStyle = linear(
    pen,
    [0, pane.y, 0, pane.y + pane.height],
    [
      [0, "#0c1440"],
      [1, "#2c3f86"],
    ],
  );
  pen.fillRect(pane.x, pane.y, pane.width, pane.height);
  const random = createRandom(3);
  pen.fillStyle = "rgba(255,255,255,0.85)";
  for (let star = 0; star < 26; star++) {
    disc(pen, pane.x + random() * pane.width, pane.y + random() * pane.height, unit * (0.001 + 0.0026 * random()));
    pen.fill();
  }
  pen.fillStyle = "#fdf3cf";
  disc(pen, pane.x + pane.width * 0.62, pane.y + pane.height * 0.3, unit * 0.05);
  pen.fill();
  pen.strokeStyle = mix(wall, "#ffffff", 0.3);
  pen.lineWidth = unit * 0.016;
  pen.strokeRect(pane.x, pane.y, pane.width, pane.height);
  pen.beginPath();
  pen.moveTo(pane.x + pane.width / 2, pane.y);
  pen.lineTo(pane.x + pane.width / 2, pane.y + pane.height);
  pen.moveTo(pane.x, pane.y + pane.height / 2);
  pen.lineTo(pane.x + pane.width, pane.y + pane.height / 2);
  pen.stroke();
  apart(pen, () => {
    // Moonlight on the wall.
    pen.fillStyle = "rgba(190,210,255,0.1)";
    pen.beginPath();
    pen.moveTo(pane.x, pane.y + pane.height);
    pen.lineTo(pane.x + pane.width, pane.y + pane.height);
    pen.lineTo(width * 0.62, height);
    pen.lineTo(width * 0.08, height);
    pen.fill();
  });
  cover(ground, pool(pen, [lightOf(ground).x, lightOf(ground).y, unit * 0.7], [glow, 0.28]));
  pen.fillStyle = linear(
    pen,
    [0, floor, 0, height],
    [
      [0, mix(mix(WOOD, deep, 0.55), "#1c2452", 0.3)],
      [1, mix(deep, "#05060f", 0.5)],
    ],
  );
  pen.fillRect(0, floor, width, height - floor);
  pen.fillStyle = mix(wall, "#ffffff", 0.16);
  pen.fillRect(0, floor - unit * 0.014, width, unit * 0.016);
  pen.fillStyle = withAlpha(mix(second, glow, 0.3), 0.3);
  pen.beginPath();
  pen.ellipse(
    width > height ? width * 0.29 : width * 0.5,
    floor + unit * 0.06,
    unit * 0.46,
    unit * 0.075,
    0,
    0,
    Math.PI * 2,
  );
  pen.fill();
}

function counter({ pen, width, height }: Ground, top: number, { wood, deep }: { wood: string; deep: string }): void {
  const unit = Math.min(width, height);
  const edge = top + unit * 0.13;
  pen.fillStyle = linear(
    pen,
    [0, top, 0, edge],
    [
      [0, mix(wood, "#ffffff", 0.3)],
      [1, mix(wood, "#ffffff", 0.08)],
    ],
  );
  pen.fillRect(0, top, width, edge - top);
  pen.fillStyle = linear(
    pen,
    [0, edge, 0, height],
    [
      [0, mix(wood, "#1c0d04", 0.45)],
      [0.1, mix(wood, deep, 0.55)],
      [1, mix(wood, mix(deep, "#120804", 0.5), 0.85)],
    ],
  );
  pen.fillRect(0, edge, width, height - edge);
  pen.fillStyle = "rgba(255,255,255,0.28)";
  pen.fillRect(0, top, width, Math.max(1, unit * 0.004));
}

type Shelf = { y: number; second: string; deep: string; glow: string };

/** Books and a plant at the far ends of the desk, out of the way of words and things. */
function shelf({ pen, width, height }: Ground, { y, second, deep, glow }: Shelf): void {
  const unit = Math.min(width, height);
  const random = createRandom(19);
  let x = -unit * 0.02;
  for (const color of [second, "#d9674a", "#e8c25a", "#5a8fc8", glow]) {
    const [wide, tall] = [unit * (0.026 + 0.016 * random()), unit * (0.13 + 0.07 * random())];
    pen.fillStyle = mix(color, deep, 0.34);
    pen.fillRect(x, y - tall, wide, tall);
    x += wide + unit * 0.003;
  }
  const pot = { x: width - unit * 0.07, width: unit * 0.09, height: unit * 0.09 };
  pen.fillStyle = mix("#4f9a5a", deep, 0.3);
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = -Math.PI / 2 + (leaf - 3) * 0.36;
    pen.beginPath();
    pen.ellipse(
      pot.x + Math.cos(angle) * unit * 0.07,
      y - pot.height + Math.sin(angle) * unit * 0.08,
      unit * 0.075,
      unit * 0.02,
      angle,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  pen.fillStyle = mix("#c4704a", deep, 0.3);
  pen.beginPath();
  pen.roundRect(pot.x - pot.width / 2, y - pot.height, pot.width, pot.height, [0, 0, unit * 0.02, unit * 0.02]);
  pen.fill();
}
