import { useEffect, useRef } from "react";
import { useUpdatePreferences } from "#data/accounts/profile.ts";
import { logWarning } from "#lib/log.ts";
import { useLanguage } from "#lib/messages.tsx";
import { useTheme } from "#ui/appearance/theme.tsx";

/**
 * Language and theme change here at once, from the header or in settings; the account follows, so that the next device
 * begins with them. Only a change made here is sent: two open devices must not overrule each other for ever.
 */
export function useKeptAppearance(): void {
  const { choice: theme } = useTheme();
  const language = useLanguage();
  const { mutate } = useUpdatePreferences();
  const known = useRef({ theme, language });
  useEffect(() => {
    if (known.current.theme === theme && known.current.language === language) return;
    known.current = { theme, language };
    mutate(
      { theme, language },
      { onError: (error) => logWarning("Language and theme could not be kept in the account", error) },
    );
  }, [theme, language, mutate]);
}
