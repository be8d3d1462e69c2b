import { adFrameUrl } from "#content/ads.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { setAdConsent, useAdConsent } from "./ad-consent-store.ts";

/** Asked once, and only where there is a network to ask for. Both answers are equally easy to give. */
export function AdConsent({ frameUrl = adFrameUrl }: { frameUrl?: string | null }) {
  const t = useT();
  const consent = useAdConsent();
  if (frameUrl === null || consent !== "unasked") return null;
  return (
    <section
      aria-label={t("ads.consent.title")}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-3xl flex-wrap items-center gap-4 rounded-lg bg-surface-2 p-5 shadow-3"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-base font-semibold">
          <T k="ads.consent.title" />
        </p>
        <p className="mt-1 text-sm text-text-2">
          <T k="ads.consent.text" />
        </p>
      </div>
      <div className="flex gap-3">
        <Button onClick={() => setAdConsent("denied")}>
          <T k="ads.consent.decline" />
        </Button>
        <Button onClick={() => setAdConsent("granted")}>
          <T k="ads.consent.accept" />
        </Button>
      </div>
    </section>
  );
}
