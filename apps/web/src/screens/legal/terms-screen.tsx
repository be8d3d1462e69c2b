import type { PlainKey } from "#lib/messages.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { OutsideLink } from "./outside-link.tsx";

const SECTIONS: readonly LegalSection[] = [
  section("service"),
  section("content"),
  {
    ...section("youtube"),
    more: (
      <ul className="mt-3">
        <OutsideLink href="https://www.youtube.com/t/terms" text="terms.youtubeLink" />
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
