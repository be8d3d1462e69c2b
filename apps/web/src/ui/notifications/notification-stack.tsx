import { useEffect, useRef, useState, type RefObject, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import type { Notification, NotificationType } from "./notification.ts";
import { NotificationToast } from "./notification-toast.tsx";

export type NotificationLabels = {
  /** Name of the region; no other one on a screen may have it. */
  region: string;
  close: string;
  clearAll: string;
  /** One word per type: it carries the meaning where the colour does not. */
  types: Record<NotificationType, string>;
};

type NotificationStackProps = {
  notifications: readonly Notification[];
  labels: NotificationLabels;
  onClose: (id: string) => void;
  onClearAll: () => void;
};

/** Older ones beyond these wait with their timers paused until there is room. */
const OPEN_AT_ONCE = 4;

/** Newest on top. F6 brings the keyboard here; time stands still while it, or the pointer, is here. */
export function NotificationStack({ notifications, labels, onClose, onClearAll }: NotificationStackProps) {
  const region = useRef<HTMLElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useIsDocumentHidden();
  useF6(region, notifications.length > 0);

  // What is removed takes the pointer and the focus with it and no leave event comes, so both are let go here.
  function release() {
    setIsHovered(false);
    setHasFocus(false);
  }
  function handleClose(id: string) {
    release();
    onClose(id);
  }
  function handleClearAll() {
    release();
    onClearAll();
  }

  return createPortal(
    <section
      ref={region}
      aria-label={labels.region}
      // An open modal hides everything that is not marked as live; toasts must stay readable above it.
      aria-live="off"
      tabIndex={-1}
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
      className="pointer-events-none fixed top-5 right-5 z-100 flex w-max max-w-[min(31.25rem,calc(100vw-2.5rem))] min-w-[min(20rem,calc(100vw-2.5rem))] flex-col gap-3 outline-none"
    >
      {notifications
        .slice(-OPEN_AT_ONCE)
        .toReversed()
        .map((notification) => (
          <NotificationToast
            key={notification.id}
            notification={notification}
            typeLabel={labels.types[notification.type]}
            closeLabel={labels.close}
            isPaused={isHovered || hasFocus || isHidden}
            onClose={handleClose}
          />
        ))}
      {notifications.length > 1 && (
        <Button size="sm" className="pointer-events-auto self-end shadow-2" onClick={handleClearAll}>
          {labels.clearAll}
          <span className="tabular text-text-3">{notifications.length}</span>
        </Button>
      )}
    </section>,
    // Beside the root, like the dialogs: inside it they would lie under them.
    document.body,
  );
}

function useF6(region: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "F6") return;
      event.preventDefault();
      region.current?.querySelector("button")?.focus();
    }
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [region, isOn]);
}

/** True while the tab is in the background: nobody sees what happens in it. */
function useIsDocumentHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
