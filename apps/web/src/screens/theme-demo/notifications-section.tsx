import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { notificationTypes } from "#ui/notifications/notification.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { DemoSection } from "./demo-section.tsx";

export function NotificationsSection() {
  const t = useT();
  const { notify, clearAll } = useNotification();
  return (
    <DemoSection
      id="notifications"
      title={<T k="themeDemo.notifications" />}
      text={<T k="themeDemo.notifications.text" />}
    >
      <div className="flex flex-wrap gap-3">
        {notificationTypes.map((type) => (
          <Button key={type} onClick={() => notify({ type, message: t(`demo.${type}`), lang: t.attr(`demo.${type}`) })}>
            <T k={`themeDemo.notify.${type}`} />
          </Button>
        ))}
        <Button variant="ghost" onClick={clearAll}>
          <T k="themeDemo.notify.clear" />
        </Button>
      </div>
    </DemoSection>
  );
}
