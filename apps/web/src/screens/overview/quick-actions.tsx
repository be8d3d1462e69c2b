import { CalendarPlus, CirclePlay, Clapperboard, Settings, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { T } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

type QuickAction = { name: "create" | "videos" | "schedule" | "settings"; to: string; icon: LucideIcon };

const actions: readonly QuickAction[] = [
  { name: "create", to: "/dashboard/create", icon: Clapperboard },
  { name: "videos", to: "/dashboard/videos", icon: CirclePlay },
  { name: "schedule", to: "/dashboard/create?scenario=scheduled", icon: CalendarPlus },
  { name: "settings", to: "/dashboard/settings", icon: Settings },
];

/** R5.4. */
export function QuickActions() {
  return (
    <Card>
      <CardHeader title={<T k="overview.quick" />} />
      <ul className="grid grid-cols-2 gap-3">
        {actions.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="moves flex h-full min-h-20 flex-col items-start justify-between gap-3 rounded-md border border-line p-3 text-base font-medium hover:border-line-strong hover:bg-surface-3/40"
            >
              <Icon aria-hidden="true" className="size-5 text-text-3" />
              <T k={`overview.quick.${name}`} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
