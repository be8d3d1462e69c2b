import type { Catalogue } from "#message.ts";

/** Why a change of a plan is refused, at the field that is meant. */
export const messages = {
  "schedule.random.order": {
    seed: "tr",
    tr: "En çok süre, en az süreden kısa olamaz",
    en: "The longest interval cannot be shorter than the shortest",
  },
  "schedule.random.hours": {
    seed: "tr",
    tr: "Bitiş saati başlangıçtan sonra olmalı",
    en: "The last hour must be after the first",
  },
  "schedule.random.days": { seed: "tr", tr: "En az bir gün seçin", en: "Choose at least one day" },
  "plan.name.required": { seed: "tr", tr: "Bir ad yazın", en: "Enter a name" },
  "plan.name.long": { seed: "tr", tr: "Ad en fazla 60 karakter olabilir", en: "A name may have at most 60 characters" },
  "plan.prompt.ownFilm": {
    seed: "tr",
    tr: "Bu planın videosu stüdyoda düzenlendi; metni buradan değiştirilemez",
    en: "This plan’s video was edited in the studio; its text cannot be changed here",
  },
  "plan.topics.empty": { seed: "tr", tr: "En az bir konu yazın", en: "Enter at least one topic" },
  "plan.topics.long": {
    seed: "tr",
    tr: "Bir konu en fazla 200 karakter olabilir",
    en: "A topic may have at most 200 characters",
  },
  "plan.topics.many": { seed: "tr", tr: "En fazla 500 konu olabilir", en: "There may be at most 500 topics" },
  "plan.topics.unused": {
    seed: "tr",
    tr: "Metinde konunun geleceği yere '{topic}' yazın; yoksa hep aynı video yapılır",
    en: "Write '{topic}' in the prompt where the topic belongs; otherwise every video is the same",
  },
  "plan.topics.promptLong": {
    seed: "tr",
    tr: "Metin, konulardan biriyle birlikte 2500 karakteri aşıyor",
    en: "With one of the topics the prompt has more than 2500 characters",
  },
  "plan.topics.ownFilm": {
    seed: "tr",
    tr: "Bu planın videosu stüdyoda düzenlendi; konulara göre değişemez",
    en: "This plan’s video was edited in the studio; it cannot change with topics",
  },
  "plan.endAfter.bad": {
    seed: "tr",
    tr: "1 ile 1000 arasında bir sayı yazın",
    en: "Enter a number from 1 to 1000",
  },
  "plan.ahead.bad": { seed: "tr", tr: "0 ile 72 arasında bir sayı yazın", en: "Enter a number from 0 to 72" },
  "plan.until.bad": { seed: "tr", tr: "Geçerli bir bitiş tarihi seçin", en: "Choose a valid end date" },
  "plan.until.past": { seed: "tr", tr: "Bitiş tarihi gelecekte olmalı", en: "The end must be in the future" },
  "plan.rhythm.both": {
    seed: "tr",
    tr: "Bir plan ya düzenli ya rastgele tekrarlanır",
    en: "A plan repeats regularly or at random, not both",
  },
  "plan.move.random": {
    seed: "tr",
    tr: "Rastgele bir planın yalnızca tek bir zamanı taşınabilir",
    en: "Only a single time of a random plan can be moved",
  },
  "plan.move.afterEnd": {
    seed: "tr",
    tr: "Planın bitişinden sonraya taşınamaz",
    en: "It cannot be moved past the end of its plan",
  },
  "plan.move.taken": {
    seed: "tr",
    tr: "Bu plan o anda zaten çalışacak",
    en: "This plan already runs at that moment",
  },
  "plan.skip.single": {
    seed: "tr",
    tr: "Tek seferlik bir plan atlanamaz; iptal edilebilir",
    en: "A plan that runs once cannot be skipped; cancel it instead",
  },
  "plan.changes.many": {
    seed: "tr",
    tr: "Bu planda çok fazla tek değişiklik var; planı bütünüyle düzenleyin",
    en: "This plan has too many single changes; edit the whole plan instead",
  },
  "slots.time.bad": { seed: "tr", tr: "Saati 18:30 gibi yazın", en: "Enter a time such as 18:30" },
  "slots.many": {
    seed: "tr",
    tr: "Haftada en fazla 70 yayın saati olabilir",
    en: "There may be at most 70 posting times a week",
  },
  "slots.none": {
    seed: "tr",
    tr: "Bu kanalın yayın saati yok; takvim sayfasında ekleyin",
    en: "This channel has no posting times; add them on the schedule page",
  },
  "plan.writer.engine": {
    seed: "en",
    tr: "Her seferinde yeni metin yalnızca Sahne'nin kendi çizdiği videolar için yazılabilir",
    en: "A new text each time can only be written for videos that Sahne draws itself",
  },
  "slots.order.bad": {
    seed: "en",
    tr: "Sıradaki videolar yalnızca kendi saatleri arasında yer değiştirebilir.",
    en: "Videos in the queue can only change places among their own hours.",
  },
  "slots.full": {
    seed: "tr",
    tr: "İki yıl boyunca boş yayın saati yok",
    en: "There is no free posting time in the next two years",
  },
  "slots.both": {
    seed: "tr",
    tr: "Ya bir saat ya da sıradaki boş saat seçin",
    en: "Choose either an hour or the next free posting time",
  },
  "calendar.day.bad": { seed: "tr", tr: "Geçerli bir gün girin", en: "Enter a valid day" },
  "calendar.range.bad": {
    seed: "tr",
    tr: "En fazla 70 gün sorulabilir, ilk gün sonuncudan önce olmalı",
    en: "At most 70 days can be asked for, the first before the last",
  },
} satisfies Catalogue;
