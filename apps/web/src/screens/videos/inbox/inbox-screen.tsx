import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { useInbox, type ShownInboxItem } from "#data/history/inbox.ts";
import { useRetryVideo } from "#data/videos/videos.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { InboxRow } from "./inbox-row.tsx";

const MailedApproval = lazyPart(async () => {
  const [part] = await Promise.all([import("./mailed-approval.tsx"), loadMessages(["mails"])]);
  return part.MailedApproval;
});

/** The inbox, or first the one thing in it that a mail was about. */
export function InboxScreen() {
  const { hash } = useLocation();
  const [isMailed, setIsMailed] = useState(hash.startsWith("#token="));
  return isMailed ? <MailedApproval isOpen onLeave={() => setIsMailed(false)} /> : <Inbox />;
}

/** R20.1: what waits for its owner, why, and the one thing to do; each entry goes when its cause ends. */
function Inbox() {
  const t = useT();
  const inbox = useInbox();
  if (inbox.data === undefined && inbox.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="inbox.error" />}
        description={inbox.error.message}
        action={
          <Button variant="primary" isLoading={inbox.isFetching} onClick={() => void inbox.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  if (inbox.data === undefined) {
    return (
      <SkeletonGroup label={t("common.loading")} className="flex flex-col gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </SkeletonGroup>
    );
  }
  const { items, count } = inbox.data;
  if (count === 0) return <Nothing />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2">
          <T k="inbox.count" v={{ count }} />
        </p>
        <RetryAll items={items} />
      </div>
      <ul aria-label={t("inbox.title")} className="flex flex-col gap-3">
        {items.map((item) => (
          <InboxRow key={item._id} item={item} />
        ))}
      </ul>
      {count > items.length && (
        <p className="text-sm text-text-3">
          <T k="inbox.more" v={{ count: count - items.length }} />
        </p>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={<T k="inbox.empty" />}
      description={<T k="inbox.emptyText" />}
      action={
        <ButtonLink to="/dashboard">
          <T k="inbox.toDashboard" />
        </ButtonLink>
      }
    />
  );
}

/** Only films of our own renderer: what a vendor would charge for again is decided one by one. */
function RetryAll({ items }: { items: readonly ShownInboxItem[] }) {
  const retry = useRetryVideo();
  const free = items.filter(({ kind, video }) => kind === "failed" && video?.engine === "sahne");
  if (free.length < 2) return null;
  return (
    <Button
      size="sm"
      isLoading={retry.isPending}
      onClick={() => {
        for (const { video } of free) if (video) retry.mutate(video._id);
      }}
    >
      <T k="inbox.retryAll" v={{ count: free.length }} />
    </Button>
  );
}
