import { CircleAlert, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { createContext, useContext, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

/** Where the step under a box is what its reader came for, it looks like it. */
export const StepVariant = createContext<"primary" | "secondary">("secondary");
export const useStepVariant = () => useContext(StepVariant);

/** What a problem means to the user: nothing to do, a decision, or a failed attempt. */
export type TroubleKind = "waits" | "asks" | "failed";

const LOOKS: Record<TroubleKind, { icon: LucideIcon; box: string; ink: string }> = {
  waits: { icon: Clock, box: "border-line bg-surface-sunken/40", ink: "text-text" },
  asks: { icon: TriangleAlert, box: "border-warning-graphic/50 bg-warning-tint", ink: "text-warning" },
  failed: { icon: CircleAlert, box: "border-danger-graphic/50 bg-danger-tint", ink: "text-danger" },
};

type TroubleBoxProps = {
  kind: TroubleKind;
  icon?: LucideIcon | undefined;
  title: ReactNode;
  children: ReactNode;
  /** The buttons under it. */
  steps?: ReactNode;
};

export function TroubleBox({ kind, icon, title, children, steps }: TroubleBoxProps) {
  const { box, ink, icon: usual } = LOOKS[kind];
  const Icon = icon ?? usual;
  return (
    <div data-kind={kind} className={classNames("flex flex-col gap-3 rounded-md border p-3 text-sm", box)}>
      <div className="flex gap-2">
        <Icon aria-hidden="true" className={classNames("mt-0.5 size-4 shrink-0", ink)} />
        <div className="flex min-w-0 flex-col gap-1 text-text-2">
          <p className={classNames("font-medium", ink)}>{title}</p>
          {children}
        </div>
      </div>
      {steps}
    </div>
  );
}
