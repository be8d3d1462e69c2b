// The one place that names every table: drizzle and the migrations read this file, features import from it.
// oxlint-disable oxc/no-barrel-file
export * from "./schema/account-data.ts";
export * from "./schema/accounts.ts";
export * from "./schema/paid-calls.ts";
export * from "./schema/brand.ts";
export * from "./schema/contact.ts";
export * from "./schema/drafts.ts";
export * from "./schema/history.ts";
export * from "./schema/images.ts";
export * from "./schema/mails.ts";
export * from "./schema/newsletter.ts";
export * from "./schema/operator.ts";
export * from "./schema/quotas.ts";
export * from "./schema/notifications.ts";
export * from "./schema/schedules.ts";
export * from "./schema/service-keys.ts";
export * from "./schema/sounds.ts";
export * from "./schema/speech.ts";
export * from "./schema/system.ts";
export * from "./schema/users.ts";
export * from "./schema/videos.ts";
export * from "./schema/youtube.ts";
