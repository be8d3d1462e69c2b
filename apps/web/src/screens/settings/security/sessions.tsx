import type { Session } from "@sahne/contract/accounts/accounts";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { useEndOtherSessions, useEndSession, useSessions } from "#data/accounts/security.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { DeviceWords } from "./device-words.tsx";
import { LoadedSection } from "./loaded-section.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

export function Sessions() {
  const list = useSessions();
  const hasOthers = list.data?.sessions.some((session) => !session.isCurrent) === true;
  return (
    <LoadedSection
      id="sessions"
      text="sessions.text"
      action={hasOthers && <EndOthers />}
      query={list}
      failed="sessions.failed"
      skeleton="h-16"
    >
      {({ sessions }) => (
        <ul className="divide-y divide-line border-t border-line">
          {currentFirst(sessions).map((session) => (
            <SessionRow key={session._id} session={session} />
          ))}
        </ul>
      )}
    </LoadedSection>
  );
}

/** What one looks for is what is not this one; it helps to know where to begin. */
function currentFirst(sessions: readonly Session[]): Session[] {
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function SessionRow({ session }: { session: Session }) {
  const t = useT();
  const { notify } = useNotification();
  const end = useEndSession();

  function handleEnd() {
    // Not by callbacks of `mutate`: the row is gone by then.
    end
      .mutateAsync(session._id)
      .then(() => notify({ type: "success", message: t("sessions.ended"), lang: t.attr("sessions.ended") }))
      .catch((error: Error) => notify({ type: "error", message: error.message }));
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-text-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-base font-medium">
          <DeviceWords userAgent={session.userAgent} />
        </p>
        <p className="text-sm text-text-3">
          <T k="sessions.lastSeen" v={{ when: new Date(session.lastUsedAt) }} />
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">
          <T k="sessions.current" />
        </Badge>
      ) : (
        <Button size="sm" isLoading={end.isPending} onClick={handleEnd} className="max-sm:ml-9">
          <T k="sessions.end" />
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const t = useT();
  const { notify } = useNotification();
  const endOthers = useEndOtherSessions();
  const [isAsking, setIsAsking] = useState(false);

  function handleConfirm() {
    endOthers
      .mutateAsync()
      .then(() => notify({ type: "success", message: t("sessions.endAll.done"), lang: t.attr("sessions.endAll.done") }))
      .catch((error: Error) => notify({ type: "error", message: error.message }))
      .finally(() => setIsAsking(false));
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <T k="sessions.endAll" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<T k="sessions.endAll.title" />}
        description={<T k="sessions.endAll.text" />}
        confirmLabel={<T k="sessions.endAll" />}
        cancelLabel={<T k="common.cancel" />}
        isPending={endOthers.isPending}
        onConfirm={handleConfirm}
      />
    </>
  );
}
