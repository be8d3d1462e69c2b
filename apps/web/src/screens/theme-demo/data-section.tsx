import { Clapperboard } from "lucide-react";
import { useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { DemoSection } from "./demo-section.tsx";

const TOKENS = [
  { name: "--dur-1", value: "80 ms" },
  { name: "--dur-2", value: "140 ms" },
  { name: "--dur-3", value: "220 ms" },
  { name: "--dur-4", value: "320 ms" },
];

const COLUMNS: readonly TableColumn<(typeof TOKENS)[number]>[] = [
  {
    id: "name",
    header: <T k="themeDemo.data.token" />,
    cell: (row) => <code className="font-mono text-sm">{row.name}</code>,
  },
  { id: "value", header: <T k="themeDemo.data.value" />, cell: (row) => row.value, align: "end" },
];

export function DataSection() {
  const t = useT();
  return (
    <DemoSection id="data" title={<T k="themeDemo.data" />}>
      <Tabs
        label={t("themeDemo.data.tabs")}
        items={[
          { value: "states", label: <T k="themeDemo.data.states" />, panel: <StatesDemo /> },
          {
            value: "table",
            label: <T k="themeDemo.data.table" />,
            count: TOKENS.length,
            panel: (
              <Table caption={t("themeDemo.data.table")} rows={TOKENS} rowKey={(row) => row.name} columns={COLUMNS} />
            ),
          },
        ]}
      />
    </DemoSection>
  );
}

function StatesDemo() {
  const t = useT();
  const [view, setView] = useState<"month" | "week" | "list">("month");
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <EmptyState
        level={3}
        icon={<Clapperboard />}
        title={<T k="themeDemo.data.empty" />}
        description={<T k="themeDemo.data.emptyText" />}
        action={
          <Button variant="primary">
            <T k="common.continue" />
          </Button>
        }
      />
      <div className="flex flex-col gap-5">
        <Notice tone="warning" title={<T k="themeDemo.data.notice" />}>
          <T k="themeDemo.data.noticeText" />
        </Notice>
        <Card>
          <SkeletonGroup label={t("themeDemo.data.loading")} className="flex items-center gap-4">
            <Skeleton isRound className="size-14" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-full" />
            </div>
          </SkeletonGroup>
        </Card>
        <Progress label={t("themeDemo.data.progress")} value={64} />
        <Progress label={t("themeDemo.data.unknownProgress")} value={null} />
        <div className="flex flex-wrap items-center gap-5">
          <Spinner label={t("common.loading")} />
          <Avatar name="Işıl Çelik" />
          <Segmented
            label={t("themeDemo.data.view")}
            value={view}
            onChange={setView}
            options={[
              { value: "month", label: <T k="themeDemo.data.month" /> },
              { value: "week", label: <T k="themeDemo.data.week" /> },
              { value: "list", label: <T k="themeDemo.data.list" /> },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
