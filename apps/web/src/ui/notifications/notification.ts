export const notificationTypes = ["success", "error", "warning", "info"] as const;
export type NotificationType = (typeof notificationTypes)[number];

export type Notification = {
  id: string;
  message: string;
  type: NotificationType;
  /** Milliseconds on screen; zero or less stays until it is closed. */
  duration: number;
  /** When it was raised, in milliseconds since 1970. */
  timestamp: number;
  /** Set when the message is in another language than the page. */
  lang?: string | undefined;
};

export type NotificationInput = {
  message: string;
  type?: NotificationType | undefined;
  duration?: number | undefined;
  lang?: string | undefined;
};

export const DEFAULT_DURATION_MS = 5000;

export function createNotification(input: NotificationInput, id: string, now: number): Notification {
  return {
    id,
    message: input.message,
    type: input.type ?? "info",
    duration: input.duration ?? DEFAULT_DURATION_MS,
    timestamp: now,
    lang: input.lang,
  };
}
