import { NEWSLETTER_MAX, NEWSLETTER_SUBJECT_MAX } from "@sahne/contract/limits";
import type { Newsletter, NewsletterDraft } from "@sahne/contract/operator/newsletters";
import { Download } from "lucide-react";
import { useState } from "react";
import {
  useNewsletters,
  useOperatorSummary,
  useSendNewsletter,
  useSubscribersFile,
  useTryNewsletter,
} from "#data/operator.ts";
import { randomId } from "#lib/ids.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { saveBlob } from "#lib/save-file.ts";
import { formatCount } from "#lib/time/format.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { Loaded } from "./loaded.tsx";

const SendDialog = lazyPart(async () => (await import("./send-newsletter-dialog.tsx")).SendNewsletterDialog);

/** R19.1: written here, tried on oneself, sent to whoever confirmed. */
export function NewsletterCard() {
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  /** What was tried with the last letter says nothing of the next one. */
  const [letter, setLetter] = useState(0);
  const [asked, setAsked] = useState<{ key: string } | null>(null);
  const summary = useOperatorSummary();
  const sending = useSendNewsletter();
  const draft = { subject: subject.trim(), text: text.trim() };
  const readers = summary.data?.subscribers.confirmed;
  const isComplete = draft.subject !== "" && draft.text !== "";
  return (
    <Card>
      <CardHeader
        title={<T k="operator.newsletter" />}
        description={
          readers === undefined ? (
            <T k="operator.newsletter.text" />
          ) : (
            <T
              k="operator.newsletter.readers"
              v={{ count: readers, bounced: summary.data?.subscribers.bounced ?? 0 }}
            />
          )
        }
        action={<ReadersFile />}
      />
      <div className="flex flex-col gap-4">
        <TextField
          label={<T k="operator.newsletter.subject" />}
          value={subject}
          maxLength={NEWSLETTER_SUBJECT_MAX}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <TextArea
          label={<T k="operator.newsletter.body" />}
          hint={<T k="operator.newsletter.hint" />}
          rows={6}
          value={text}
          maxLength={NEWSLETTER_MAX}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={!isComplete || readers === undefined || readers === 0}
            onClick={() => setAsked({ key: randomId() })}
          >
            <T k="operator.newsletter.send" />
          </Button>
          <TryButton key={letter} draft={draft} isDisabled={!isComplete} />
        </div>
        {readers === 0 && (
          <p className="text-sm text-text-2">
            <T k="operator.newsletter.nobody" />
          </p>
        )}
      </div>
      <SentLetters />
      {asked !== null && (
        <SendDialog
          isOpen
          subject={draft.subject}
          readers={readers ?? 0}
          error={sending.error}
          onSend={(password) => sending.mutateAsync({ ...draft, password, idempotencyKey: asked.key })}
          onSent={() => {
            setLetter(letter + 1);
            setSubject("");
            setText("");
          }}
          onClose={() => {
            setAsked(null);
            sending.reset();
          }}
        />
      )}
    </Card>
  );
}

function ReadersFile() {
  const { notify } = useNotification();
  const file = useSubscribersFile();
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      isLoading={file.isPending}
      onClick={() =>
        file.mutate(undefined, {
          onSuccess: (text) => saveBlob(new Blob([text], { type: "text/csv" }), "sahne-newsletter.csv"),
          onError: (error) => notify({ type: "error", message: error.message }),
        })
      }
    >
      <T k="operator.readers.export" />
    </Button>
  );
}

function TryButton({ draft, isDisabled }: { draft: NewsletterDraft; isDisabled: boolean }) {
  const trial = useTryNewsletter();
  return (
    <>
      <Button disabled={isDisabled} isLoading={trial.isPending} onClick={() => trial.mutate(draft)}>
        <T k="operator.newsletter.try" />
      </Button>
      <div aria-live="polite" className="basis-full empty:hidden">
        {trial.isError && <Notice tone="danger" title={trial.error.message} />}
        {trial.data?.ok === true && (
          <Notice tone="success">
            <T k="operator.testMail.ok" v={{ to: trial.data.to }} />
          </Notice>
        )}
        {trial.data?.ok === false && (
          <Notice tone="danger">
            <T k="operator.testMail.failed" v={{ to: trial.data.to, reason: trial.data.reason ?? "" }} />
          </Notice>
        )}
      </div>
    </>
  );
}

const COLUMNS: readonly TableColumn<Newsletter>[] = [
  {
    id: "letter",
    header: <T k="operator.newsletter.letter" />,
    cell: ({ subject, createdAt }) => (
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-sm text-text-3">
          <T k="operator.moment" v={{ when: new Date(createdAt) }} />
        </p>
      </div>
    ),
  },
  {
    id: "sent",
    header: <T k="operator.newsletter.sent" />,
    align: "end",
    className: "whitespace-nowrap",
    cell: ({ sent, readers }) => <T k="operator.newsletter.sentOf" v={{ sent, readers }} />,
  },
  {
    id: "refused",
    header: <T k="operator.newsletter.refused" />,
    align: "end",
    cell: ({ refused }) => formatCount(refused),
  },
];

function SentLetters() {
  const t = useT();
  const letters = useNewsletters();
  return (
    <Loaded query={letters} skeleton="h-16">
      {(rows) =>
        rows.length > 0 && (
          <div className="mt-6">
            <Table caption={t("operator.newsletter.past")} rows={rows} rowKey={({ _id }) => _id} columns={COLUMNS} />
          </div>
        )
      }
    </Loaded>
  );
}
