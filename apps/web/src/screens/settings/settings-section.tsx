import type { ReactNode } from "react";
import { T, type PlainKey } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";

/** In the order of the page; the list beside it is made from this. */
export const settingsSections = [
  { id: "profile", title: "profile.title" },
  { id: "password", title: "password.title" },
  { id: "preferences", title: "preferences.title" },
  { id: "notifications", title: "notificationChoices.title" },
  { id: "publishing", title: "publishProfile.title" },
  { id: "sessions", title: "sessions.title" },
  { id: "security", title: "audit.title" },
  { id: "data", title: "data.title" },
] as const satisfies readonly { id: string; title: PlainKey }[];

type SectionId = (typeof settingsSections)[number]["id"];

export type SettingsSectionProps = { id: SectionId; text: PlainKey; action?: ReactNode; children: ReactNode };

export function SettingsSection({ id, text, action, children }: SettingsSectionProps) {
  const section = settingsSections.find((known) => known.id === id);
  return (
    <section id={id} className="scroll-mt-22">
      <Card>
        <CardHeader
          title={section && <T k={section.title} />}
          description={<T k={text} />}
          {...(action !== undefined && { action })}
        />
        {children}
      </Card>
    </section>
  );
}
