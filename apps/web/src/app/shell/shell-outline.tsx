import { Logo } from "#ui/appearance/logo.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const NAV_ITEMS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const CARDS = ["a", "b", "c", "d", "e", "f"];

/** The dashboard's frame without its words and its work, sent with the page: on a slow line there is something to see. */
export function ShellOutline() {
  return (
    <div aria-hidden="true" className="shell-outline flex min-h-dvh">
      <div className="outline-sidebar hidden h-dvh w-70 shrink-0 flex-col border-r border-line bg-surface-1 md:flex">
        <div className="flex h-16 shrink-0 items-center px-6">
          {/* Without its word: a letter drawn before our font is here would keep the whole page from it (styles/fonts.css). */}
          <Logo isMarkOnly />
        </div>
        <div className="animate-appear-late space-y-5 px-6 py-6">
          {NAV_ITEMS.map((item) => (
            <Skeleton key={item} className="h-5 w-3/4" />
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-16 items-center border-b border-line px-3 md:px-6">
          <Skeleton className="animate-appear-late h-6 w-40" />
        </div>
        <div className="page-width animate-appear-late grid flex-1 content-start gap-6 py-6 sm:grid-cols-2 md:py-8 xl:grid-cols-3">
          {CARDS.map((card) => (
            <Skeleton key={card} className="h-44" />
          ))}
        </div>
      </div>
    </div>
  );
}
