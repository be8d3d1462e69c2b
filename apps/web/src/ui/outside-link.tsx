import { ExternalLink } from "lucide-react";
import { T, type PlainKey } from "#lib/messages.tsx";

/** A link that leaves the product in a tab of its own, and says so to those who do not see the sign. */
export function OutsideLink({ href, text }: { href: string; text: PlainKey }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 text-accent-text underline underline-offset-4"
    >
      <T k={text} />
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">
        (<T k="common.opensNewTab" />)
      </span>
    </a>
  );
}
