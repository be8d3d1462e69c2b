import { ArrowLeft, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useMail } from "#data/accounts/mails.ts";
import { T, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { splitMailText } from "./mail-text.ts";

export function MailView({ mailId }: { mailId: string }) {
  const t = useT();
  const reading = useMail(mailId);
  if (reading.isPending) {
    return (
      <SkeletonGroup label={t("common.loading")}>
        <Skeleton className="h-80 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (reading.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="outbox.failed" />}
        description={reading.error.message}
      />
    );
  }
  const { mail } = reading.data;
  return (
    <Card>
      <ButtonLink
        to="/outbox"
        size="sm"
        variant="ghost"
        className="mb-3 -ml-2 lg:hidden"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
      >
        <T k="outbox.title" />
      </ButtonLink>
      <h2 className="text-xl font-semibold break-words">{mail.subject}</h2>
      <p className="mt-1 text-sm break-words text-text-3">
        <T k="outbox.to" v={{ address: mail.to }} /> · <T k="common.moment" v={{ when: new Date(mail.createdAt) }} />
      </p>
      <p className="mt-5 border-t border-line pt-5 text-base break-words whitespace-pre-wrap text-text-2">
        {splitMailText(mail.text, window.location.origin).map((piece) =>
          piece.href === undefined ? (
            piece.text
          ) : (
            <Link key={piece.href} to={piece.href} className="break-all text-accent-text underline underline-offset-4">
              {piece.text}
            </Link>
          ),
        )}
      </p>
    </Card>
  );
}
