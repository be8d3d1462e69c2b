import { classNames } from "#ui/class-names.ts";

/** One window, half in each theme: the attribute alone turns the tokens. */
export function LookPicture() {
  return (
    <div className="mx-6 grid grid-cols-2 overflow-hidden rounded-t-lg border border-b-0 border-line md:mx-8">
      <Half theme="dark" />
      <Half theme="light" />
    </div>
  );
}

function Half({ theme }: { theme: "dark" | "light" }) {
  return (
    <div data-theme={theme} className="flex h-32 flex-col gap-2.5 bg-bg p-4">
      <span className="h-2.5 w-2/3 rounded-full bg-text" />
      <span className="h-2 w-full rounded-full bg-surface-3" />
      <span className="h-2 w-4/5 rounded-full bg-surface-3" />
      <span className={classNames("mt-auto h-7 w-20 rounded-md", theme === "dark" ? "bg-accent" : "bg-accent")} />
    </div>
  );
}
