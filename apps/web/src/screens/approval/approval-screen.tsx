import { CirclePause } from "lucide-react";
import { useNavigate } from "react-router";
import { useOpenApproval } from "#data/waiting-uploads.ts";
import { T } from "#lib/messages.tsx";
import { loginPath } from "#lib/return-path.ts";
import { hasToken } from "#lib/session.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

const INBOX = "/dashboard/inbox";

/** R18.2: where the mail about a video that waits for approval leads to; its preview and the three answers are with the video. */
export function ApprovalScreen() {
  const navigate = useNavigate();
  const open = useOpenApproval();
  if (!hasToken()) return <SignInFirst />;
  const action = {
    ...open,
    mutate: (token: string) =>
      open.mutate(token, {
        onSuccess: ({ videoId }) => void navigate(`/dashboard/videos?video=${encodeURIComponent(videoId)}`),
      }),
  };
  return (
    <MailedLink
      words="approval"
      icon={CirclePause}
      action={action}
      next={
        <ButtonLink to={INBOX} size="lg">
          <T k="approval.inbox" />
        </ButtonLink>
      }
    />
  );
}

/** The link stays good: only its owner uses it up. */
function SignInFirst() {
  return (
    <section className="mx-auto flex w-full max-w-lg flex-col items-start gap-5 py-10 md:py-20">
      <h1 className="text-3xl font-semibold">
        <T k="approval.title" />
      </h1>
      <p className="text-md text-text-2">
        <T k="approval.signIn.text" />
      </p>
      <ButtonLink to={loginPath(INBOX)} variant="primary" size="lg">
        <T k="approval.signIn" />
      </ButtonLink>
    </section>
  );
}
