import { CircleCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

export type MailedLinkProps = {
  icon: LucideIcon;
  title: ReactNode;
  /** What a press on the button leads to. */
  text: ReactNode;
  submitLabel: ReactNode;
  onSubmit: () => void;
  isPending: boolean;
  /** Set once it is done; takes the place of the button. */
  done: ReactNode;
  /** Set when the link is of no use or the call failed. */
  problem: ReactNode;
  /** False once trying again cannot help. */
  canSubmit: boolean;
  /** The way on. */
  next: ReactNode;
};

/** A page that a mailed link leads to. Opening it does nothing yet: mail scanners open every link, people press buttons. */
export function MailedLink(props: MailedLinkProps) {
  const { icon: Icon, title, text, submitLabel, onSubmit, isPending, done, problem, canSubmit, next } = props;
  const isDone = done !== undefined;
  const Mark = isDone ? CircleCheck : Icon;
  return (
    <section className="mx-auto flex w-full max-w-lg flex-col items-start gap-5 py-10 md:py-20">
      <span
        aria-hidden="true"
        className={`flex size-12 items-center justify-center rounded-lg ${isDone ? "bg-success-tint text-success" : "bg-surface-3 text-text-2"}`}
      >
        <Mark className="size-6" />
      </span>
      <h1 className="text-3xl font-semibold">{title}</h1>
      {isDone ? (
        <p role="status" className="text-md text-text-2">
          {done}
        </p>
      ) : (
        <p className="text-md text-text-2">{text}</p>
      )}
      {problem !== undefined && <Notice tone="danger" title={problem} className="w-full" />}
      <div className="flex flex-wrap gap-3">
        {!isDone && canSubmit && (
          <Button variant="primary" size="lg" isLoading={isPending} onClick={onSubmit}>
            {submitLabel}
          </Button>
        )}
        {next}
      </div>
    </section>
  );
}
