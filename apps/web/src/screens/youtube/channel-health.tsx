import type { Channel } from "@sahne/contract/publishing/youtube";
import { CalendarClock, CirclePause, Gauge, ShieldAlert, ShieldCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";

/** Within this time an ending grant is worth a colour; before it, a plain line will do. */
const SOON_MS = 3 * 86_400_000;

/** What could keep the next upload from appearing as it was asked for. */
export function ChannelHealth({ channel }: { channel: Channel }) {
  const zone = useTimeZone();
  const { isProjectAudited, uploadsLeftToday, quotaResetsAt, uploadsPausedUntil } = channel.health;
  return (
    <section aria-labelledby="channel-health" className="flex flex-col gap-3">
      <h2 id="channel-health" className="text-lg font-semibold">
        <T k="youtube.health.title" />
      </h2>
      <dl className="grid gap-3 sm:max-lg:grid-cols-2 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
        <Item icon={Gauge} name={<T k="youtube.health.quota" />} isWarning={uploadsLeftToday === 0}>
          <span className="block font-medium text-text">
            <T k="youtube.quota.left" v={{ count: uploadsLeftToday }} />
          </span>
          <T k="youtube.quota.reset" v={{ when: new Date(quotaResetsAt), zone }} />
        </Item>
        <Grant channel={channel} />
        <Item
          icon={isProjectAudited ? ShieldCheck : ShieldAlert}
          name={<T k="youtube.health.audit" />}
          isWarning={!isProjectAudited}
        >
          {isProjectAudited ? <T k="youtube.health.audited" /> : <T k="youtube.unaudited" />}
        </Item>
        {uploadsPausedUntil !== null && (
          <Item icon={CirclePause} name={<T k="youtube.health.pause" />} isWarning>
            <T k="youtube.paused" v={{ when: new Date(uploadsPausedUntil) }} />
          </Item>
        )}
      </dl>
    </section>
  );
}

function Grant({ channel: { needsReconnect, grantExpiresAt } }: { channel: Channel }) {
  const now = useNow();
  const name = <T k="youtube.health.grant" />;
  if (needsReconnect) {
    return (
      <Item icon={CalendarClock} name={name} isWarning>
        <T k="youtube.health.ended" />
      </Item>
    );
  }
  if (grantExpiresAt === null) {
    return (
      <Item icon={CalendarClock} name={name} isWarning={false}>
        <T k="youtube.health.noEnd" />
      </Item>
    );
  }
  const endsSoon = Date.parse(grantExpiresAt) - now < SOON_MS;
  return (
    <Item icon={CalendarClock} name={name} isWarning={endsSoon}>
      <T k="youtube.grantExpires" v={{ when: new Date(grantExpiresAt) }} /> <T k="youtube.health.expiryHelp" />
    </Item>
  );
}

type ItemProps = { icon: LucideIcon; name: ReactNode; isWarning: boolean; children: ReactNode };

function Item({ icon: Icon, name, isWarning, children }: ItemProps) {
  return (
    <div
      className={`rounded-lg border p-3 pl-11 ${isWarning ? "border-warning-graphic/50 bg-warning-tint" : "border-line"}`}
    >
      <dt className="relative text-base font-medium">
        <Icon
          aria-hidden="true"
          className={`absolute top-0.5 -left-8 size-5 ${isWarning ? "text-warning" : "text-text-3"}`}
        />
        {name}
      </dt>
      <dd className="tabular text-sm text-text-2">{children}</dd>
    </div>
  );
}
