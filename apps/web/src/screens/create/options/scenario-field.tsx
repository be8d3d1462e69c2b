import type { Scenario } from "@sahne/contract/videos";
import { CalendarClock, Film, Type, Zap } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";

const SCENARIOS = [
  { value: "instant", icon: <Zap /> },
  { value: "generate", icon: <Film /> },
  { value: "scheduled", icon: <CalendarClock /> },
  { value: "text2video", icon: <Type /> },
] as const;

/** R7.1: four ways, each with what it leads to in one line. */
export function ScenarioField({ value, onChange }: { value: Scenario; onChange: (scenario: Scenario) => void }) {
  return (
    <RadioCards
      legend={<T k="create.scenario.label" />}
      columns={2}
      value={value}
      onChange={onChange}
      options={SCENARIOS.map(({ value: scenario, icon }) => ({
        value: scenario,
        icon,
        label: <T k={`create.scenario.${scenario}`} />,
        description: <T k={`create.scenario.${scenario}.text`} />,
      }))}
    />
  );
}
