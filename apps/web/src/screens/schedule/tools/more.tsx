import { T } from "#lib/messages.tsx";

/** Of a list that may be long, so many stand there. */
export const SHOWN = 5;

export function More({ count }: { count: number }) {
  if (count <= SHOWN) return null;
  return (
    <li>
      <T k="file.more" v={{ n: count - SHOWN }} />
    </li>
  );
}
