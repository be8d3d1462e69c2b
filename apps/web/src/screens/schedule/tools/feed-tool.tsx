import { Rss } from "lucide-react";
import { useState } from "react";
import { useCreateFeed, useDeleteFeed, useFeed } from "#data/schedules/calendar-feed.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";

/** The secret link for calendar apps: made, replaced and revoked here, and shown only when it is made. */
export function FeedTool() {
  const t = useT();
  const { notify } = useNotification();
  const { data: feed, error } = useFeed();
  const create = useCreateFeed();
  const revoke = useDeleteFeed();
  const [asking, setAsking] = useState<"again" | "revoke" | null>(null);
  const url = create.data?.url;
  const problem = error ?? create.error ?? revoke.error;

  function handleConfirm() {
    const close = () => setAsking(null);
    if (asking === "again") create.mutate(undefined, { onSettled: close });
    else {
      revoke.mutate(undefined, {
        onSettled: close,
        onSuccess: () => {
          create.reset();
          notify({ type: "success", message: t("tools.feed.revoked") });
        },
      });
    }
  }

  return (
    <section className="flex min-w-0 flex-col items-start gap-3">
      <h3 className="flex items-center gap-2 font-medium">
        <Rss aria-hidden="true" className="size-4 text-text-3" />
        <T k="tools.feed" />
      </h3>
      <p className="text-sm text-text-2">
        <T k="tools.feed.text" />
      </p>
      {problem !== null && <Notice tone="danger" title={problem.message} />}
      {url !== undefined && <Link url={url} />}
      {feed === null && (
        <Button size="sm" isLoading={create.isPending} onClick={() => create.mutate()}>
          <T k="tools.feed.create" />
        </Button>
      )}
      {feed && (
        <>
          <p className="text-sm text-text-3">
            <T k="tools.feed.since" v={{ when: new Date(feed.createdAt) }} />
            {" · "}
            {feed.lastReadAt === null ? (
              <T k="tools.feed.unread" />
            ) : (
              <T k="tools.feed.read" v={{ when: new Date(feed.lastReadAt) }} />
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAsking("again")}>
              <T k="tools.feed.again" />
            </Button>
            <Button size="sm" onClick={() => setAsking("revoke")}>
              <T k="tools.feed.revoke" />
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={() => setAsking(null)}
        tone={asking === "again" ? "plain" : "danger"}
        title={<T k={`tools.feed.${asking ?? "revoke"}`} />}
        description={<T k={`tools.feed.${asking ?? "revoke"}.text`} />}
        confirmLabel={<T k={`tools.feed.${asking ?? "revoke"}`} />}
        cancelLabel={<T k="planEditor.cancel" />}
        isPending={create.isPending || revoke.isPending}
        onConfirm={handleConfirm}
      />
    </section>
  );
}

function Link({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="flex w-full flex-col items-start gap-2">
      <TextField
        className="w-full"
        readOnly
        label={<T k="tools.feed.label" />}
        hint={<T k="tools.feed.once" />}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="sm"
        onClick={() =>
          // Without the right to copy, the field is there to be copied from.
          void navigator.clipboard.writeText(url).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          )
        }
      >
        <T k={isCopied ? "tools.feed.copied" : "tools.feed.copy"} />
      </Button>
    </div>
  );
}
