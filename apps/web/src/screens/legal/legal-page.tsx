import type { ReactNode } from "react";
import { useSite } from "#data/site.ts";
import { T, type PlainKey } from "#lib/messages.tsx";
import { Notice } from "#ui/notice.tsx";

export type LegalSection = { id: string; title: PlainKey; text: PlainKey; more?: ReactNode };

type LegalPageProps = { title: PlainKey; sections: readonly LegalSection[] };

/** The day the words themselves last changed, not the day the page was built. */
const UPDATED = new Date("2026-11-15T00:00:00Z");

export function LegalPage({ title, sections }: LegalPageProps) {
  return (
    <article className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16">
      <div className="max-w-[68ch]">
        <h1 className="text-3xl font-semibold">
          <T k={title} />
        </h1>
        <p className="mt-2 text-sm text-text-3">
          <T k="legal.updated" v={{ when: UPDATED }} />
        </p>
        <Notice className="mt-6">
          <T k="legal.operatorNote" />
          <Identity />
        </Notice>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="mt-10">
            <h2 className="text-xl font-semibold">
              <T k={section.title} />
            </h2>
            <p className="mt-2 text-md leading-relaxed text-text-2">
              <T k={section.text} />
            </p>
            {section.more}
          </section>
        ))}
      </div>
      <Contents sections={sections} />
    </article>
  );
}

/** Whom the operator named as responsible; nothing where nobody has. */
function Identity() {
  const { data } = useSite();
  if (data === undefined || data.legal.controller === "") return null;
  const { controller, address, email, basis } = data.legal;
  return (
    <div className="mt-3 flex flex-col gap-1 wrap-anywhere">
      <p className="font-medium text-text">
        <T k="legal.controller" v={{ controller }} />
      </p>
      {address !== "" && <p>{address}</p>}
      {email !== "" && (
        <p>
          <T k="legal.requests" v={{ email }} />
        </p>
      )}
      {basis !== "" && (
        <p>
          <T k="legal.basis" v={{ basis }} />
        </p>
      )}
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="hidden self-start lg:sticky lg:top-8 lg:block">
      <p id="contents" className="text-sm font-semibold">
        <T k="legal.contents" />
      </p>
      <ul className="mt-3 flex flex-col border-l border-line">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="moves block py-1.5 pl-4 text-sm text-text-2 hover:text-text hover:underline"
            >
              <T k={section.title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
