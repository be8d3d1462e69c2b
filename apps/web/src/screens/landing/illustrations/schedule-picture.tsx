import { useT } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";

// Monday to Sunday, and which film of the week stands where.
const WEEK = [
  { day: 4, still: "/films/still-sunset.jpg", row: 2 },
  { day: 5, still: null, row: 0 },
  { day: 6, still: "/films/still-neon.jpg", row: 1 },
  { day: 7, still: null, row: 0 },
  { day: 8, still: "/films/still-aurora.jpg", row: 3 },
  { day: 9, still: "/films/still-sunset.jpg", row: 1 },
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
