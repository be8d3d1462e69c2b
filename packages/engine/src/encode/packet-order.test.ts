import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPacketOrder, type TimedPacket } from "./packet-order.ts";

const VIDEO = 0;
const SOUND = 1;
const picture = (dts: number): TimedPacket => ({ dts: BigInt(dts), timeBase: { num: 1, den: 30 } });
const sound = (index: number): TimedPacket => ({ dts: BigInt(index * 1024), timeBase: { num: 1, den: 48_000 } });

test("packets leave in the order of their times, whatever bunches they come in", () => {
  const pictures = Array.from({ length: 60 }, (_, index) => picture(index - 2));
  const sounds = Array.from({ length: 90 }, (_, index) => sound(index));
  const whole = createPacketOrder<TimedPacket>([VIDEO, SOUND]);
  const expected = [...whole.take(pictures, VIDEO), ...whole.take(sounds, SOUND, true)];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 5, maxLength: 80 }), (bunches) => {
      const order = createPacketOrder<TimedPacket>([VIDEO, SOUND]);
      const [pictureQueue, soundQueue] = [[...pictures], [...sounds]];
      const written = bunches.flatMap((size, turn) =>
        turn % 2 === 0
          ? order.take(pictureQueue.splice(0, size), VIDEO)
          : order.take(soundQueue.splice(0, size), SOUND),
      );
      written.push(...order.take(pictureQueue, VIDEO), ...order.take(soundQueue, SOUND, true));

      expect(written).toEqual(expected);
    }),
  );
});

test("a film without sound holds nothing back", () => {
  const order = createPacketOrder<TimedPacket>([VIDEO]);

  expect(order.take([picture(0), picture(1)], VIDEO)).toHaveLength(2);
});
