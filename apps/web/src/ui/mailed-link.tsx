import { CircleCheck, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError } from "#lib/api-error.ts";
import { useLinkToken } from "#lib/link-token.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

export type MailedLinkProps = {
  /** Whose title, text, button and outcome stand on the page. */
  words: "newsletter.confirm" | "newsletter.unsubscribe" | "emailUndo" | "emailConfirm" | "stopMails" | "approval";
  icon: LucideIcon;
  /** What a press on the button does with the link's secret. */
  action: { isPending: boolean; isSuccess: boolean; error: Error | null; mutate: (token: string) => void };
  /** The way on. */
  next: ReactNode;
};

/** A page that a mailed link leads to. Opening it does nothing yet: mail scanners open every link, people press buttons. */
export function MailedLink({ words, icon: Icon, action, next }: MailedLinkProps) {
  const token = useLinkToken();
  const { isPending, isSuccess: isDone, error } = action;
  const isUseless = token === undefined || (error instanceof ApiError && error.code === "link_invalid");
  const problem = isUseless ? <T k="mailedLink.invalid" /> : error?.message;
  const Mark = isDone ? CircleCheck : Icon;
  return (
    <section className="mx-auto flex w-full max-w-lg flex-col items-start gap-5 py-10 md:py-20">
      <span
        aria-hidden="true"
        className={`flex size-12 items-center justify-center rounded-lg ${isDone ? "bg-success-tint text-success" : "bg-surface-3 text-text-2"}`}
      >
        <Mark className="size-6" />
      </span>
      <h1 className="text-3xl font-semibold">
        <T k={`${words}.title`} />
      </h1>
      {isDone ? (
        <p role="status" className="text-md text-text-2">
          <T k={`${words}.done`} />
        </p>
      ) : (
        <p className="text-md text-text-2">
          <T k={`${words}.text`} />
        </p>
      )}
      {problem !== undefined && <Notice tone="danger" title={problem} className="w-full" />}
      <div className="flex flex-wrap gap-3">
        {!isDone && !isUseless && (
          <Button variant="primary" size="lg" isLoading={isPending} onClick={() => action.mutate(token)}>
            {isPending ? <T k="mailedLink.pending" /> : <T k={`${words}.submit`} />}
          </Button>
        )}
        {next}
      </div>
    </section>
  );
}
