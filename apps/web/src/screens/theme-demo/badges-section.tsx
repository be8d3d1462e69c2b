import { T, useT } from "#lib/messages.tsx";
import { SandboxBadge, StatusBadge } from "#ui/video/status-badge.tsx";
import { DemoSection } from "./demo-section.tsx";

const STATUSES = [
  { status: "completed", label: "status.completed" },
  { status: "processing", label: "status.processing" },
  { status: "failed", label: "status.failed" },
  { status: "success", label: "status.success" },
  { status: "scheduled", label: "status.scheduled" },
  { status: "needs_time", label: "status.needs_time" },
  { status: "awaiting_approval", label: "status.awaiting_approval" },
  { status: "goes_out", label: "status.goes_out" },
  { status: "paused", label: "status.paused" },
  { status: "needs_attention", label: "status.needs_attention" },
  { status: "anything", label: "status.unknown" },
] as const;

export function BadgesSection() {
  const t = useT();
  return (
    <DemoSection id="badges" title={<T k="themeDemo.badges" />}>
      <ul className="flex flex-wrap gap-3">
        {STATUSES.map(({ status, label }) => (
          <li key={status}>
            <StatusBadge status={status} label={<T k={label} />} />
          </li>
        ))}
        <li>
          <SandboxBadge label={t("common.sandbox")} />
        </li>
      </ul>
    </DemoSection>
  );
}
