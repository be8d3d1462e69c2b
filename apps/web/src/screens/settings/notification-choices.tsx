import {
  mailChoice,
  notificationTopics,
  type MailChoice,
  type NotificationChoices as Choices,
} from "@sahne/contract/accounts/notification-choices";
import { useState } from "react";
import { useChangeNotificationChoices, useNotificationChoices } from "#data/accounts/notification-choices.ts";
import { T, useT } from "#lib/messages.tsx";
import { readStored, removeStored, writeStored } from "#lib/storage.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { SettingsSection } from "./settings-section.tsx";

const NIGHT = { from: 22, to: 8 };
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

/** Mails and browser notices, each by choice (R20.3); every change is kept at once. */
export function NotificationChoices() {
  const t = useT();
  const choices = useNotificationChoices();
  return (
    <SettingsSection id="notifications" text="notificationChoices.text">
      {choices.isPending && (
        <SkeletonGroup label={t("notificationChoices.loading")}>
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
      {choices.isError && choices.data === undefined && (
        <Notice
          tone="danger"
          title={<T k="notificationChoices.error" />}
          action={
            <Button size="sm" isLoading={choices.isFetching} onClick={() => void choices.refetch()}>
              <T k="common.retry" />
            </Button>
          }
        >
          {choices.error.message}
        </Notice>
      )}
      {choices.data !== undefined && <ChoiceFields choices={choices.data} />}
    </SettingsSection>
  );
}

function ChoiceFields({ choices }: { choices: Choices }) {
  const t = useT();
  const { notify } = useNotification();
  const keep = useChangeNotificationChoices();

  function change(changes: Partial<Choices>) {
    keep(changes).then(
      () => notify({ type: "success", message: t("common.saved"), lang: t.attr("common.saved") }),
      (error: unknown) => notify({ type: "error", message: error instanceof Error ? error.message : String(error) }),
    );
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        {notificationTopics.map((topic) => (
          <Select
            key={topic}
            label={<T k={`notificationChoices.topic.${topic}`} />}
            value={choices[topic]}
            options={mailChoice.options.map((name) => ({ value: name, label: t(`notificationChoices.mail.${name}`) }))}
            onChange={(event) => change({ [topic]: event.currentTarget.value as MailChoice })}
          />
        ))}
      </div>
      <Checkbox
        label={<T k="notificationChoices.weekly" />}
        checked={choices.weekly}
        onChange={(event) => change({ weekly: event.currentTarget.checked })}
      />
      <QuietHours quiet={choices.quiet} onChange={(quiet) => change({ quiet })} />
      <BrowserNotices browser={choices.browser} onChange={(browser) => change({ browser })} />
    </div>
  );
}

type QuietProps = { quiet: Choices["quiet"]; onChange: (quiet: Choices["quiet"]) => void };

function QuietHours({ quiet, onChange }: QuietProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={<T k="notificationChoices.quiet" />}
        hint={<T k="notificationChoices.quietHint" />}
        checked={quiet !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? NIGHT : null)}
      />
      {quiet !== null && (
        <div className="flex flex-wrap gap-3 pl-8">
          <HourField name="from" quiet={quiet} onChange={onChange} />
          <HourField name="to" quiet={quiet} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

type HourProps = { name: "from" | "to"; quiet: NonNullable<Choices["quiet"]>; onChange: QuietProps["onChange"] };

/** The other end's hour cannot be chosen: a span of nothing would mean all day or never. */
function HourField({ name, quiet, onChange }: HourProps) {
  const other = quiet[name === "from" ? "to" : "from"];
  return (
    <Select
      label={<T k={name === "from" ? "notificationChoices.quietFrom" : "notificationChoices.quietTo"} />}
      value={String(quiet[name])}
      options={HOURS.map((hour) => ({ ...hour, isDisabled: hour.value === String(other) }))}
      onChange={(event) => onChange({ ...quiet, [name]: Number(event.currentTarget.value) })}
      className="w-32"
    />
  );
}

type BrowserProps = { browser: Choices["browser"]; onChange: (browser: Choices["browser"]) => void };

/** Switched on in this browser, since it is this browser that shows them. */
function BrowserNotices({ browser, onChange }: BrowserProps) {
  const t = useT();
  const canShow = "Notification" in window;
  const [isOn, setIsOn] = useState(() => readStored("browser-notices") === "on" && permission() === "granted");
  const [isDenied, setIsDenied] = useState(false);

  async function handleChange(wanted: boolean) {
    const isAllowed = wanted && (await Notification.requestPermission()) === "granted";
    setIsOn(isAllowed);
    setIsDenied(wanted && !isAllowed);
    if (isAllowed) writeStored("browser-notices", "on");
    else removeStored("browser-notices");
    // The bell listens; other tabs hear of it by themselves.
    window.dispatchEvent(new Event("storage"));
  }

  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={<T k="notificationChoices.browser" />}
        {...(!canShow && { hint: <T k="notificationChoices.browserMissing" /> })}
        disabled={!canShow}
        checked={isOn}
        onChange={(event) => void handleChange(event.currentTarget.checked)}
      />
      {isOn && (
        <div role="group" aria-label={t("notificationChoices.browserKinds")} className="grid gap-4 pl-8 md:grid-cols-2">
          {notificationTopics.map((topic) => (
            <Select
              key={topic}
              label={<T k={`notificationChoices.topic.${topic}`} />}
              value={browser[topic]}
              options={mailChoice.options.map((name) => ({ value: name, label: t(BROWSER_WORDS[name]) }))}
              onChange={(event) => onChange({ ...browser, [topic]: event.currentTarget.value as MailChoice })}
            />
          ))}
        </div>
      )}
      {isDenied && (
        <Notice tone="warning">
          <T k="notificationChoices.browserDenied" />
        </Notice>
      )}
    </div>
  );
}

const BROWSER_WORDS = {
  off: "notificationChoices.browserOff",
  at_once: "notificationChoices.mail.at_once",
  daily: "notificationChoices.mail.daily",
} as const;

function permission(): NotificationPermission {
  return "Notification" in window ? Notification.permission : "denied";
}
