import { Tv } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useConnectYoutube } from "#data/publishing/youtube.ts";
import { T } from "#lib/messages.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

const STEPS = ["youtube.steps.1", "youtube.steps.2", "youtube.steps.3"] as const;

/** What is about to happen, before somebody is sent to another site. */
export function ConnectCard() {
  return (
    <Card>
      <CardHeader
        title={<T k="youtube.notConnected.text" />}
        description={<T k="youtube.subtitle" />}
        action={
          <Badge>
            <T k="youtube.status.notConnected" />
          </Badge>
        }
      />
      <ol className="mb-5 flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3 text-base">
            <span
              aria-hidden="true"
              className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-3 text-xs font-semibold text-text-2"
            >
              {index + 1}
            </span>
            <T k={step} />
          </li>
        ))}
      </ol>
      <ConnectButton label={<T k="youtube.connect" />} />
    </Card>
  );
}

type ConnectButtonProps = { label: ReactNode; variant?: "primary" | "ghost"; icon?: ReactNode };

export function ConnectButton({ label, variant = "primary", icon }: ConnectButtonProps) {
  const { notify } = useNotification();
  const { connect, isConnecting } = useConnectYoutube();
  const [search] = useSearchParams();
  // The create screen keeps what is written by itself; it only has to be come back to.
  const wish = search.get("then") === "create" ? { path: "/dashboard/create" } : undefined;
  return (
    <Button
      variant={variant}
      icon={icon ?? <Tv aria-hidden="true" className="size-4" />}
      isLoading={isConnecting}
      onClick={() => connect({ wish }, { onError: (error) => notify({ type: "error", message: error.message }) })}
    >
      {isConnecting ? <T k="youtube.connecting" /> : label}
    </Button>
  );
}
