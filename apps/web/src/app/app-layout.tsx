import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Outlet } from "react-router";
import { config } from "zod";
import { onLanguageChange, useT } from "#lib/messages.tsx";
import { NotificationProvider } from "#ui/notifications/notifications.tsx";
import { createQueryClient } from "./query-client.ts";

// Zod would try to compile its checks with eval, which our policy forbids and reports.
config({ jitless: true });

/** What every page but the landing page stands on; fetched with the first of them. */
export function AppLayout() {
  const t = useT();
  const [queryClient] = useState(createQueryClient);
  const labels = useMemo(() => toastLabels(t), [t]);

  // The server words its reasons in the reader's language, so they are asked for again.
  useEffect(() => onLanguageChange(() => void queryClient.invalidateQueries()), [queryClient]);

  useEffect(() => void takeFontsLater(), []);

  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <NotificationProvider labels={labels}>
          <Outlet />
        </NotificationProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}

function toastLabels(t: ReturnType<typeof useT>) {
  return {
    region: t("toast.region"),
    close: t("toast.close"),
    clearAll: t("toast.clearAll"),
    types: {
      success: t("toast.success"),
      error: t("toast.error"),
      warning: t("toast.warning"),
      info: t("toast.info"),
    },
  };
}

/** Whoever read the landing page before our letters came reads the next page in them (styles/fonts.css). */
async function takeFontsLater(): Promise<void> {
  if (!("fonts" in document)) return;
  await document.fonts.load('1rem "Inter Later"', "aş").catch(() => undefined);
  document.documentElement.dataset["later"] = "";
}
