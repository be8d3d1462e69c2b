import { useEffect } from "react";
import { useUpdatePreferences } from "#data/accounts/profile.ts";
import { logWarning } from "#lib/log.ts";
import { currentTranslator } from "#lib/messages.tsx";
import { browserTimeZone, storedTimeZone } from "#lib/time/time-zone.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";

/**
 * An account that never chose a zone takes this browser's, so that plans and mails mean the hours its owner reads. Where
 * that moves the hours shown so far, it is said. Undefined while the account is not known yet.
 */
export function useKeptTimeZone(known: string | null | undefined): void {
  const { notify } = useNotification();
  const { mutate } = useUpdatePreferences();
  useEffect(() => {
    if (known !== null) return;
    const zone = browserTimeZone();
    const shownSoFar = storedTimeZone() ?? zone;
    mutate(
      { timeZone: zone },
      {
        onSuccess: () => {
          if (shownSoFar === zone) return;
          const t = currentTranslator();
          notify({ type: "info", message: t("common.zoneTaken", { zone }), lang: t.attr("common.zoneTaken") });
        },
        onError: (error) => logWarning("The browser's time zone could not be kept in the account", error),
      },
    );
  }, [known, mutate, notify]);
}
