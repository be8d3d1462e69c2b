import type { ReactNode } from "react";

export type DemoSectionProps = { id: string; title: ReactNode; text?: ReactNode; children: ReactNode };

export function DemoSection({ id, title, text, children }: DemoSectionProps) {
  return (
    <section id={id} className="mt-16 scroll-mt-6 border-t border-line pt-10 md:mt-20">
      <h2 className="text-2xl font-bold">{title}</h2>
      {text !== undefined && <p className="mt-2 max-w-[60ch] text-md text-text-2">{text}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
