import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import type { Matcher } from "./matcher.ts";
import { loadMatcher } from "#tools/known-matcher.ts";

let matcher: Matcher;

beforeAll(async () => {
  matcher = await loadMatcher();
}, 120_000);

const shown = (text: string, language: Language) =>
  matcher.match(text, language).map(({ slug, isRefused }) => (isRefused ? `no ${slug}` : slug));

test.each<[string, Language, string]>([
  ["Vikings didn't actually wear horned helmets into battle", "en", "no viking-helmet"],
  ["Don't ever wear a helmet indoors", "en", "no rescue-workers-helmet"],
  ["Don't rinse mushrooms under the tap", "en", "no faucet"],
  ["Never clean your glasses with a towel", "en", "no towel"],
  ["Tokyo metrosunda kimse telefonla konuşmuyor", "tr", "no mobile-phone"],
  ["Kimse kitap okumuyor", "tr", "no open-book"],
  ["Orkideyi fazla sulama", "tr", "no watering-can"],
  ["Kaktüsü çok sulamayın", "tr", "no watering-can"],
  ["Matkabın yoksa bant kullan", "tr", "no power-drill"],
  ["Limonu sık, mayonezi unut", "tr", "no sauce-bottle"],
  ["My aunt never answers the phone", "en", "no mobile-phone"],
  ["He never eats bread", "en", "no bread"],
  ["Makarnanın suyunu sakın lavaboya dökmeyin", "tr", "no faucet"],
  ["Konumunuzu kimseyle paylaşmayın", "tr", "no location-pin"],
  ["Kredi kartı borcunuzu asla asgari tutarla kapatmayın", "tr", "no credit-card"],
  ["Domatesleri buzdolabında saklamayın", "tr", "no fridge"],
  ["Kapıyı kimseye açma", "tr", "no door"],
])("[R16] what is denied in other words is struck out, too: %s", (text, language, thing) => {
  expect(shown(text, language)).toContain(thing);
});

test.each<[string, Language, string]>([
  ["Don't just eat the apple", "en", "red-apple"],
  ["The bread came out of the oven", "en", "oven"],
  ["He pulled a coin out of his pocket", "en", "coin"],
  ["Kimse köpeğe bakmıyor", "tr", "dog-face"],
  ["Damla sulama tasarruf sağlar", "tr", "watering-can"],
  ["Pencere yoksa lamba yak", "tr", "table-lamp"],
  ["Mayonezi unutma", "tr", "sauce-bottle"],
  ["She never drinks coffee without sugar", "en", "hot-beverage"],
  ["Tuzu unutmayın", "tr", "salt"],
  ["Eldivenleri çıkarmayın", "tr", "gloves"],
  ["Kahvaltıyı atlamayın", "tr", "breakfast-plate"],
  ["Bebeği rahatsız etmeyin", "tr", "baby"],
  ["Saçınızı her gün yıkamayın", "tr", "hair-brush"],
  ["Evde Türk kahvesi yapma", "tr", "turkish-coffee"],
  ["Yerlere çöp atmayın", "tr", "wastebasket"],
  ["Napoleon lost the battle", "en", "crossed-swords"],
])("[R16] what is only near a denial is there: %s", (text, language, thing) => {
  expect(shown(text, language)).toContain(thing);
});

test.each<[string, Language, string]>([
  ["Yüzme bilmeyen dedem havuza girdi", "tr", "person-swimming"],
  ["She never learned to swim", "en", "person-swimming"],
  ["He doesn't know how to swim", "en", "person-swimming"],
  ["We ran out of milk", "en", "glass-of-milk"],
  ["I am out of coffee", "en", "hot-beverage"],
])("[R16] what somebody cannot do or has no more is not seen: %s", (text, language, thing) => {
  expect(shown(text, language).join(" ")).not.toContain(thing);
});
