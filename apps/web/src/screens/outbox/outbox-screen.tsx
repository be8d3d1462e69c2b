import type { MailHead } from "@sahne/contract/accounts/mails";
import { Inbox, MailOpen, TriangleAlert } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useOutbox } from "#data/accounts/mails.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { MailView } from "./mail-view.tsx";

export function OutboxScreen() {
  return (
    <>
      <h1 className="text-3xl font-semibold">
        <T k="outbox.title" />
      </h1>
      <p className="mt-2 max-w-[60ch] text-md text-text-2">
        <T k="outbox.text" />
      </p>
      <div className="mt-8">
        <Mails />
      </div>
    </>
  );
}

function Mails() {
  const t = useT();
  const outbox = useOutbox();
  const [search] = useSearchParams();
  const open = search.get("mail");
  if (outbox.isPending) {
    return (
      <SkeletonGroup label={t("common.loading")}>
        <Skeleton className="h-72 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (outbox.isError) return <NoOutbox error={outbox.error} onRetry={() => void outbox.refetch()} />;
  const { mails } = outbox.data;
  if (mails.length === 0) {
    return <EmptyState icon={<Inbox />} title={<T k="outbox.empty" />} description={<T k="outbox.emptyText" />} />;
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <MailList mails={mails} open={open} />
      {open === null ? (
        <EmptyState icon={<MailOpen />} title={<T k="outbox.choose" />} className="max-lg:hidden" />
      ) : (
        <MailView mailId={open} />
      )}
    </div>
  );
}

function NoOutbox({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={<T k="outbox.none" />}
        description={<T k="outbox.noneText" />}
        action={
          <ButtonLink to="/">
            <T k="common.home" />
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={<T k="outbox.failed" />}
      description={error.message}
      action={
        <Button variant="primary" onClick={onRetry}>
          <T k="common.retry" />
        </Button>
      }
    />
  );
}

/** On a phone an open mail takes the list's place. */
function MailList({ mails, open }: { mails: readonly MailHead[]; open: string | null }) {
  const t = useT();
  return (
    <nav aria-label={t("outbox.list")} className={open === null ? "" : "max-lg:hidden"}>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-1">
        {mails.map((mail) => (
          <li key={mail._id}>
            <Link
              to={`/outbox?mail=${encodeURIComponent(mail._id)}`}
              preventScrollReset
              aria-current={mail._id === open ? "true" : undefined}
              className="moves block border-l-2 border-transparent px-4 py-3 outline-offset-[-2px] hover:bg-surface-3/50 aria-[current]:border-accent-graphic aria-[current]:bg-accent-tint"
            >
              <span className="block truncate text-base font-medium">{mail.subject}</span>
              <span className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm text-text-3">
                <span className="min-w-0 truncate">{mail.to}</span>
                <T k="common.moment" v={{ when: new Date(mail.createdAt) }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
