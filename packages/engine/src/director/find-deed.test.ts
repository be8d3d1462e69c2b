import { expect, test } from "vitest";
import type { Language } from "#spec.ts";
import type { Deed } from "./find-deed.ts";
import { findDeed } from "./find-deed.ts";

// prettier-ignore
const TOLD: readonly (readonly [Deed | null, Language, string])[] = [
  ["grow", "tr", "Şehir her yıl büyüyor"], ["grow", "en", "The bill doubled"], ["grow", "tr", "Talep iki kat arttı"],
  ["shrink", "tr", "Buzullar azalıyor"], ["shrink", "en", "So cash shrinks"],
  ["fall", "tr", "Elma ağaçtan düştü"], ["fall", "en", "The cup fell off"], ["fall", "en", "and sank in three hours"],
  ["part", "tr", "Ekmeği ikiye böl"], ["part", "tr", "halka halka kes"], ["part", "en", "Slice the bread"],
  ["break", "en", "The ship broke in two"], ["break", "tr", "Bardak kırıldı"],
  ["lose", "tr", "O gün ağ bomboş geldi"], ["lose", "en", "I lost my keys"], ["lose", "tr", "Anahtarını kaybetti"],
  ["find", "tr", "Eski bir sandık buldu"], ["find", "en", "She found a letter"],
  ["mix", "tr", "Unu karıştır"], ["mix", "en", "Whisk the eggs"],
  ["pour", "tr", "Üzerine sosu dök"], ["pour", "en", "Pour the milk"],
  ["burn", "tr", "Ev yandı"], ["burn", "en", "The house caught fire"],
  ["run", "tr", "Tavşan koştu"], ["run", "en", "The fox ran away"],
  ["sleep", "tr", "Kedi uyuyor"], ["sleep", "en", "Cats sleep all day"],
  ["build", "tr", "Kale inşa edildi"], ["build", "en", "They built a bridge"],
  ["open", "tr", "Kapı yavaşça açıldı"], ["open", "en", "The gate opens"],
  ["close", "tr", "Kapıyı kapattı"], ["close", "en", "a room we never open"],
  ["wait", "tr", "Trenini bekliyor"], ["wait", "en", "The oak tree waits years"],
  ["save", "tr", "Her ay biriktir"], ["save", "en", "Set aside ten dollars"],
  ["spend", "tr", "Maaşını harcadı"], ["spend", "en", "It costs more"],
  ["learn", "tr", "Yeni bir dil öğrendi"], ["learn", "en", "He learned the song"],
  ["win", "tr", "Maçı kazandık"], ["win", "en", "They won the cup"],
  // The first change is told of the thing; an order not to do it shows nothing done.
  ["shrink", "tr", "Mektuplar kısaldı, sessizlik uzadı"], [null, "tr", "Karnını sık, kalçanı düşürme"],
  [null, "en", "Lose yourself in the narrow streets"],
  // Words that only look like one, and what is not done.
  [null, "tr", "Toplar döktürmüştü"], ["wait", "en", "They wait for cars to crack them open"],
  [null, "tr", "Bunu hep düşünürüm"], [null, "tr", "Gökyüzünde bulutlar var"], [null, "tr", "Artık büyük bir şehir"],
  [null, "tr", "Kapının yanında bir ağaç"], [null, "en", "The cat never sleeps"], [null, "en", "Nothing special here"],
];

test.each(TOLD)("[R16.2] what is done is read as %s (%s): %s", (deed, language, text) => {
  expect(findDeed(text, language)).toBe(deed);
});
