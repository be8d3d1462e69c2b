import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ThemeProvider } from "#ui/appearance/theme.tsx";
import { NotificationProvider } from "#ui/notifications/notifications.tsx";

const labels = {
  region: "toasts",
  close: "close",
  clearAll: "clear",
  types: { success: "success", error: "error", warning: "warning", info: "info" },
};

/** One piece of a screen on everything it stands on in the product, at any path. */
export function renderAt(path: string, queryClient: QueryClient, piece: ReactNode) {
  const router = createMemoryRouter([{ path: "*", element: piece }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <NotificationProvider labels={labels}>
          <RouterProvider router={router} />
        </NotificationProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return router;
}
