import type { Engine, ServiceType } from "@sahne/contract/videos/engines";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";

type EngineNoteProps = {
  engine: Engine;
  serviceType: ServiceType;
  model: string | undefined;
  /** False until it is known which keys there are: nobody reads "free" who is about to pay. */
  isKnown: boolean;
  /** A service speaks with the user's key: the engine is free, the voice is not. */
  hasPaidVoice: boolean;
};

type EngineCostProps = Pick<EngineNoteProps, "engine" | "isKnown" | "hasPaidVoice"> & {
  id: string;
  className?: string;
};

/** The same in one line, beside a button that is pressed far away from the rest. */
export function EngineCost({ id, engine, isKnown, hasPaidVoice, className }: EngineCostProps) {
  const t = useT();
  const isOurs = engine === "sahne";
  const isFree = isOurs && !hasPaidVoice;
  const Icon = isFree ? CircleCheck : TriangleAlert;
  return (
    <p
      id={id}
      className={classNames(
        "flex items-center justify-center gap-1.5 text-sm font-medium",
        isFree ? "text-success" : "text-warning",
        !isKnown && "invisible",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isOurs ? (
        <T k={isFree ? "engine.sahneFree" : "create.engine.voicePaid"} />
      ) : (
        <T k="create.engine.paidLine" v={{ engine: t(`engine.${engine}`) }} />
      )}
    </p>
  );
}

/** Which machine will run and what that costs, said before anything is sent. */
export function EngineNote({ engine, serviceType, model, isKnown, hasPaidVoice }: EngineNoteProps) {
  const t = useT();
  const isFree = engine === "sahne";
  return (
    <div className={classNames("flex flex-col gap-2", !isKnown && "invisible")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="block text-xs text-text-3">
            <T k="create.engine.label" />
          </span>
          <span className="block text-md font-semibold">
            <T k={`engine.${engine}`} /> {model}
          </span>
        </p>
        {isFree && !hasPaidVoice ? (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            <T k="create.engine.free" />
          </Badge>
        ) : (
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            <T k="create.engine.paid" />
          </Badge>
        )}
      </div>
      <p className="text-sm text-text-2">
        {isFree ? (
          <T k={serviceType === "sahne" ? "create.engine.sahneChosen" : "create.engine.sahneNotice"} />
        ) : (
          <T k="create.engine.vendorNotice" v={{ service: t(`create.service.${serviceType}`) }} />
        )}{" "}
        {isFree && hasPaidVoice && <T k="create.engine.voicePaid" />}
        {isFree && !hasPaidVoice && serviceType !== "sahne" && (
          <Link to="/dashboard/settings" className="text-accent-text underline underline-offset-4">
            <T k="create.engine.addKey" />
          </Link>
        )}
      </p>
    </div>
  );
}
