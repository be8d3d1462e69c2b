import { CalendarClock, ChartColumn, CloudUpload, ShieldCheck, type LucideIcon } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { OutsideLink } from "#ui/outside-link.tsx";

const GOOGLE_PERMISSIONS = "https://myaccount.google.com/permissions";

type Use = "upload" | "schedule" | "stats" | "safety";

const USES: readonly [Use, LucideIcon][] = [
  ["upload", CloudUpload],
  ["schedule", CalendarClock],
  ["stats", ChartColumn],
  ["safety", ShieldCheck],
];

/** What the connection is used for, and how it is withdrawn without us. */
export function ConnectionUses() {
  return (
    <Card>
      <CardHeader title={<T k="youtube.features.title" />} />
      <ul className="flex flex-col gap-5">
        {USES.map(([use, Icon]) => (
          <li key={use} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-md bg-surface-3 text-text-2"
            >
              <Icon className="size-5" />
            </span>
            <div className="min-w-0">
              <p className="text-base font-medium">
                <T k={`youtube.feature.${use}`} />
              </p>
              <p className="text-sm text-text-2">
                <T k={`youtube.feature.${use}.text`} />
              </p>
              {use === "safety" && (
                <p className="mt-1 text-sm">
                  <OutsideLink href={GOOGLE_PERMISSIONS} text="youtube.feature.safety.google" />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
