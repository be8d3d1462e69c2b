import type { ServiceHealth, ServicesHealth } from "@sahne/contract/operator/services";
import { serviceName } from "@sahne/contract/services/services";
import { CircleCheck, Minus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useServicesHealth } from "#data/operator.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { Loaded } from "./loaded.tsx";

/** Brands, the same in every language; the services with keys know their own. */
const CHANNEL_NAMES: Readonly<Record<string, string>> = {
  google: "Google",
  youtube: "YouTube",
  "youtube-analytics": "YouTube Analytics",
};

/** How whoever films, writes, speaks or publishes for us has answered lately, from the calls that were made. */
export function ServicesTab() {
  const health = useServicesHealth();
  return (
    <Loaded query={health} skeleton="h-96">
      {(data) => (
        <div className="flex flex-col gap-8">
          <Part title={<T k="operator.services" />} text={<T k="operator.services.text" />}>
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {data.services.map((one) => (
                <ServiceCard key={`${one.service}/${one.isSandbox}`} health={one} />
              ))}
            </ul>
          </Part>
          <div className="grid gap-8 lg:grid-cols-2">
            <Channels channels={data.channels} />
            <Publications publications={data.publications} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Part({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-sm text-text-2">{text}</p>
      </div>
      {children}
    </section>
  );
}

const DAYS: readonly TableColumn<ServiceHealth["days"][number]>[] = [
  { id: "day", header: <T k="operator.day" />, cell: ({ day }) => <Day day={day} /> },
  { id: "calls", header: <T k="operator.calls" />, align: "end", cell: ({ calls }) => formatCount(calls) },
  { id: "errors", header: <T k="operator.errors" />, align: "end", cell: ({ errors }) => formatCount(errors) },
];

function ServiceCard({ health }: { health: ServiceHealth }) {
  const t = useT();
  const { service, does, isSandbox, days, lastError } = health;
  const name = CHANNEL_NAMES[service] ?? (service === "local" ? t("operator.service.local") : serviceName(service));
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface-1 p-4 shadow-1 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-md font-semibold">{name}</h3>
        <State health={health} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-text-2">
        {does.map((ability) => (
          <span key={ability}>
            <T k={`operator.does.${ability}`} />
          </span>
        ))}
        {isSandbox && (
          <span className="text-text-3">
            <T k="operator.service.sandbox" />
          </span>
        )}
      </p>
      {lastError !== null && (
        <p className="text-sm text-text-2">
          <T k="operator.lastError" v={{ when: new Date(lastError.at) }} />{" "}
          <code lang="en" className="font-medium text-text">
            {lastError.text}
          </code>
        </p>
      )}
      {days.length > 0 && (
        <Table
          caption={t("operator.service.days", { name })}
          rows={days}
          rowKey={({ day }) => day}
          columns={DAYS}
          className="mt-auto"
        />
      )}
    </li>
  );
}

/** By its newest day: a vendor that was away last week and answers today is well. */
function State({ health: { days } }: { health: ServiceHealth }) {
  const [newest] = days;
  if (newest === undefined) {
    return (
      <Badge icon={<Minus />}>
        <T k="operator.service.unasked" />
      </Badge>
    );
  }
  if (newest.errors === 0) {
    return (
      <Badge tone="success" icon={<CircleCheck />}>
        <T k="operator.check.fine" />
      </Badge>
    );
  }
  return (
    <Badge tone={newest.errors * 2 > newest.calls ? "danger" : "warning"} icon={<TriangleAlert />}>
      <T k="operator.service.errors" v={{ count: newest.errors }} />
    </Badge>
  );
}

function Channels({ channels: { connected, broken, brokenOnes } }: { channels: ServicesHealth["channels"] }) {
  const t = useT();
  return (
    <Part title={<T k="operator.channels" />} text={<T k="operator.quota.more" v={{ connected, broken }} />}>
      {brokenOnes.length === 0 ? (
        <p className="text-base text-text-2">
          <T k="operator.channels.none" />
        </p>
      ) : (
        <Table
          caption={t("operator.channels")}
          rows={brokenOnes.map((row, index) => ({ ...row, key: `${row.username}/${index}` }))}
          rowKey={({ key }) => key}
          columns={[
            { id: "channel", header: <T k="operator.channel" />, cell: ({ channel }) => channel },
            { id: "person", header: <T k="operator.person" />, cell: ({ username }) => username },
          ]}
        />
      )}
    </Part>
  );
}

const PUBLICATIONS: readonly TableColumn<ServicesHealth["publications"][number]>[] = [
  { id: "day", header: <T k="operator.day" />, cell: ({ day }) => <Day day={day} /> },
  { id: "done", header: <T k="operator.made" />, align: "end", cell: (row) => formatCount(row.published) },
  { id: "failed", header: <T k="operator.broken" />, align: "end", cell: (row) => formatCount(row.failed) },
];

function Publications({ publications }: { publications: ServicesHealth["publications"] }) {
  const t = useT();
  return (
    <Part title={<T k="operator.publications" />} text={<T k="operator.publications.text" />}>
      {publications.length === 0 ? (
        <p className="text-base text-text-2">
          <T k="operator.publications.none" />
        </p>
      ) : (
        <Table
          caption={t("operator.publications")}
          rows={publications}
          rowKey={({ day }) => day}
          columns={PUBLICATIONS}
        />
      )}
    </Part>
  );
}

/** A day of UTC, whose noon is the same day nearly everywhere. */
function Day({ day }: { day: string }) {
  return <T k="operator.onDay" v={{ when: new Date(`${day}T12:00:00Z`) }} />;
}
