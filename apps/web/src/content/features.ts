import type { PlainKey } from "#lib/messages.tsx";

/** One promise of the landing page. Until the product keeps it, the page says "yakında" beside it. */
export type FeatureLine = { text: PlainKey; isReady: boolean };

export type FeatureId = "create" | "schedule" | "channel" | "analytics" | "look";

export type Feature = { id: FeatureId; title: PlainKey; text: PlainKey; lines: readonly FeatureLine[] };

export const features: Readonly<Record<FeatureId, Feature>> = {
  create: {
    id: "create",
    title: "landing.feature.create.title",
    text: "landing.feature.create.text",
    lines: [
      { text: "landing.feature.create.prompts", isReady: true },
      { text: "landing.feature.create.styles", isReady: true },
      { text: "landing.feature.create.voices", isReady: true },
      { text: "landing.feature.create.models", isReady: true },
    ],
  },
  schedule: {
    id: "schedule",
    title: "landing.feature.schedule.title",
    text: "landing.feature.schedule.text",
    lines: [
      { text: "landing.feature.schedule.manual", isReady: true },
      { text: "landing.feature.schedule.planned", isReady: true },
      { text: "landing.feature.schedule.random", isReady: true },
    ],
  },
  channel: {
    id: "channel",
    title: "landing.feature.channel.title",
    text: "landing.feature.channel.text",
    lines: [
      { text: "landing.feature.channel.upload", isReady: true },
      { text: "landing.feature.channel.manage", isReady: true },
      { text: "landing.feature.channel.analytics", isReady: true },
      { text: "landing.feature.channel.seo", isReady: true },
    ],
  },
  analytics: {
    id: "analytics",
    title: "landing.feature.analytics.title",
    text: "landing.feature.analytics.text",
    lines: [
      { text: "landing.feature.analytics.history", isReady: false },
      { text: "landing.feature.analytics.success", isReady: true },
      { text: "landing.feature.analytics.export", isReady: false },
    ],
  },
  look: {
    id: "look",
    title: "landing.feature.look.title",
    text: "landing.feature.look.text",
    lines: [
      { text: "landing.feature.look.themes", isReady: true },
      { text: "landing.feature.look.responsive", isReady: true },
      { text: "landing.feature.look.languages", isReady: true },
    ],
  },
};

/** What the one plan holds. */
export const planLines: readonly FeatureLine[] = [
  { text: "landing.plan.unlimited", isReady: true },
  { text: "landing.plan.models", isReady: true },
  { text: "landing.plan.upload", isReady: true },
  { text: "landing.plan.analytics", isReady: false },
  { text: "landing.plan.support", isReady: true },
  { text: "landing.plan.everything", isReady: true },
];
