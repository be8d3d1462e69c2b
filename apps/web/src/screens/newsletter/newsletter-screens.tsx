import { MailCheck, MailX, type LucideIcon } from "lucide-react";
import { useConfirmSubscription, useUnsubscribe } from "#data/newsletter.ts";
import { ApiError } from "#lib/api-error.ts";
import { useLinkToken } from "#lib/link-token.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

export function ConfirmSubscriptionScreen() {
  return <NewsletterLink kind="confirm" icon={MailCheck} action={useConfirmSubscription()} />;
}

export function UnsubscribeScreen() {
  return <NewsletterLink kind="unsubscribe" icon={MailX} action={useUnsubscribe()} />;
}

type NewsletterLinkProps = {
  kind: "confirm" | "unsubscribe";
  icon: LucideIcon;
  action: ReturnType<typeof useConfirmSubscription>;
};

function NewsletterLink({ kind, icon, action }: NewsletterLinkProps) {
  const token = useLinkToken();
  const isUseless = token === undefined || (action.error instanceof ApiError && action.error.code === "link_invalid");
  const otherProblem = action.isError ? action.error.message : undefined;
  return (
    <MailedLink
      icon={icon}
      title={<T k={`newsletter.${kind}.title`} />}
      text={<T k={`newsletter.${kind}.text`} />}
      submitLabel={action.isPending ? <T k="mailedLink.pending" /> : <T k={`newsletter.${kind}.submit`} />}
      isPending={action.isPending}
      done={action.isSuccess ? <T k={`newsletter.${kind}.done`} /> : undefined}
      problem={isUseless ? <T k="mailedLink.invalid" /> : otherProblem}
      canSubmit={!isUseless}
      onSubmit={() => {
        if (token !== undefined) action.mutate(token);
      }}
      next={
        <ButtonLink to="/" size="lg">
          <T k="common.home" />
        </ButtonLink>
      }
    />
  );
}
