import type { QueueMove } from "@sahne/contract/schedules/slots";

type Waiting = { videoId: string; publishAt: string };

/** One film takes another place: those between them move up, and every hour stays in use. */
export function queueMoves(queue: readonly Waiting[], from: number, to: number): QueueMove[] {
  const order = queue.toSpliced(from, 1).toSpliced(to, 0, ...queue.slice(from, from + 1));
  return order.flatMap(({ videoId, publishAt }, place): QueueMove[] => {
    const hour = queue[place]?.publishAt ?? publishAt;
    return hour === publishAt ? [] : [{ videoId, from: publishAt, to: hour }];
  });
}

export function reversed(moves: readonly QueueMove[]): QueueMove[] {
  return moves.map(({ videoId, from, to }) => ({ videoId, from: to, to: from }));
}
