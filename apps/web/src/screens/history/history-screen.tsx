import { History } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The one list of everything is still to come; what it will be made of can be read video by video. */
export function HistoryScreen() {
  return (
    <EmptyState
      icon={<History />}
      title={<T k="comingSoon.title" />}
      description={<T k="history.soonText" />}
      action={
        <ButtonLink variant="primary" to="/dashboard/videos">
          <T k="history.toVideos" />
        </ButtonLink>
      }
    />
  );
}
