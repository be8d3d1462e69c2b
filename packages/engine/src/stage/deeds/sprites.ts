import { withAlpha } from "#stage/colors/colors.ts";
import type { Pen, Sprite, StageTools } from "#stage/stage.ts";

/** One half of a sprite, cut slantwise, or along a crack. */
export function halfOf(whole: Sprite, isLeft: boolean, isCracked: boolean): Sprite {
  const { width, height } = whole;
  const steps = isCracked ? 7 : 1;
  return {
    width,
    height,
    draw(pen, seconds) {
      pen.save();
      pen.beginPath();
      pen.moveTo(isLeft ? 0 : width, 0);
      for (let step = 0; step <= steps; step++) {
        const share = step / steps;
        const jag = isCracked && step > 0 && step < steps ? (step % 2 === 0 ? 0.05 : -0.05) : 0;
        pen.lineTo(width * (0.57 - 0.14 * share + jag), height * share);
      }
      pen.lineTo(isLeft ? 0 : width, height);
      pen.closePath();
      pen.clip();
      whole.draw(pen, seconds);
      pen.restore();
    },
  };
}

/** A level slice of a sprite, counted from below. */
export function sliceOf(whole: Sprite, index: number, count: number): Sprite {
  const { width, height } = whole;
  return {
    width,
    height,
    draw(pen, seconds) {
      pen.save();
      pen.beginPath();
      pen.rect(0, height * (1 - (index + 1) / count), width, height / count + (index > 0 ? 1 : 0));
      pen.clip();
      whole.draw(pen, seconds);
      pen.restore();
    },
  };
}

const AROUND = 20;

/** Nothing but the edge of a sprite in one colour: where something was, or will be. */
export function outlineOf(tools: StageTools, whole: Sprite, color: string, thick: number): Sprite {
  const { width, height } = whole;
  return {
    width,
    height,
    draw(pen) {
      const shape = tools.canvas(width, height);
      whole.draw(shape.pen, 0);
      const edge = tools.canvas(width, height);
      for (let step = 0; step < AROUND; step++) {
        const angle = (step / AROUND) * Math.PI * 2;
        edge.pen.drawImage(shape.drawing.source, Math.cos(angle) * thick, Math.sin(angle) * thick);
      }
      edge.pen.globalCompositeOperation = "source-in";
      edge.pen.fillStyle = color;
      edge.pen.fillRect(0, 0, width, height);
      edge.pen.globalCompositeOperation = "destination-out";
      edge.pen.drawImage(shape.drawing.source, 0, 0);
      pen.drawImage(edge.drawing.source, 0, 0);
      shape.pen.globalCompositeOperation = "source-in";
      shape.pen.fillStyle = withAlpha(color, 0.14);
      shape.pen.fillRect(0, 0, width, height);
      pen.drawImage(shape.drawing.source, 0, 0);
    },
  };
}

/** A broad arrow from its lower left to its upper right, or downwards to the lower right. */
export function arrowSprite(size: number, color: string, isDown: boolean): Sprite {
  const side = Math.ceil(size);
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.save();
      if (isDown) {
        pen.translate(0, side);
        pen.scale(1, -1);
      }
      pen.strokeStyle = pen.fillStyle = color;
      pen.lineWidth = size * 0.075;
      pen.lineCap = pen.lineJoin = "round";
      pen.beginPath();
      for (const [x, y] of WAY_UP) pen.lineTo(x * size, y * size);
      pen.stroke();
      pen.beginPath();
      pen.moveTo(size * 0.96, size * 0.06);
      pen.lineTo(size * 0.72, size * 0.12);
      pen.lineTo(size * 0.9, size * 0.31);
      pen.closePath();
      pen.fill();
      pen.stroke();
      pen.restore();
    },
  };
}

const WAY_UP = [
  [0.06, 0.92],
  [0.34, 0.62],
  [0.5, 0.72],
  [0.82, 0.2],
] as const;

/** Two arrows that run round in a circle. */
export function turningSprite(size: number, color: string): Sprite {
  const side = Math.ceil(size);
  const radius = size * 0.44;
  return {
    width: side,
    height: side,
    draw(pen) {
      pen.translate(side / 2, side / 2);
      pen.strokeStyle = pen.fillStyle = color;
      pen.lineWidth = size * 0.035;
      pen.lineCap = "round";
      for (const start of [-0.35, Math.PI - 0.35]) {
        pen.beginPath();
        pen.arc(0, 0, radius, start, start + 2.1);
        pen.stroke();
        drawTip(pen, radius, start + 2.25, size * 0.06);
      }
    },
  };
}

function drawTip(pen: Pen, radius: number, angle: number, size: number): void {
  pen.save();
  pen.translate(Math.cos(angle) * radius, Math.sin(angle) * radius);
  pen.rotate(angle + Math.PI / 2);
  pen.beginPath();
  pen.moveTo(size, 0);
  pen.lineTo(-size * 0.7, -size * 0.9);
  pen.lineTo(-size * 0.7, size * 0.9);
  pen.fill();
  pen.restore();
}

export function dropSprite(size: number, color: string): Sprite {
  const [width, height] = [Math.ceil(size), Math.ceil(size * 1.5)];
  return {
    width,
    height,
    draw(pen) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.moveTo(width / 2, 0);
      pen.bezierCurveTo(width * 0.6, height * 0.3, width, height * 0.45, width, height * 0.67);
      pen.arc(width / 2, height * 0.67, width / 2, 0, Math.PI);
      pen.bezierCurveTo(0, height * 0.45, width * 0.4, height * 0.3, width / 2, 0);
      pen.fill();
    },
  };
}

/** A line that fades, in the air behind what moves: lying, or standing. */
export function streakSprite(length: number, thick: number, color: string, isStanding: boolean): Sprite {
  const [width, height] = isStanding ? [thick, length] : [length, thick];
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    draw(pen) {
      const gradient = pen.createLinearGradient(0, 0, isStanding ? 0 : width, isStanding ? height : 0);
      gradient.addColorStop(0, withAlpha(color, 0));
      gradient.addColorStop(1, withAlpha(color, 0.85));
      pen.fillStyle = gradient;
      pen.beginPath();
      pen.roundRect(0, 0, width, height, thick / 2);
      pen.fill();
    },
  };
}
