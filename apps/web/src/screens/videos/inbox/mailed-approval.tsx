import { CirclePause } from "lucide-react";
import { useNavigate } from "react-router";
import { useOpenApproval } from "#data/publishing/waiting-uploads.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { MailedLink } from "#ui/mailed-link.tsx";

/** R18.2: where the mail about a video that waits for approval leads to; its preview and the three answers are with the video. */
export function MailedApproval({ onLeave }: { isOpen: boolean; onLeave: () => void }) {
  const navigate = useNavigate();
  const open = useOpenApproval();
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
        <Button size="lg" onClick={onLeave}>
          <T k="approval.inbox" />
        </Button>
      }
    />
  );
}
