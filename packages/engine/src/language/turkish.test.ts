import { expect, test } from "vitest";
import { turkishNouns, turkishVerbs } from "./turkish.ts";

// prettier-ignore
const NOUNS: readonly (readonly [string, string])[] = [
  ["kitabımı", "kitap"], ["ağacın", "ağaç"], ["beynimiz", "beyin"], ["çocuklarınıza", "çocuk"], ["evlerimizde", "ev"], ["suyun", "su"],
  ["köpeğin", "köpek"], ["gözlerini", "göz"], ["arabamızdaki", "araba"], ["kedilerden", "kedi"], ["yumurtaları", "yumurta"], ["ekmekle", "ekmek"],
  ["kalbini", "kalp"], ["saatler", "saat"], ["şehrin", "şehir"], ["burnunu", "burun"], ["rengi", "renk"], ["yurdumuzun", "yurt"],
  ["denizden", "deniz"], ["dağlarda", "dağ"], ["çiçekçi", "çiçek"], ["tuzsuz", "tuz"], ["şekerli", "şeker"], ["yolculuğu", "yolculuk"],
  ["gemileri", "gemi"], ["yıldızlara", "yıldız"], ["gezegendeki", "gezegen"], ["telefonunuzu", "telefon"], ["bilgisayarımdan", "bilgisayar"],
  ["domatesleri", "domates"], ["soğanı", "soğan"], ["balığın", "balık"], ["kuşların", "kuş"], ["uçağa", "uçak"], ["trenle", "tren"],
  ["savaşta", "savaş"], ["padişahın", "padişah"], ["kılıcını", "kılıç"], ["kanadı", "kanat"], ["topraklarımız", "toprak"], ["güneşe", "güneş"],
  ["yağmurlu", "yağmur"], ["ormandan", "orman"], ["kelebeğin", "kelebek"], ["yüreğim", "yürek"], ["bardağını", "bardak"], ["ayakkabılarım", "ayakkabı"],
  ["öğretmenlerimizden", "öğretmen"], ["hastaneye", "hastane"], ["oğlunun", "oğul"],
];

test("fifty inflected Turkish nouns lead back to the word itself", () => {
  expect(NOUNS).toHaveLength(50);
  expect(NOUNS.filter(([word, noun]) => !turkishNouns(word).has(noun))).toEqual([]);
});

test.each([
  ["bekliyor", "bekle"],
  ["uyuyan", "uyu"],
  ["uyuyor", "uyu"],
  ["atlarsan", "atla"],
  ["gidiyor", "git"],
  ["pişirin", "pişir"],
  ["kazanacak", "kazan"],
  ["okumalısın", "oku"],
])("%s is a form of the verb %s-", (word, stem) => {
  expect([...turkishVerbs(word).keys()]).toContain(stem);
});

test("an ending that breaks vowel harmony is none", () => {
  expect(turkishNouns("kediyu").has("kedi")).toBe(false);
  expect(turkishNouns("masalerden").has("masa")).toBe(false);
});

test("only nouns that lose a vowel come back with one", () => {
  expect(turkishNouns("şehri").has("şehir")).toBe(true);
  expect(turkishNouns("kaydı").has("kayıt")).toBe(true);
  expect(turkishNouns("kurşun").has("kuruş")).toBe(false);
  expect(turkishNouns("verme").has("verim")).toBe(false);
});

test("endings come in their order, and hard and soft sounds agree", () => {
  expect(turkishNouns("kedin").has("kedi")).toBe(true);
  expect(turkishNouns("evdekilere").has("ev")).toBe(true);
  expect(turkishNouns("yaylalarında").has("yay")).toBe(false);
  expect(turkishNouns("izlesin").has("iz")).toBe(false);
  expect(turkishNouns("kartı").has("kar")).toBe(false);
  expect(turkishNouns("karda").has("kar")).toBe(true);
});

test("a very long word is read without walking every way through it", () => {
  expect(turkishNouns("la".repeat(5000)).size).toBeLessThan(5000);
});

test.each([
  ["arabasını", "araba"],
  ["uçurtmasını", "uçurtma"],
  ["metrosunda", "metro"],
  ["kapısından", "kapı"],
])("an owner's ending comes off behind a case: %s", (word, noun) => {
  expect([...turkishNouns(word).keys()]).toContain(noun);
});

test.each([
  ["atladı", "at"],
  ["salladı", "sal"],
  ["topladı", "top"],
  ["yolladı", "yol"],
])("what somebody did is no form of a noun: %s", (word, noun) => {
  expect(turkishNouns(word).has(noun)).toBe(false);
  expect(turkishNouns("arabaydı").has("araba")).toBe(true);
});
