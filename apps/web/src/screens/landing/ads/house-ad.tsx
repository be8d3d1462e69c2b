import { Link } from "react-router";
import { T } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import type { AdSlotId } from "./ad-sizes.ts";

const CONTENT = {
  banner: { still: "/films/ad-banner.jpg", title: "ads.house.banner.title", text: "ads.house.banner.text" },
  square: { still: "/films/ad-square.jpg", title: "ads.house.square.title", text: "ads.house.square.text" },
  wide: { still: "/films/ad-wide.jpg", title: "ads.house.wide.title", text: "ads.house.wide.text" },
} as const;

// Lying boxes put the words beside the button, standing ones above it; `wide` is standing, lying, then standing again.
const SHAPES: Record<AdSlotId, string> = {
  banner: "flex-row items-center",
  square: "flex-col items-start justify-end",
  wide: "flex-col items-start justify-end md:flex-row md:items-center md:justify-between lg:flex-col lg:items-start lg:justify-end",
};

// The picture stays free where no words lie on it.
const SHADES: Record<AdSlotId, string> = {
  banner: "bg-linear-to-r from-film via-film/80 to-film/20",
  square: "bg-linear-to-t from-film via-film/75 to-transparent",
  wide: "bg-linear-to-t from-film via-film/75 to-transparent md:bg-linear-to-r md:via-film/70",
};

/** Our own words in the network's place: one link, the whole box. */
export function HouseAd({ slot }: { slot: AdSlotId }) {
  const { still, title, text } = CONTENT[slot];
  return (
    <Link
      to="/auth/signup"
      data-theme="dark"
      className="group relative block size-full bg-film text-on-film outline-offset-[-4px]"
    >
      <img src={still} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      <span
        aria-hidden="true"
        className={classNames("absolute inset-0 rounded-lg ring-1 ring-line ring-inset", SHADES[slot])}
      />
      <span className={classNames("relative flex size-full justify-between gap-x-6 gap-y-3 p-4 lg:p-5", SHAPES[slot])}>
        <span className="min-w-0">
          <span className={classNames("block font-semibold", slot === "banner" ? "text-md" : "text-lg lg:text-xl")}>
            <T k={title} />
          </span>
          <span
            className={classNames("block text-on-film-2", slot === "banner" ? "text-sm max-md:hidden" : "text-base")}
          >
            <T k={text} />
          </span>
        </span>
        <span className="moves flex h-9 shrink-0 items-center rounded-md bg-on-film px-3.5 text-sm font-medium text-film group-hover:bg-on-film-2">
          <T k="ads.house.action" />
        </span>
      </span>
    </Link>
  );
}
