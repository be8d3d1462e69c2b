/**
 * Every address of the web app; a part that begins with a colon stands for any text. The server answers these with 200
 * and any other one with the same page and 404; a test of the web's router compares.
 */
export const pagePaths: readonly string[] = [
  "/",
  "/auth",
  "/auth/forgot-password",
  "/auth/login",
  "/auth/reset-password",
  "/auth/signup",
  "/auth/youtube/callback",
  "/contact",
  "/dashboard",
  "/dashboard/create",
  "/dashboard/history",
  "/dashboard/schedule",
  "/dashboard/settings",
  "/dashboard/studio",
  "/dashboard/studio/:draftId",
  "/dashboard/videos",
  "/dashboard/youtube",
  "/email/confirm",
  "/email/undo",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/outbox",
  "/privacy",
  "/status",
  "/terms",
  "/youtube",
  "/youtube/callback",
  "/youtube/theme",
];
