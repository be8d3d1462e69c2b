import { MailCheck, MailX } from "lucide-react";
import { useConfirmSubscription, useUnsubscribe } from "#data/accounts/newsletter.ts";
import { useStopMails } from "#data/accounts/notification-choices.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

export function ConfirmSubscriptionScreen() {
  return (
    <MailedLink words="newsletter.confirm" icon={MailCheck} action={useConfirmSubscription()} next={<WayHome />} />
  );
}

export function UnsubscribeScreen() {
  return <MailedLink words="newsletter.unsubscribe" icon={MailX} action={useUnsubscribe()} next={<WayHome />} />;
}

export function StopMailsScreen() {
  return <MailedLink words="stopMails" icon={MailX} action={useStopMails()} next={<WayHome />} />;
}

function WayHome() {
  return (
    <ButtonLink to="/" size="lg">
      <T k="common.home" />
    </ButtonLink>
  );
}
