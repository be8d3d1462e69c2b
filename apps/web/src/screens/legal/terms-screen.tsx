import type { PlainKey } from "#lib/messages.tsx";
import { OutsideLink } from "#ui/outside-link.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";

const SECTIONS: readonly LegalSection[] = [
  section("service"),
  section("content"),
  {
    ...section("youtube"),
    more: (
      <ul className="mt-3">
        <li className="font-medium">
          <OutsideLink href="https://www.youtube.com/t/terms" text="terms.youtubeLink" />
        </li>
      </ul>
    ),
  },
  section("providers"),
  section("limits"),
  section("end"),
];

export function TermsScreen() {
  return <LegalPage title="terms.title" sections={SECTIONS} />;
}

type Topic = "service" | "content" | "youtube" | "providers" | "limits" | "end";

function section(topic: Topic): { id: string; title: PlainKey; text: PlainKey } {
  return { id: topic, title: `terms.${topic}.title`, text: `terms.${topic}.text` };
}
