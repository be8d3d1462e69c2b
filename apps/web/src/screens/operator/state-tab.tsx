import type { OperatorSummary, SettingCheck } from "@sahne/contract/operator/operator";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useCheckSettings, useOperatorSummary } from "#data/operator.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { shownBytes } from "./bytes.ts";
import { Loaded } from "./loaded.tsx";

export function StateTab() {
  const summary = useOperatorSummary();
  return (
    <div className="flex flex-col gap-6">
      <SettingChecks />
      <Loaded query={summary} skeleton="h-96">
        {(data) => (
          <>
            <Figures summary={data} />
            <div className="grid gap-6 lg:grid-cols-2">
              <Failures summary={data} />
              <Makers summary={data} />
            </div>
            <Processes summary={data} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function SettingChecks() {
  const checks = useCheckSettings();
  const found = checks.data?.checks ?? [];
  const wrong = found.filter(({ is }) => is === "wrong").length;
  return (
    <Card>
      <CardHeader
        title={<T k="operator.checks" />}
        description={<T k="operator.checks.text" />}
        action={
          <Button variant="primary" isLoading={checks.isPending} onClick={() => checks.mutate()}>
            <T k="operator.checks.run" />
          </Button>
        }
      />
      <div aria-live="polite" className="flex flex-col gap-4">
        {checks.isError && <Notice tone="danger" title={checks.error.message} />}
        {checks.data !== undefined && (
          <>
            <Notice tone={wrong === 0 ? "success" : "danger"}>
              {wrong === 0 ? <T k="operator.checks.fine" /> : <T k="operator.checks.wrong" v={{ count: wrong }} />}
            </Notice>
            <ul className="divide-y divide-line">
              {found.map((check) => (
                <CheckRow key={check.name} check={check} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}

const CHECK_LOOKS = {
  fine: { tone: "success", icon: <CircleCheck />, text: "operator.check.fine" },
  note: { tone: "info", icon: <Info />, text: "operator.check.note" },
  wrong: { tone: "danger", icon: <TriangleAlert />, text: "operator.check.wrong" },
} as const;

/** What was found is told by the program as its command line tells it, in English. */
function CheckRow({ check }: { check: SettingCheck }) {
  const { tone, icon, text } = CHECK_LOOKS[check.is];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Badge tone={tone} icon={icon} className="w-28">
        <T k={text} />
      </Badge>
      <div lang="en" className="min-w-0 flex-1 basis-60 text-base wrap-anywhere">
        <p className="font-medium">{check.name}</p>
        <p className="text-sm text-text-2">{check.told}</p>
        {check.todo !== null && <p className="mt-1 text-sm font-medium">{check.todo}</p>}
      </div>
    </li>
  );
}

function Figures({ summary }: { summary: OperatorSummary }) {
  const t = useT();
  const { people, storage, work, quota, channels, mails, subscribers } = summary;
  const bytes = (value: number): string => shownBytes(value, t.lang("operator.storage"));
  const disk = { free: bytes(storage.diskFreeBytes), all: bytes(storage.diskBytes) };
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <Figure
        label={<T k="operator.people" />}
        value={formatCount(people.all)}
        note={<T k="operator.people.more" v={{ week: people.thisWeek, blocked: people.blocked }} />}
      />
      <Figure
        label={<T k="operator.storage" />}
        value={bytes(storage.bytes)}
        note={
          storage.capBytes === null ? (
            <T k="operator.storage.more" v={disk} />
          ) : (
            <T k="operator.storage.cap" v={{ cap: bytes(storage.capBytes), free: disk.free }} />
          )
        }
      />
      <Figure
        label={<T k="operator.work" />}
        value={formatCount(work.waiting)}
        note={<T k="operator.work.more" v={{ active: work.active, failed: work.failed }} />}
      />
      <Figure
        label={<T k="operator.quota" />}
        value={t("operator.quota.value", quota)}
        note={<T k="operator.quota.more" v={channels} />}
      />
      <Figure
        label={<T k="operator.mails" />}
        value={formatCount(mails.sent)}
        note={<T k="operator.mails.more" v={{ waiting: mails.waiting, refused: mails.refused }} />}
      />
      <Figure
        label={<T k="operator.readers" />}
        value={formatCount(subscribers.confirmed)}
        note={<T k="operator.readers.more" v={{ asked: subscribers.asked, bounced: subscribers.bounced }} />}
      />
    </ul>
  );
}

function Figure({ label, value, note }: { label: ReactNode; value: string; note: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface-1 p-4 shadow-1 md:p-5">
      <span className="text-sm text-text-2">{label}</span>
      <span className="tabular text-2xl font-semibold">{value}</span>
      <span className="text-xs text-text-3">{note}</span>
    </li>
  );
}

const FAILURES: readonly TableColumn<OperatorSummary["failures"][number]>[] = [
  { id: "cause", header: <T k="operator.cause" />, cell: ({ code }) => <TextFor code={`error.${code}`} /> },
  { id: "count", header: <T k="operator.count" />, align: "end", cell: ({ count }) => formatCount(count) },
];

function Failures({ summary: { failures } }: { summary: OperatorSummary }) {
  const t = useT();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <T k="operator.failures" />
      </h2>
      {failures.length === 0 ? (
        <p className="text-base text-text-2">
          <T k="operator.failures.none" />
        </p>
      ) : (
        <Table caption={t("operator.failures")} rows={failures} rowKey={({ code }) => code} columns={FAILURES} />
      )}
    </section>
  );
}

function Makers({ summary: { makers } }: { summary: OperatorSummary }) {
  const t = useT();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <T k="operator.makers" />
      </h2>
      {makers.length === 0 ? (
        <p className="text-base text-text-2">
          <T k="operator.makers.none" />
        </p>
      ) : (
        <Table
          caption={t("operator.makers")}
          rows={makers}
          rowKey={({ maker }) => maker}
          columns={[
            { id: "maker", header: <T k="operator.maker" />, cell: ({ maker }) => maker },
            { id: "made", header: <T k="operator.made" />, align: "end", cell: ({ made }) => formatCount(made) },
            {
              id: "failed",
              header: <T k="operator.broken" />,
              align: "end",
              cell: ({ failed }) => formatCount(failed),
            },
          ]}
        />
      )}
    </section>
  );
}

function Processes({ summary: { processes } }: { summary: OperatorSummary }) {
  const t = useT();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <T k="operator.processes" />
      </h2>
      {processes.length === 0 ? (
        <p className="text-base text-text-2">
          <T k="operator.processes.one" />
        </p>
      ) : (
        <Table
          caption={t("operator.processes")}
          rows={processes.map((process, index) => ({ ...process, key: `${process.host}/${index}` }))}
          rowKey={({ key }) => key}
          columns={[
            { id: "roles", header: <T k="operator.roles" />, cell: ({ roles }) => roles.replaceAll(",", ", ") },
            { id: "host", header: <T k="operator.host" />, cell: ({ host }) => host },
            { id: "version", header: <T k="operator.version" />, cell: ({ version }) => version },
          ]}
        />
      )}
    </section>
  );
}
