import type { ReactNode } from "react";

type FullPageProps = {
  /** What is written on the frame beside the words, e.g. 404; a sign otherwise. */
  code: ReactNode;
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

/** For pages that stand in for another one: what happened, why, and the way on, beside the frame where the film tore. */
export function FullPage({ code, title, text, actions, children }: FullPageProps) {
  return (
    <main className="page-width grid min-h-[80dvh] content-center items-center gap-10 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
      <div className="flex min-w-0 flex-col items-start gap-5">
        <h1 className="max-w-[24ch] text-3xl font-semibold">{title}</h1>
        <p className="max-w-[60ch] text-md text-text-2">{text}</p>
        {children}
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
      <div
        aria-hidden="true"
        className="film-strip w-full max-w-72 overflow-hidden rounded-lg shadow-2 max-lg:order-first lg:max-w-none lg:rotate-2"
      >
        <div className="relative aspect-video">
          {/* No picture at all is fine too: what broke may be the connection. */}
          <img src="/films/call.jpg" alt="" className="size-full object-cover" />
          <span className="absolute inset-0 flex items-center justify-center bg-film/30 text-4xl font-bold text-on-film lg:text-[5rem] [&_svg]:size-16">
            {code}
          </span>
        </div>
      </div>
    </main>
  );
}
