import { Link } from "react-router";
import { T, type PlainKey } from "#lib/messages.tsx";

const YOUTUBE_TERMS = "https://www.youtube.com/t/terms";
const GOOGLE_PRIVACY = "https://policies.google.com/privacy";

/** The notice that YouTube's terms for API clients ask for beside every upload button. */
export function PublishLegal() {
  return (
    <div className="text-sm text-text-3">
      <p>
        <T k="publish.legal" />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <Outside href={YOUTUBE_TERMS} label="publish.legalLink" />
        <Outside href={GOOGLE_PRIVACY} label="publish.legal.google" />
        <Link to="/privacy" target="_blank" className="underline underline-offset-4 hover:text-text">
          <T k="publish.legal.own" />
        </Link>
      </p>
    </div>
  );
}

function Outside({ href, label }: { href: string; label: PlainKey }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:text-text">
      <T k={label} />
      <span className="sr-only">
        {" "}
        (<T k="common.opensNewTab" />)
      </span>
    </a>
  );
}
