import { classNames } from "./class-names.ts";

export type LogoProps = {
  /** Hide the word where there is room for the mark only; the name is then read out from it. */
  isMarkOnly?: boolean | undefined;
  className?: string | undefined;
};

/** The stage: a curtain drawn aside, and the light between its folds is a play sign. */
export function Logo({ isMarkOnly = false, className }: LogoProps) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5", className)}>
      <svg
        viewBox="0 0 32 32"
        className="size-8 shrink-0"
        role={isMarkOnly ? "img" : undefined}
        aria-label={isMarkOnly ? "Sahne" : undefined}
        aria-hidden={isMarkOnly ? undefined : true}
      >
        <LogoShapes />
      </svg>
      {!isMarkOnly && <span className="text-lg font-bold tracking-tight text-text">Sahne</span>}
    </span>
  );
}

function LogoShapes() {
  return (
    <>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M0 8a8 8 0 0 1 8-8h3c1 9-2 18-11 24Z" className="fill-accent-active" />
      <path d="M32 8a8 8 0 0 0-8-8h-3c-1 9 2 18 11 24Z" className="fill-accent-active" />
      <path
        d="M12 11.6c0-1.2 1.3-2 2.4-1.3l7.2 4.4c1 .6 1 2 0 2.600l-7.200 4.400c-1.100.7-2.400-.1-2.400-1.300Z"
        className="fill-on-accent"
      />
    </>
  );
}
