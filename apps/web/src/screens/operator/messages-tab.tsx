import type { Message } from "@sahne/contract/operator/operator";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { useDeleteMessage, useMessages, useSendTestMail } from "#data/operator.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Loaded, More } from "./loaded.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

export function MessagesTab() {
  const messages = useMessages();
  return (
    <div className="flex flex-col gap-6">
      <TestMail />
      <NewsletterCard />
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">
          <T k="operator.messages" />
        </h2>
        <Loaded query={messages} skeleton="h-60">
          {({ pages }) => <MessageList messages={pages.flatMap((page) => page.messages)} />}
        </Loaded>
        <More query={messages} />
      </section>
    </div>
  );
}

function TestMail() {
  const test = useSendTestMail();
  return (
    <Card>
      <CardHeader
        title={<T k="operator.testMail" />}
        description={<T k="operator.testMail.text" />}
        action={
          <Button isLoading={test.isPending} onClick={() => test.mutate(undefined)}>
            <T k="operator.testMail.send" />
          </Button>
        }
      />
      <div aria-live="polite">
        {test.isError && <Notice tone="danger" title={test.error.message} />}
        {test.data?.ok === true && (
          <Notice tone="success">
            <T k="operator.testMail.ok" v={{ to: test.data.to }} />
          </Notice>
        )}
        {test.data?.ok === false && (
          <Notice tone="danger">
            <T k="operator.testMail.failed" v={{ to: test.data.to, reason: test.data.reason ?? "" }} />
          </Notice>
        )}
      </div>
    </Card>
  );
}

function MessageList({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Inbox />}
        title={<T k="operator.messages.none" />}
        description={<T k="operator.messages.noneText" />}
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {messages.map((message) => (
        <MessageCard key={message._id} message={message} />
      ))}
    </ul>
  );
}

function MessageCard({ message }: { message: Message }) {
  const t = useT();
  const { notify } = useNotification();
  const deletion = useDeleteMessage();
  const [isAsking, setIsAsking] = useState(false);
  const handleDelete = (): void =>
    void deletion
      .mutateAsync(message._id)
      .then(() =>
        notify({
          type: "success",
          message: t("operator.messages.deleted"),
          lang: t.attr("operator.messages.deleted"),
        }),
      )
      .catch((error: Error) => notify({ type: "error", message: error.message }))
      .finally(() => setIsAsking(false));
  return (
    <li>
      <Card padding="md">
        <p className="text-base font-medium wrap-anywhere">
          {message.name} <span className="font-normal text-text-2">{message.email}</span>
        </p>
        <p className="text-sm text-text-3">
          <T k="operator.moment" v={{ when: new Date(message.createdAt) }} />
        </p>
        <p className="mt-3 text-base wrap-anywhere whitespace-pre-line">{message.message}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <a
            href={`mailto:${encodeURIComponent(message.email)}`}
            className={buttonStyle({ variant: "secondary", size: "sm" })}
          >
            <T k="operator.reply" />
          </a>
          <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
            <T k="operator.messages.delete" />
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<T k="operator.messages.deleteTitle" />}
        description={message.message.slice(0, 160)}
        confirmLabel={<T k="operator.messages.delete" />}
        cancelLabel={<T k="common.cancel" />}
        isPending={deletion.isPending}
        onConfirm={handleDelete}
      />
    </li>
  );
}
