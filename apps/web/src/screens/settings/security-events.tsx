import type { SecurityEvent, SecurityEventKind } from "@sahne/contract/accounts";
import {
  Download,
  Eye,
  KeyRound,
  LogIn,
  LogOut,
  Mail,
  RotateCcw,
  ShieldAlert,
  TriangleAlert,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useSecurityEvents } from "#data/security.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { DeviceWords } from "./device-words.tsx";
import { SettingsSection } from "./settings-section.tsx";

const SHOWN_AT_FIRST = 6;

export function SecurityEvents() {
  const t = useT();
  const list = useSecurityEvents();
  return (
    <SettingsSection id="security" text="audit.text">
      {list.isPending && (
        <SkeletonGroup label={t("common.loading")}>
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {list.isError && (
        <EmptyState
          tone="danger"
          level={3}
          icon={<TriangleAlert />}
          title={<T k="audit.failed" />}
          description={list.error.message}
          action={
            <Button onClick={() => void list.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        />
      )}
      {list.isSuccess && <EventList events={list.data.events} />}
    </SettingsSection>
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
        className={`mt-0.5 size-5 shrink-0 ${event.kind === "login_failed" ? "text-warning" : "text-text-3"}`}
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
  key_changed: KeyRound,
  email_changed: Mail,
  email_change_undone: Mail,
  session_ended: LogOut,
  signed_out_everywhere: LogOut,
  data_exported: Download,
};
