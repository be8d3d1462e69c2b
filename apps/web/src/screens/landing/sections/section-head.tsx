import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type SectionHeadProps = {
  id?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  className?: string | undefined;
};

export function SectionHead({ id, title, text, className }: SectionHeadProps) {
  return (
    <div className={classNames("max-w-2xl", className)}>
      <h2 id={id} className="text-2xl font-bold md:text-3xl">
        {title}
      </h2>
      {text !== undefined && <p className="mt-3 text-md text-text-2 md:text-lg">{text}</p>}
    </div>
  );
}
