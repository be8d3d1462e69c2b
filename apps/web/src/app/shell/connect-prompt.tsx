import { Tv, X } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { isConnected, useConnectYoutube, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { readDismissedAt, rememberDismissed, showsByItself } from "./connect-prompt-rule.ts";

type ConnectPromptProps = { isOpen: boolean; isAskedFor: boolean; onClose: () => void };

/** Not a dialog: it floats beside the work and takes neither focus nor clicks from it. */
export function ConnectPrompt({ isAskedFor, onClose }: ConnectPromptProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { notify } = useNotification();
  const status = useYoutubeStatus();
  const { connect, isConnecting } = useConnectYoutube();
  const [dismissedAt, setDismissedAt] = useState(readDismissedAt);
  const connected = isConnected(status.data);
  const showsAlone = showsByItself({
    isStatusKnown: status.isSuccess,
    isConnected: connected,
    path: pathname,
    dismissedAt,
    // The moment the check answered: the same for every drawing of this answer.
    now: status.dataUpdatedAt,
  });
  if (connected || (!showsAlone && !isAskedFor)) return null;

  function handleLater() {
    const now = Date.now();
    rememberDismissed(now);
    setDismissedAt(now);
    onClose();
  }

  return (
    <section
      aria-labelledby="connect-prompt-title"
      className="fixed inset-x-3 bottom-3 z-40 rounded-xl bg-surface-2 p-5 shadow-3 lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-96"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-tint"
        >
          <Tv className="size-5 text-accent-text" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="connect-prompt-title" className="text-md font-semibold">
            <T k="connect.title" />
          </h2>
          <p className="mt-1 text-base text-text-2">
            <T k="connect.text" />
          </p>
        </div>
        <IconButton size="sm" label={t("connect.close")} lang={t.attr("connect.close")} onClick={handleLater}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <div className="mt-4 flex flex-col gap-2 lg:flex-row">
        <Button
          variant="primary"
          isLoading={isConnecting}
          onClick={() => connect({}, { onError: (error) => notify({ type: "error", message: error.message }) })}
        >
          {isConnecting ? <T k="connect.pending" /> : <T k="connect.action" />}
        </Button>
        <Button variant="ghost" onClick={handleLater}>
          <T k="connect.later" />
        </Button>
      </div>
    </section>
  );
}
