import { CircleCheck, CloudUpload } from "lucide-react";
import { useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";

const LINE = "M0 78 C 30 70, 44 82, 70 66 S 118 58, 140 60 S 186 30, 212 36 S 262 18, 320 10";

/** The shape of a chart, with no figures: nothing here pretends to be somebody's numbers. */
export function AnalyticsPicture() {
  return (
    <svg viewBox="0 0 320 110" className="mt-2 block h-32 w-full" preserveAspectRatio="none" focusable="false">
      {[28, 56, 84].map((y) => (
        <line
          key={y}
          x1="0"
          x2="320"
          y1={y}
          y2={y}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`${LINE} L 320 110 L 0 110 Z`} className="fill-accent-graphic/15" />
      <path d={LINE} fill="none" className="stroke-accent-graphic" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A film on its way up: two thirds sent, the one before it is there. */
export function ChannelPicture() {
  return (
    <div className="flex flex-col gap-3 px-6 pb-6 md:px-8 md:pb-8">
      <div className="flex items-center gap-3 rounded-lg border border-line bg-bg p-3">
        <img
          src="/films/strip-4.jpg"
          alt=""
          width={640}
          height={360}
          loading="lazy"
          className="h-10 w-18 rounded-sm object-cover"
        />
        <span className="h-1.5 flex-1 rounded-full bg-surface-3" />
        <CircleCheck className="size-5 text-success" />
      </div>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-bg p-3">
        <img
          src="/films/still-rocket.jpg"
          alt=""
          width={360}
          height={640}
          loading="lazy"
          className="h-10 w-18 rounded-sm object-cover"
        />
        <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-3">
          <span className="block h-full w-2/3 rounded-full bg-accent-graphic" />
        </span>
        <CloudUpload className="size-5 text-text-3" />
      </div>
    </div>
  );
}

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

// Monday to Sunday, and which film of the week stands where.
const WEEK = [
  { day: 4, still: "/films/still-balloon.jpg", row: 2 },
  { day: 5, still: null, row: 0 },
  { day: 6, still: "/films/still-rocket.jpg", row: 1 },
  { day: 7, still: null, row: 0 },
  { day: 8, still: "/films/still-coffee.jpg", row: 3 },
  { day: 9, still: "/films/still-balloon.jpg", row: 1 },
  { day: 10, still: null, row: 0 },
] as const;

const ROWS = ["", "mt-2", "mt-9", "mt-16"] as const;

/** A week of a calendar: the first of January 2024 was a Monday, so day numbers give weekday names in any language. */
export function SchedulePicture() {
  const t = useT();
  const weekday = new Intl.DateTimeFormat(t.pageLang, { weekday: "short", timeZone: "UTC" });
  return (
    <div className="grid grid-cols-7 border-t border-line">
      {WEEK.map((slot, index) => (
        <div key={slot.day} className="min-h-36 border-l border-line px-1.5 pt-3 first:border-0">
          <p className="truncate text-center text-xs text-text-3">
            {weekday.format(new Date(Date.UTC(2024, 0, index + 1)))}
          </p>
          <p
            className={classNames(
              "tabular mx-auto mt-1 flex size-7 items-center justify-center rounded-full text-sm font-medium",
              index === 2 ? "bg-accent text-on-accent" : "text-text-2",
            )}
          >
            {slot.day}
          </p>
          {slot.still !== null && (
            <div className={classNames("overflow-hidden rounded-sm", ROWS[slot.row])}>
              <img
                src={slot.still}
                alt=""
                width={360}
                height={640}
                loading="lazy"
                className="h-7 w-full object-cover"
              />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

const STILLS = ["/films/still-lighthouse.jpg", "/films/still-balloon.jpg", "/films/still-coffee.jpg"] as const;
const OFFSETS = ["mt-14", "mt-6", "mt-20"] as const;

/** Frames of films made by our own renderer, standing. */
export function StillsPicture() {
  return (
    <div className="flex h-full max-h-110 justify-center gap-3 overflow-hidden px-6 sm:justify-start sm:pr-0 sm:pl-2">
      {STILLS.map((src, index) => (
        <img
          key={src}
          src={src}
          alt=""
          width={360}
          height={640}
          loading="lazy"
          decoding="async"
          className={`h-auto w-38 shrink-0 self-start sm:w-30 rounded-lg shadow-2 ${OFFSETS[index] ?? ""}`}
        />
      ))}
    </div>
  );
}
