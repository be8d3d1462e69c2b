import { Link } from "react-router";
import { T, type PlainKey } from "#lib/messages.tsx";
import { OutsideLink } from "#ui/outside-link.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";

const SECTIONS: readonly LegalSection[] = [
  section("collect"),
  section("use"),
  section("share"),
  {
    ...section("youtube"),
    more: (
      <ul className="mt-3 flex flex-col gap-1">
        <li className="font-medium">
          <OutsideLink href="https://policies.google.com/privacy" text="privacy.google" />
        </li>
        <li className="font-medium">
          <OutsideLink href="https://myaccount.google.com/permissions" text="privacy.googlePermissions" />
        </li>
      </ul>
    ),
  },
  section("cookies"),
  section("newsletter"),
  section("security"),
  section("keep"),
  {
    ...section("rights"),
    more: (
      <p className="mt-3">
        <Link to="/dashboard/settings#data" className="font-medium text-accent-text underline underline-offset-4">
          <T k="privacy.toSettings" />
        </Link>
      </p>
    ),
  },
];

export function PrivacyScreen() {
  return <LegalPage title="privacy.title" sections={SECTIONS} />;
}

type Topic = "collect" | "use" | "share" | "youtube" | "cookies" | "newsletter" | "security" | "keep" | "rights";

function section(topic: Topic): { id: string; title: PlainKey; text: PlainKey } {
  return { id: topic, title: `privacy.${topic}.title`, text: `privacy.${topic}.text` };
}
