import { Tv } from "lucide-react";
import type { ReactNode } from "react";
import { useConnectYoutube } from "#data/youtube.ts";
import { T } from "#lib/messages.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { useNotification } from "#ui/notifications.tsx";

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
      <ConnectButton label={<T k="youtube.connect" />} />
    </Card>
  );
}

export function ConnectButton({ label }: { label: ReactNode }) {
  const { notify } = useNotification();
  const { connect, isConnecting } = useConnectYoutube();
  return (
    <Button
      variant="primary"
      icon={<Tv aria-hidden="true" className="size-4" />}
      isLoading={isConnecting}
      onClick={() => connect(undefined, { onError: (error) => notify({ type: "error", message: error.message }) })}
    >
      {isConnecting ? <T k="youtube.connecting" /> : label}
    </Button>
  );
}
