import { T, useT } from "#lib/messages.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { DemoSection } from "./demo-section.tsx";
import { StatesDemo } from "./states-demo.tsx";

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
