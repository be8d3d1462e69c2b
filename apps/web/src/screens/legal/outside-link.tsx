import { ExternalLink } from "lucide-react";
import { T, type PlainKey } from "#lib/messages.tsx";

export function OutsideLink({ href, text }: { href: string; text: PlainKey }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex items-center gap-1.5 font-medium text-accent-text underline underline-offset-4"
      >
        <T k={text} />
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">
          (<T k="common.opensNewTab" />)
        </span>
      </a>
    </li>
  );
}
