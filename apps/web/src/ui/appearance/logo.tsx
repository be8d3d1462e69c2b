import { classNames } from "#ui/class-names.ts";

export type LogoProps = {
  /** Hide the word where there is room for the mark only; the name is then read out from it. */
  isMarkOnly?: boolean | undefined;
  className?: string | undefined;
};

/** The stage: a curtain drawn aside, and the light behind it. `public/favicon.svg` is the same drawing. */
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
      <path d="M0 8a8 8 0 0 1 7.500-8C7.200 8 4.800 14.500 0 19.500Z" className="fill-accent-active" />
      <path d="M32 8a8 8 0 0 0-7.500-8c.3 8 2.700 14.500 7.500 19.500Z" className="fill-accent-active" />
      <path d="M16 3.500c.8 9 4.600 15.500 10 20.500v4H6v-4c5.400-5 9.200-11.500 10-20.500Z" className="fill-on-film" />
    </>
  );
}
