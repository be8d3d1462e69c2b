import type { ReactNode } from "react";
import { T } from "#lib/messages.tsx";

export function SectionTitle({ children }: { children: ReactNode }) {
  return <h3 className="text-sm font-semibold text-text-2">{children}</h3>;
}

/** What `Fact`s stand in. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 text-base sm:grid-cols-2">{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-3">{name}</dt>
      <dd className="tabular break-words">{children}</dd>
    </div>
  );
}

export function Moment({ name, instant }: { name: ReactNode; instant: string }) {
  return (
    <Fact name={name}>
      <time dateTime={instant}>
        <T k="videos.details.moment" v={{ when: new Date(instant) }} />
      </time>
    </Fact>
  );
}
