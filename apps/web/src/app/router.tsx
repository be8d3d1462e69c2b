import { createBrowserRouter, redirect, type RouteObject } from "react-router";
import type { Group, PlainKey } from "#lib/messages.tsx";
import { requireToken, visitorsOnly } from "./guards.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { PageLoading } from "./page-loading.tsx";
import { RootLayout } from "./root-layout.tsx";
import { RouteError } from "./route-error.tsx";
import { titled } from "./route-handle.ts";

const callback = lazyScreen(["youtube"], async () => {
  return (await import("#screens/youtube-callback/youtube-callback-screen.tsx")).YoutubeCallbackScreen;
});

/** The whole route table (R2). Everything but the frame itself is fetched when it is first needed. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      {
        index: true,
        handle: titled("landing.meta.title"),
        lazy: lazyScreen(["landing"], async () => {
          return (await import("#screens/landing/landing-screen.tsx")).LandingScreen;
        }),
      },
      { path: "youtube", loader: () => redirect("/") },
      { path: "auth", loader: () => redirect("/auth/login") },
      {
        // Query, Base UI and the toasts: everything but the landing page needs them.
        lazy: lazyScreen(["defaults"], async () => (await import("./app-layout.tsx")).AppLayout),
        children: [
          {
            path: "youtube/theme",
            handle: titled("themeDemo.title"),
            lazy: lazyScreen(["theme-demo", "stages"], async () => {
              return (await import("#screens/theme-demo/theme-demo-screen.tsx")).ThemeDemoScreen;
            }),
          },
          { path: "youtube/callback", handle: titled("callback.title"), lazy: callback },
          { path: "auth/youtube/callback", handle: titled("callback.title"), lazy: callback },
          {
            lazy: lazyScreen(["legal"], async () => (await import("./page-layout.tsx")).PageLayout),
            children: [
              page("privacy", "privacy.title", [], async () => {
                return (await import("#screens/legal/privacy-screen.tsx")).PrivacyScreen;
              }),
              page("terms", "terms.title", [], async () => {
                return (await import("#screens/legal/terms-screen.tsx")).TermsScreen;
              }),
              page("contact", "contact.title", [], async () => {
                return (await import("#screens/contact/contact-screen.tsx")).ContactScreen;
              }),
              page("status", "statusPage.title", ["status"], async () => {
                return (await import("#screens/status/status-screen.tsx")).StatusScreen;
              }),
              page("outbox", "outbox.title", ["mails"], async () => {
                return (await import("#screens/outbox/outbox-screen.tsx")).OutboxScreen;
              }),
              page("newsletter/confirm", "newsletter.confirm.title", ["mails"], async () => {
                return (await import("#screens/newsletter/newsletter-screens.tsx")).ConfirmSubscriptionScreen;
              }),
              page("newsletter/unsubscribe", "newsletter.unsubscribe.title", ["mails"], async () => {
                return (await import("#screens/newsletter/newsletter-screens.tsx")).UnsubscribeScreen;
              }),
              page("mails/stop", "stopMails.title", ["mails"], async () => {
                return (await import("#screens/newsletter/newsletter-screens.tsx")).StopMailsScreen;
              }),
              page("email/confirm", "emailConfirm.title", ["mails"], async () => {
                return (await import("#screens/email-confirm/email-confirm-screen.tsx")).EmailConfirmScreen;
              }),
              page("email/undo", "emailUndo.title", ["mails"], async () => {
                return (await import("#screens/email-undo/email-undo-screen.tsx")).EmailUndoScreen;
              }),
            ],
          },
          {
            path: "auth",
            lazy: lazyScreen(["auth"], async () => (await import("./auth-layout.tsx")).AuthLayout),
            children: [
              {
                path: "login",
                loader: visitorsOnly,
                handle: titled("login.title"),
                lazy: lazyScreen([], async () => (await import("#screens/login/login-screen.tsx")).LoginScreen),
              },
              {
                path: "signup",
                loader: visitorsOnly,
                handle: titled("signup.title"),
                lazy: lazyScreen([], async () => (await import("#screens/signup/signup-screen.tsx")).SignupScreen),
              },
              {
                path: "forgot-password",
                loader: visitorsOnly,
                handle: titled("forgot.title"),
                lazy: lazyScreen([], async () => {
                  return (await import("#screens/forgot-password/forgot-password-screen.tsx")).ForgotPasswordScreen;
                }),
              },
              {
                path: "reset-password",
                handle: titled("reset.title"),
                lazy: lazyScreen([], async () => {
                  return (await import("#screens/reset-password/reset-password-screen.tsx")).ResetPasswordScreen;
                }),
              },
            ],
          },
          page("admin", "operator.title", ["shell", "status"], async () => {
            return (await import("./operator-page.tsx")).OperatorPage;
          }),
          {
            path: "dashboard",
            lazy: lazyScreen(["shell"], async () => (await import("./shell/dashboard-shell.tsx")).DashboardShell),
            children: [
              {
                // R2.3: no guard here; the shell's first call is refused and the 401 rule leads to the login page.
                index: true,
                handle: titled("nav.dashboard"),
                lazy: lazyScreen(["overview", "stages", "plans"], async () => {
                  return (await import("#screens/overview/overview-screen.tsx")).OverviewScreen;
                }),
              },
              section("create", "nav.create", ["create", "presets"], async () => {
                return (await import("#screens/create/create-screen.tsx")).CreateScreen;
              }),
              section("videos", "nav.videos", ["videos", "stages", "plans"], async () => {
                return (await import("#screens/videos/videos-screen.tsx")).VideosScreen;
              }),
              section("studio", "drafts.title", ["studio"], async () => {
                return (await import("#screens/studio/drafts-screen.tsx")).DraftsScreen;
              }),
              section("studio/:draftId", "studio.title", ["studio", "presets", "voices"], async () => {
                return (await import("#screens/studio/studio-screen.tsx")).StudioScreen;
              }),
              section("schedule", "nav.schedule", ["schedule", "stages", "plans"], async () => {
                return (await import("#screens/schedule/schedule-screen.tsx")).ScheduleScreen;
              }),
              section("history", "nav.history", ["history", "stages"], async () => {
                return (await import("#screens/history/history-screen.tsx")).HistoryScreen;
              }),
              section("authorship/:videoId", "authorship.title", ["history", "stages"], async () => {
                return (await import("#screens/authorship/authorship-screen.tsx")).AuthorshipScreen;
              }),
              section("inbox", "inbox.title", ["history", "videos"], async () => {
                return (await import("#screens/videos/inbox/inbox-screen.tsx")).InboxScreen;
              }),
              section("youtube", "nav.youtube", ["youtube"], async () => {
                return (await import("#screens/youtube/youtube-screen.tsx")).YoutubeScreen;
              }),
              section("settings", "nav.settings", ["settings"], async () => {
                return (await import("#screens/settings/settings-screen.tsx")).SettingsScreen;
              }),
            ],
          },
        ],
      },
      {
        path: "*",
        handle: titled("notFound.title"),
        lazy: lazyScreen([], async () => (await import("./not-found.tsx")).NotFound),
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

function section(
  path: string,
  titleKey: PlainKey,
  groups: readonly Group[],
  load: Parameters<typeof lazyScreen>[1],
): RouteObject {
  return { ...page(path, titleKey, groups, load), loader: requireToken };
}

function page(
  path: string,
  titleKey: PlainKey,
  groups: readonly Group[],
  load: Parameters<typeof lazyScreen>[1],
): RouteObject {
  return { path, handle: titled(titleKey), lazy: lazyScreen(groups, load) };
}
