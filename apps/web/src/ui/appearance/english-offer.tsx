import { X } from "lucide-react";
import { useState } from "react";
import { setLanguage, T, useT } from "#lib/messages.tsx";
import { readStored, writeStored } from "#lib/storage.ts";
import { IconButton } from "#ui/button.tsx";

/** One line for visitors whose browser names no Turkish and who have not chosen a language yet. Either answer is kept. */
export function EnglishOffer() {
  const t = useT();
  const [isAsked, setIsAsked] = useState(isUndecided);
  if (!isAsked || t.mode !== "mix") return null;

  function handleDecline() {
    writeStored("language", "mix");
    setIsAsked(false);
  }

  return (
    <p className="flex items-center justify-center gap-2 bg-surface-2 px-4 text-sm text-text-2">
      <span>
        <T k="language.offer" />{" "}
        <button
          type="button"
          onClick={() => void setLanguage("en")}
          className="min-h-9 font-medium text-accent-text underline underline-offset-4"
        >
          <T k="language.offerAccept" />
        </button>
      </span>
      <IconButton
        size="sm"
        label={t("language.offerDecline")}
        lang={t.attr("language.offerDecline")}
        onClick={handleDecline}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </p>
  );
}

/** Drawn before it has a browser, the page carries the line; its own script shows it to whom it is for (index.html). */
function isUndecided(): boolean {
  if (import.meta.env.SSR) return true;
  return readStored("language") === null && !navigator.languages.some((language) => /^tr\b/i.test(language));
}
