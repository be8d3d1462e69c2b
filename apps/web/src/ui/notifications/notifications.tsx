import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { createNotification, type Notification, type NotificationInput } from "./notification.ts";
import { NotificationStack, type NotificationLabels } from "./notification-stack.tsx";

export type Notifications = {
  notifications: readonly Notification[];
  /** Raises a toast and returns its id. */
  notify: (input: NotificationInput) => string;
  close: (id: string) => void;
  clearAll: () => void;
};

const NotificationContext = createContext<Notifications | null>(null);

export type NotificationProviderProps = { labels: NotificationLabels; children: ReactNode };

/** The words of the toasts' own controls come in by `labels`; the provider itself needs no other one around it. */
export function NotificationProvider({ labels, children }: NotificationProviderProps) {
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  const raised = useRef(0);

  const notify = useCallback((input: NotificationInput) => {
    raised.current += 1;
    const notification = createNotification(input, `notification-${raised.current}`, Date.now());
    setNotifications((current) => [...current, notification]);
    return notification.id;
  }, []);
  const close = useCallback((id: string) => {
    setNotifications((current) => current.filter((notification) => notification.id !== id));
  }, []);
  const clearAll = useCallback(() => setNotifications([]), []);

  const value = useMemo(() => ({ notifications, notify, close, clearAll }), [notifications, notify, close, clearAll]);
  return (
    <NotificationContext value={value}>
      {children}
      <NotificationStack notifications={notifications} labels={labels} onClose={close} onClearAll={clearAll} />
    </NotificationContext>
  );
}

export function useNotification(): Notifications {
  const notifications = use(NotificationContext);
  if (notifications === null) throw new Error("useNotification must be used within a NotificationProvider");
  return notifications;
}
