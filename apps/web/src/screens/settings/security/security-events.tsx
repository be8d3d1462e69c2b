import type { SecurityEvent, SecurityEventKind } from "@sahne/contract/accounts/accounts";
import {
  Download,
  Eye,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  Mail,
  RotateCcw,
  ShieldAlert,
  Unlink,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useSecurityEvents } from "#data/accounts/security.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { DeviceWords } from "./device-words.tsx";
import { LoadedSection } from "./loaded-section.tsx";

const SHOWN_AT_FIRST = 6;

export function SecurityEvents() {
  return (
    <LoadedSection id="security" text="audit.text" query={useSecurityEvents()} failed="audit.failed" skeleton="h-40">
      {({ events }) => <EventList events={events} />}
    </LoadedSection>
  );
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((event) => (
          <EventRow key={event._id} event={event} />
        ))}
      </ul>
      {events.length > SHOWN_AT_FIRST && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-3 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? <T k="common.showLess" /> : <T k="common.showMore" />}
        </Button>
      )}
    </>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const Icon = ICONS[event.kind];
  return (
    <li className="flex items-start gap-4 py-3 last:pb-0">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${event.kind === "login_failed" || event.kind === "key_reveal_failed" ? "text-warning" : "text-text-3"}`}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-base font-medium">
          <T k={`audit.${event.kind}`} />
        </p>
        <p className="tabular text-sm text-text-3">
          <DeviceWords userAgent={event.userAgent} /> · <T k="common.moment" v={{ when: new Date(event.createdAt) }} />
        </p>
      </div>
    </li>
  );
}

const ICONS: Record<SecurityEventKind, LucideIcon> = {
  signed_up: UserPlus,
  login: LogIn,
  login_failed: ShieldAlert,
  password_reset_asked: RotateCcw,
  password_reset: RotateCcw,
  password_changed: KeyRound,
  key_revealed: Eye,
  key_reveal_failed: ShieldAlert,
  key_changed: KeyRound,
  email_changed: Mail,
  email_change_undone: Mail,
  email_confirmed: Mail,
  signed_out: LogOut,
  session_ended: LogOut,
  signed_out_everywhere: LogOut,
  data_exported: Download,
  channel_connected: Link2,
  channel_disconnected: Unlink,
};
