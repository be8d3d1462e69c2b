import type { Engine, ServiceType } from "@sahne/contract/engines";
import type { Scenario } from "@sahne/contract/videos";
import { CalendarClock, Clapperboard } from "lucide-react";
import type { ApiError } from "#lib/api-error.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Problem } from "./create-rules.ts";
import { EngineNote } from "./engine-note.tsx";

type SummaryPanelProps = {
  scenario: Scenario;
  serviceType: ServiceType;
  engine: Engine;
  isEngineKnown: boolean;
  isChannelMissing: boolean;
  blocked: Problem | null;
  problem: ApiError | null;
  isPending: boolean;
};

const REASON_ID = "create-submit-reason";

/** Everything worth knowing before sending, beside the button that sends. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { scenario, serviceType, engine, isEngineKnown, isChannelMissing, blocked, problem, isPending } = props;
  const Icon = scenario === "scheduled" ? CalendarClock : Clapperboard;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg font-semibold">
        <T k="create.summary.title" />
      </h2>
      <EngineNote engine={engine} serviceType={serviceType} isKnown={isEngineKnown} />
      {problem !== null && <SendProblem problem={problem} />}
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          icon={<Icon aria-hidden="true" className="size-5" />}
          disabled={blocked !== null}
          isLoading={isPending}
          aria-describedby={blocked === null ? undefined : REASON_ID}
        >
          {isPending ? <T k="create.submitting" /> : <T k={`create.submit.${scenario}`} />}
        </Button>
        {blocked !== null && (
          <p id={REASON_ID} className="text-center text-sm text-text-2">
            <T k={blocked.code} />
          </p>
        )}
      </div>
      {/* Under the button: it is known later than the rest, and must not move what may be pressed by then. */}
      {isChannelMissing && (
        <Notice
          tone="warning"
          action={
            <ButtonLink to="/dashboard/youtube" size="sm">
              <T k="create.channel.connect" />
            </ButtonLink>
          }
        >
          <T k="create.channel.missing" />
        </Notice>
      )}
    </Card>
  );
}

export function SendProblem({ problem }: { problem: ApiError }) {
  const details = Object.entries(problem.fields);
  return (
    <Notice tone="danger" title={problem.message}>
      {details.length > 0 && (
        <ul>
          {details.map(([field, text]) => (
            <li key={field}>
              <TextFor code={text} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
