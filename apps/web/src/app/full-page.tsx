import type { ReactNode } from "react";

type FullPageProps = {
  /** A large figure behind the words, e.g. 404. */
  code?: string;
  icon?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

/** For pages that stand in for another one: what happened, why, and the way on. */
export function FullPage({ code, icon, title, text, actions, children }: FullPageProps) {
  return (
    <main className="page-width flex min-h-[80dvh] flex-col items-start justify-center gap-5 py-16">
      {icon !== undefined && (
        <span className="flex size-12 items-center justify-center rounded-lg bg-surface-3 text-text-2 [&_svg]:size-6">
          {icon}
        </span>
      )}
      {code !== undefined && <p className="tabular font-mono text-sm text-text-3">{code}</p>}
      <h1 className="max-w-[24ch] text-3xl font-semibold">{title}</h1>
      <p className="max-w-[60ch] text-md text-text-2">{text}</p>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </main>
  );
}
