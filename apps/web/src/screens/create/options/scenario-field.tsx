import type { Scenario } from "@sahne/contract/videos/videos";
import { CalendarClock, Check, Film, Type, Zap } from "lucide-react";
import { T } from "#lib/messages.tsx";

const SCENARIOS = [
  { value: "instant", icon: <Zap /> },
  { value: "generate", icon: <Film /> },
  { value: "scheduled", icon: <CalendarClock /> },
  { value: "text2video", icon: <Type /> },
] as const;

/** R7.1: four ways in one row, so that the prompt stands at the top of a phone; what the chosen one leads to is said below. */
export function ScenarioField({ value, onChange }: { value: Scenario; onChange: (scenario: Scenario) => void }) {
  return (
    <fieldset className="min-w-0" aria-describedby="create-scenario-text">
      <legend className="sr-only">
        <T k="create.scenario.label" />
      </legend>
      <div className="-mx-1 flex snap-x gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {SCENARIOS.map(({ value: scenario, icon }) => (
          <label
            key={scenario}
            className="moves relative flex min-h-11 shrink-0 snap-start items-center gap-2 rounded-full border border-line bg-surface-1 px-4 text-sm font-medium text-text-2 hover:border-line-strong hover:text-text has-checked:border-text has-checked:bg-surface-2 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 [&_svg]:size-4"
          >
            <input
              type="radio"
              name="scenario"
              value={scenario}
              checked={scenario === value}
              onChange={() => onChange(scenario)}
              className="sr-only"
            />
            <span aria-hidden="true">{scenario === value ? <Check strokeWidth={3} /> : icon}</span>
            <T k={`create.scenario.${scenario}`} />
          </label>
        ))}
      </div>
      <p id="create-scenario-text" className="mt-1.5 text-sm text-text-2">
        <T k={`create.scenario.${value}.text`} />
      </p>
    </fieldset>
  );
}
