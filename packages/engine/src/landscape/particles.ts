import { parseColor, toYuv } from "#base/color.ts";
import { clamp, createRandom } from "#base/numbers.ts";
import type { FramePlanes } from "#plan/frame-size.ts";
import type { Glow, GlowSprites } from "./glows.ts";
import type { LandscapeContext } from "./landscape.ts";
import { addGlow } from "./landscape.ts";
import type { ParticleKind } from "./scenes.ts";

/** A particle's own constants; all are 0..1 except the phase, an angle. */
type Particle = { x: number; y: number; near: number; phase: number; pick: number; bright: number };

/** Where a particle is at a time (shares of the frame, wrapped around) and how it shines. */
type Look = { x: number; y: number; amount: number; sprite: Glow };

type Behaviour = { count: number; look(particle: Particle, time: number, sprites: GlowSprites): Look };

/** The i-th of sprites, the last when there are fewer. */
function choose(sprites: readonly Glow[], index: number): Glow {
  const sprite = sprites[Math.min(index, sprites.length - 1)];
  if (!sprite) throw new Error("No sprites were made.");
  return sprite;
}

const BEHAVIOURS: Readonly<Record<Exclude<ParticleKind, "none">, Behaviour>> = {
  dust: {
    count: 44,
    look({ x, y, near, phase, pick, bright }, time, { points }) {
      const size = pick < 0.6 ? 0 : pick < 0.85 ? 1 : pick < 0.95 ? 2 : 3;
      return {
        x: x + time * 0.012 * (near - 0.3) + 0.012 * Math.sin(time * 0.7 + phase),
        y: y - time * 0.016 * near - 0.008 * Math.sin(time * 0.5 + phase * 2),
        amount: bright * (90 + 70 * Math.sin(time * 1.1 + phase)) * near * (size >= 2 ? 0.35 : 1),
        sprite: choose(points, size),
      };
    },
  },
  stars: {
    count: 150,
    look({ x, y, near, phase, pick, bright }, time, { points }) {
      const size = pick < 0.8 ? 0 : pick < 0.97 ? 1 : 2;
      const amount = bright * (150 + 100 * Math.sin(time * (1 + pick * 2.5) + phase)) * (size > 0 ? 0.7 : 1);
      return { x: x + time * 0.0018 * near, y, amount, sprite: choose(points, size) };
    },
  },
  bokeh: {
    count: 20,
    look({ x, y, near, phase, pick, bright }, time, { discs }) {
      return {
        x: x + 0.02 * Math.sin(time * 0.3 + phase),
        y: y - time * 0.012 * near,
        amount: bright * (26 + 18 * Math.sin(time * 0.6 + phase)),
        sprite: choose(discs, pick < 0.4 ? 0 : pick < 0.8 ? 1 : 2),
      };
    },
  },
  snow: {
    count: 190,
    look({ x, y, near, phase, bright }, time, { points }) {
      const size = near < 0.4 ? 0 : near < 0.86 ? 1 : 2;
      return {
        x: x + 0.03 * Math.sin(time * 0.8 + phase) * near + time * 0.01,
        y: y + time * (0.05 + 0.09 * near),
        amount: 256 * bright * (size === 2 ? 0.55 : 1),
        sprite: choose(points, size),
      };
    },
  },
  rain: {
    count: 150,
    look({ x, y, near, bright }, time, { streak }) {
      return { x: x - time * 0.05, y: y + time * (0.9 + 0.8 * near), amount: bright * 210 * near, sprite: streak };
    },
  },
  petals: {
    count: 60,
    look({ x, y, near, phase, bright }, time, { petal }) {
      return {
        x: x + time * 0.02 + 0.05 * Math.sin(time * 0.9 + phase) * near,
        y: y + time * (0.03 + 0.05 * near),
        amount: (120 + 110 * bright) * (0.6 + 0.4 * Math.sin(time * 1.7 + phase)),
        sprite: petal,
      };
    },
  },
  embers: {
    count: 90,
    look({ x, y, near, phase, pick, bright }, time, { points }) {
      const size = pick < 0.55 ? 0 : pick < 0.93 ? 1 : 2;
      return {
        x: x + 0.03 * Math.sin(time * 1.3 + phase) + time * 0.01 * (near - 0.5),
        y: y - time * (0.05 + 0.12 * near),
        amount: bright * (150 + 100 * Math.sin(time * 3.1 + phase)) * (size === 2 ? 0.4 : 1),
        sprite: choose(points, size),
      };
    },
  },
};

/** Particles leave the frame at the side, not at its visible edge. */
const OVERHANG = 0.1;

export function createParticlePainter(context: LandscapeContext): (time: number, planes: FramePlanes) => void {
  const { size, scene, seed, glows } = context;
  const { particles: kind, particleColor } = scene;
  if (kind === "none") return () => undefined;
  const behaviour = BEHAVIOURS[kind];
  const random = createRandom(seed + 5);
  const particles = Array.from({ length: behaviour.count }, () => createParticle(random));
  const tint = toYuv(parseColor(particleColor));
  const overhang = Math.min(size.width, size.height) * OVERHANG;
  return (time, planes) => {
    for (const particle of particles) {
      const { x, y, amount, sprite } = behaviour.look(particle, time, glows);
      const wrappedY = y - Math.floor(y);
      addGlow(context, planes, {
        sprite,
        x: (x - Math.floor(x)) * (size.width + 2 * overhang) - overhang,
        y: wrappedY * size.height,
        amount: amount * clamp(Math.min(wrappedY, 1 - wrappedY) * 12),
        tint,
      });
    }
  };
}

function createParticle(random: () => number): Particle {
  return {
    x: random(),
    y: random(),
    near: 0.25 + 0.75 * random(),
    phase: random() * 2 * Math.PI,
    pick: random(),
    bright: 0.35 + 0.65 * random(),
  };
}
