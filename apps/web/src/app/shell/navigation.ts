import {
  CalendarClock,
  CirclePlay,
  Clapperboard,
  History,
  LayoutDashboard,
  Palette,
  Settings,
  Tv,
  type LucideIcon,
} from "lucide-react";
import type { PlainKey } from "#lib/messages.tsx";

export type Destination = { to: string; labelKey: PlainKey; icon: LucideIcon };

/** R4.1, in this order; My Videos is ours. */
export const destinations: readonly Destination[] = [
  { to: "/dashboard", labelKey: "nav.dashboard", icon: LayoutDashboard },
  { to: "/dashboard/create", labelKey: "nav.create", icon: Clapperboard },
  { to: "/dashboard/videos", labelKey: "nav.videos", icon: CirclePlay },
  { to: "/dashboard/schedule", labelKey: "nav.schedule", icon: CalendarClock },
  { to: "/dashboard/history", labelKey: "nav.history", icon: History },
  { to: "/dashboard/youtube", labelKey: "nav.youtube", icon: Tv },
  { to: "/youtube/theme", labelKey: "nav.themeDemo", icon: Palette },
  { to: "/dashboard/settings", labelKey: "nav.settings", icon: Settings },
];
