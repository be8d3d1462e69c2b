/** What is needed of a packet to put it in its place. */
export type TimedPacket = { dts: bigint; timeBase: { num: number; den: number } };

export type OrderedPacket<Packet> = { packet: Packet; stream: number };

export type PacketOrder<Packet> = {
  /** Adds packets of a stream and answers those whose turn has come; with `isEnd` all that are left. */
  take(packets: readonly Packet[], stream: number, isEnd?: boolean): OrderedPacket<Packet>[];
};

/**
 * Encoders hand out their packets in bunches, and how large a bunch is depends on how busy the machine is. Here the order
 * in the file is made by their times alone, so that the same film has the same bytes: a packet is let go only when every
 * other stream has shown one that comes after it.
 */
export function createPacketOrder<Packet extends TimedPacket>(streams: readonly number[]): PacketOrder<Packet> {
  const waiting = new Map<number, Packet[]>(streams.map((stream) => [stream, []]));

  function first(isEnd: boolean): OrderedPacket<Packet> | null {
    let best: OrderedPacket<Packet> | null = null;
    for (const [stream, [packet]] of waiting) {
      if (!packet) {
        if (isEnd) continue;
        return null;
      }
      // On a tie the stream that was named first goes first.
      if (!best || secondsOf(packet) < secondsOf(best.packet)) best = { packet, stream };
    }
    return best;
  }

  return {
    take(packets, stream, isEnd = false) {
      waiting.get(stream)?.push(...packets);
      const ready: OrderedPacket<Packet>[] = [];
      for (let next = first(isEnd); next; next = first(isEnd)) {
        waiting.get(next.stream)?.shift();
        ready.push(next);
      }
      return ready;
    },
  };
}

function secondsOf({ dts, timeBase }: TimedPacket): number {
  return (Number(dts) * timeBase.num) / timeBase.den;
}
