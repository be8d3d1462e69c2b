import type { Catalogue } from "#message.ts";

/** What the coming weeks hold, below the calendar. */
export const messages = {
  "forecast.title": { seed: "en", tr: "Öngörü", en: "Forecast" },
  "forecast.today": {
    seed: "en",
    tr: "Bugün {perDay, number} yayından {left, number} tanesi kaldı; sayaç {when, date, moment} anında sıfırlanır.",
    en: "{left, number} of {perDay, number} publications are left today; the count resets on {when, date, moment}.",
  },
  "forecast.day": {
    seed: "en",
    tr: "{when, date, moment} sonrası: {planned, number} planlı, {left, number} boş",
    en: "From {when, date, moment}: {planned, number} planned, {left, number} left",
  },
  "forecast.expires": {
    seed: "en",
    tr: "“{channel}” kanalının izni {when, date, moment} anında biter",
    en: "The permission of “{channel}” ends on {when, date, moment}",
  },
  "forecast.ended": {
    seed: "en",
    tr: "“{channel}” kanalının yeniden bağlanması gerekiyor",
    en: "“{channel}” has to be connected again",
  },
  "forecast.breaks": {
    seed: "en",
    tr: "İlk etkilenecek yayın: “{title}”, {when, date, moment}.",
    en: "The first publication this would stop: “{title}”, {when, date, moment}.",
  },
  "forecast.reconnect": { seed: "en", tr: "Kanalı yeniden bağla", en: "Reconnect the channel" },
  "forecast.full": {
    seed: "en",
    tr: "{n, number} yayının günü dolu",
    en: "{n, plural, one {The day of # publication is full} other {The days of # publications are full}}",
  },
  "forecast.fullOne": {
    seed: "en",
    tr: "“{title}” ({at, date, moment}): {when, date, moment} anında yayınlanır",
    en: "“{title}” ({at, date, moment}): goes out on {when, date, moment}",
  },
  "forecast.gap": { seed: "en", tr: "Yayınlar arasında en az", en: "Least time between publications" },
  "forecast.minutes": { seed: "en", tr: "{n, number} dakika", en: "{n, number} minutes" },
  "forecast.clashes": {
    seed: "en",
    tr: "{n, number} yayın birbiriyle çakışıyor",
    en: "{n, plural, one {# publication clashes with another} other {# publications clash with others}}",
  },
  "forecast.clash.times": { seed: "en", tr: "{n, number} kez", en: "{n, number} times" },
  "forecast.clash.own": {
    seed: "en",
    tr: "{channel}: “{second}” her seferinde aynı başlıkla yayınlanır; ilk ikisi {at, date, moment} ve {when, date, moment}",
    en: "{channel}: “{second}” goes out under the same title each time; the first two on {at, date, moment} and {when, date, moment}",
  },
  "forecast.advice.own": {
    seed: "en",
    tr: "Başlığa '{n}', '{date}' veya '{topic}' ekleyin ya da konu listesi verin. O zamana kadar aynı başlıklı videolar kendiliğinden yayınlanmaz, size sorar.",
    en: "Add '{n}', '{date}' or '{topic}' to the title, or give it topics. Until then a video with the same title does not go out automatically: it asks you.",
  },
  "forecast.advice.title": {
    seed: "en",
    tr: "Birine başka bir başlık verin; yoksa ikincisi kendiliğinden yayınlanmaz, size sorar.",
    en: "Give one of them another title; otherwise the second does not go out automatically: it asks you.",
  },
  "forecast.advice.film": {
    seed: "en",
    tr: "Takvimden birini kaldırın; yoksa ikincisi kendiliğinden yayınlanmaz, size sorar.",
    en: "Take one of them out in the calendar; otherwise the second does not go out automatically: it asks you.",
  },
  "forecast.advice.close": {
    seed: "en",
    tr: "Aralarını açın ya da birinin saatini değiştirin.",
    en: "Spread them out, or change the hour of one.",
  },
  "forecast.editPlan": { seed: "en", tr: "Planı düzenle", en: "Edit the plan" },
  "forecast.clash.close": {
    seed: "en",
    tr: "{channel}: “{first}” ({at, date, moment}) ile “{second}” ({when, date, moment}) birbirine çok yakın",
    en: "{channel}: “{first}” ({at, date, moment}) and “{second}” ({when, date, moment}) are close together",
  },
  "forecast.clash.title": {
    seed: "en",
    tr: "{channel}: {at, date, moment} ve {when, date, moment} yayınlarının başlığı aynı: “{second}”",
    en: "{channel}: those of {at, date, moment} and {when, date, moment} have the same title: “{second}”",
  },
  "forecast.clash.film": {
    seed: "en",
    tr: "{channel}: “{first}” ({at, date, moment}) ile “{second}” ({when, date, moment}) aynı video",
    en: "{channel}: “{first}” ({at, date, moment}) and “{second}” ({when, date, moment}) are the same video",
  },
  "forecast.spread": { seed: "en", tr: "Aralarını aç", en: "Spread these out" },
  "forecast.spread.move": {
    seed: "en",
    tr: "“{title}”: {at, date, moment} yerine {when, date, moment}",
    en: "“{title}”: {when, date, moment} instead of {at, date, moment}",
  },
  "forecast.spread.done": {
    seed: "en",
    tr: "{n, number} yayın taşındı.",
    en: "{n, plural, one {# publication was moved.} other {# publications were moved.}}",
  },
} satisfies Catalogue;
