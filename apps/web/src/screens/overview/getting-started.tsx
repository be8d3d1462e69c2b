import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { T } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Step } from "./first-steps.ts";

export function GettingStarted({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.isDone).length;
  const next = steps.find((step) => !step.isDone);
  return (
    <Card>
      <CardHeader
        title={<T k="checklist.title" />}
        description={<T k="checklist.progress" v={{ done, total: steps.length }} />}
      />
      <ol className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <li key={step.name}>
            <StepRow step={step} number={index + 1} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepRow({ step: { name, isDone, to }, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  return (
    <Link
      to={to}
      className={classNames(
        "moves flex items-center gap-4 rounded-md border px-4 py-3 hover:border-line-strong",
        isNext ? "border-accent-graphic bg-accent-tint" : "border-line",
      )}
    >
      {isDone ? (
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-success" />
      ) : (
        <span
          aria-hidden="true"
          className="tabular flex size-7 shrink-0 items-center justify-center rounded-full border border-line-strong text-sm font-semibold"
        >
          {number}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className={classNames("block text-base font-medium", isDone && "text-text-2 line-through")}>
          <T k={`checklist.${name}`} />
        </span>
        {!isDone && (
          <span className="block text-sm text-text-2">
            <T k={`checklist.${name}Text`} />
          </span>
        )}
      </span>
      {isDone ? (
        <span className="sr-only">
          (<T k="status.completed" />)
        </span>
      ) : (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-text-3" />
      )}
    </Link>
  );
}
