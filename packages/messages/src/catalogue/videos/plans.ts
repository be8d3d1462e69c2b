import type { Catalogue } from "#message.ts";

/** A plan, wherever one is listed: when it runs next, how often, and how it is ended. */
export const messages = {
  "plan.at": { seed: "en", tr: "{when, date, moment}", en: "{when, date, moment}" },
  "plan.daily": { seed: "en", tr: "her gün", en: "every day" },
  "plan.weekly": { seed: "en", tr: "her hafta", en: "every week" },
  "plan.monthly": { seed: "en", tr: "her ay", en: "every month" },
  "plan.random": { seed: "en", tr: "rastgele aralıklarla", en: "at random intervals" },
  "plan.once": { seed: "en", tr: "bir kez", en: "once" },
  "plan.toChannel": { seed: "en", tr: "YouTube’a yüklenecek", en: "will be uploaded to YouTube" },
  "plan.noChannel": {
    seed: "en",
    tr: "yükleme için kanal yok",
    en: "no channel to upload to",
  },
  "plan.stop": { seed: "en", tr: "Tekrarı durdur", en: "Stop repeating" },
  "plan.cancel": { seed: "en", tr: "Planı iptal et", en: "Cancel plan" },
  "plan.stop.title": { seed: "en", tr: "Tekrar durdurulsun mu?", en: "Stop repeating?" },
  "plan.cancel.title": { seed: "en", tr: "Plan iptal edilsin mi?", en: "Cancel the plan?" },
  "plan.stop.text": {
    seed: "en",
    tr: "“{name}” bir daha yapılmayacak. Yapılmış videolar kalır. Bu geri alınamaz.",
    en: "“{name}” will not be made again. Finished videos stay. This cannot be undone.",
  },
  "plan.stop.waitingText": {
    seed: "en",
    tr: "“{name}” kendiliğinden yapılmayacak. Video kalır: ona yeni bir zaman verebilir ya da silebilirsiniz.",
    en: "“{name}” will not be made automatically. The video stays: you can give it another time or delete it.",
  },
  "plan.stop.keep": { seed: "en", tr: "Plan kalsın", en: "Keep the plan" },
  "plan.stopped": { seed: "en", tr: "“{name}” planı durduruldu.", en: "The plan of “{name}” has been stopped." },
} satisfies Catalogue;
