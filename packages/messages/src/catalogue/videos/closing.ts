import type { Catalogue } from "#message.ts";

export const messages = {
  // Drawn on the closing card of a film that is made of one clip, in the film's own language.
  "closing.follow": { seed: "tr", tr: "Daha fazlası için takip edin!", en: "Follow for more!" },
} satisfies Catalogue;
