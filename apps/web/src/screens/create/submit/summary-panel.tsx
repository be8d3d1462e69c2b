import type { Engine, ServiceType } from "@sahne/contract/videos/engines";
import { CalendarClock, Clapperboard } from "lucide-react";
import { useEffect } from "react";
import type { ApiError } from "#lib/api-error.ts";
import { T } from "#lib/messages.tsx";
import { FinishLine, MissingChannel, PublicationLine, SendProblem } from "#screens/create/create-parts.ts";
import type { Problem } from "#screens/create/create-rules.ts";
import type { CreateValues } from "#screens/create/create-values.ts";
import { ServiceField } from "#screens/create/options/service-field.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EngineCost, EngineNote } from "./engine-note.tsx";
import type { ShownPublication } from "./use-publication.ts";

type SummaryPanelProps = {
  values: CreateValues;
  onServiceChange: (service: ServiceType) => void;
  hasKey: (service: ServiceType) => boolean;
  engine: Engine;
  /** The chosen one; undefined: that of the settings. */
  model: string | undefined;
  isEngineKnown: boolean;
  publication: ShownPublication;
  blocked: Problem | null;
  problem: ApiError | null;
  isPending: boolean;
};

const REASON_ID = "create-submit-reason";
const COST_ID = "create-submit-cost";
const LINE_ID = "create-submit-publication";
/** Parts with a frame of their own, until there is room for one around all of them. */
const FRAME_BELOW = "min-w-0 rounded-lg border border-line xl:border-0 xl:p-0 xl:shadow-none";

/**
 * Everything worth knowing before sending, and the button that sends. Beside the form it is one card; below it, on a narrow
 * screen, the button leaves the card and, once it can be pressed, stays in view on the way through the long form.
 */
export function SummaryPanel(props: SummaryPanelProps) {
  const { values, engine, isEngineKnown, publication, blocked, problem, isPending } = props;
  const { scenario, serviceType } = values;
  const { onServiceChange, hasKey } = props;
  const Icon = scenario === "scheduled" ? CalendarClock : Clapperboard;
  const describing = isSaid(publication) ? [COST_ID, LINE_ID] : [COST_ID];
  const hasPaidVoice = engine === "sahne" && /^(?!own:).*:/u.test(values.options.voice ?? "");
  const cost = { engine, isKnown: isEngineKnown, hasPaidVoice };
  useClearView(blocked === null);
  return (
    <div className="contents xl:flex xl:flex-col xl:gap-5 xl:rounded-lg xl:border xl:border-line xl:bg-surface-1 xl:p-6 xl:shadow-1">
      <div className={classNames("flex flex-col gap-5 bg-surface-1 p-4 md:p-6", FRAME_BELOW)}>
        <h2 className="text-lg font-semibold">
          <T k="create.summary.title" />
        </h2>
        <ServiceField value={serviceType} onChange={onServiceChange} hasKey={hasKey} />
        <EngineNote serviceType={serviceType} model={props.model} {...cost} />
        <FinishLine isOpen={engine !== "sahne" && values.options.finish !== undefined} />
      </div>
      <div
        data-bar={blocked === null ? "below" : undefined}
        className={classNames(
          "flex flex-col gap-2 bg-surface-2 p-3 shadow-2 xl:bg-transparent",
          // As long as something is missing it would only cover the place where it is to be filled in.
          blocked === null && "sticky bottom-3 z-20 xl:static",
          FRAME_BELOW,
        )}
      >
        {problem !== null && <SendProblem isOpen problem={problem} />}
        <EngineCost id={COST_ID} {...cost} className="xl:hidden" />
        <PublicationLine isOpen={isSaid(publication)} id={LINE_ID} values={values} publication={publication} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          icon={<Icon aria-hidden="true" className="size-5" />}
          disabled={blocked !== null}
          isLoading={isPending}
          aria-describedby={blocked === null ? describing.join(" ") : REASON_ID}
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
      <MissingChannel isOpen={publication.isChannelMissing} />
    </div>
  );
}

function isSaid({ shown, isTitleAwaited, channel }: ShownPublication): boolean {
  return shown !== null && !isTitleAwaited && channel !== null;
}

/** What one writes in stays in view when the button comes to stand before the lower edge. */
function useClearView(isStanding: boolean): void {
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the way to undo it.
    if (isStanding) {
      document.querySelector("form :is(input, textarea):focus")?.scrollIntoView({ block: "nearest" });
    }
  }, [isStanding]);
}
