import { assert, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { cleanText, splitWords } from "#script/clean-text.ts";
import type { Language } from "#spec.ts";
import { sayWords } from "./spoken-text.ts";

function said(sentence: string, language: Language): string {
  return sayWords(sentence, language)
    .map(({ spoken }) => spoken)
    .filter(Boolean)
    .join(" ");
}

test.each([
  // Numbers
  ["1923 yılında 7 kişi", "bin dokuz yüz yirmi üç yılında yedi kişi"],
  ["1.500.000 kişi izledi", "bir milyon beş yüz bin kişi izledi"],
  ["1.000 adım", "bin adım"],
  ["3,5 saat sürer", "üç buçuk saat sürer"],
  ["pi 3,14 eder", "pi üç virgül on dört eder"],
  ["0,5 litre", "sıfır virgül beş litre"],
  ["1,05 kat", "bir virgül sıfır beş kat"],
  ["sürüm 2.0 çıktı", "sürüm iki nokta sıfır çıktı"],
  ["-5 derece", "eksi beş derece"],
  ["0850 hattı", "sıfır sekiz beş sıfır hattı"],
  ["10-15 dakika", "on on beş dakika"],
  ["maç 3-1 bitti.", "maç üç bir bitti."],
  ["1/2 bardak, 3/4 ölçü", "yarım bardak, üç bölü dört ölçü"],
  ["7/24 açık", "yedi yirmi dört açık"],
  // Endings behind the apostrophe, and ordinals
  ["2024'te başladı", "iki bin yirmi dörtte başladı"],
  ["4'ü geldi, 5'i gitti", "dördü geldi, beşi gitti"],
  ["3. bölüm başlıyor", "üçüncü bölüm başlıyor"],
  ["Sıra 3.", "Sıra üç."],
  ["3'üncü gün, 1inci kat", "üçüncü gün, birinci kat"],
  ["19. yüzyılda II. Mahmud", "on dokuzuncu yüzyılda ikinci Mahmud"],
  // Percentages and money
  ["%50 indirim", "yüzde elli indirim"],
  ["halkın %20'si", "halkın yüzde yirmisi"],
  ["%3,5 arttı", "yüzde üç buçuk arttı"],
  ["%10-15 daha az", "yüzde on on beş daha az"],
  ["250 TL öde", "iki yüz elli lira öde"],
  ["TL 250 öde", "iki yüz elli lira öde"],
  ["19,99 TL", "on dokuz lira doksan dokuz kuruş"],
  ["100₺, $5 ve €20", "yüz lira, beş dolar ve yirmi avro"],
  ["$3 milyon ceza", "üç milyon dolar ceza"],
  ["500 TL'ye aldım", "beş yüz liraya aldım"],
  // Units
  ["5 km koş, 10kg taşı", "beş kilometre koş, on kilogram taşı"],
  ["90 km/sa hızla", "saatte doksan kilometre hızla"],
  ["25°C sıcak", "yirmi beş santigrat derece sıcak"],
  ["10 dk bekle", "on dakika bekle"],
  ["8 GB bellek, 4K görüntü", "sekiz gigabayt bellek, dört ka görüntü"],
  // Dates and times
  ["29 Ekim 1923", "yirmi dokuz Ekim bin dokuz yüz yirmi üç"],
  ["12.05.2024'te", "on iki Mayıs iki bin yirmi dörtte"],
  ["saat 15:30'da", "saat on beş otuzda"],
  ["saat 09.05 gibi", "saat dokuz sıfır beş gibi"],
  ["08:00 alarmı", "sekiz alarmı"],
  // Abbreviations and capitals
  ["Dr. Ayşe ve Prof. Ali", "doktor Ayşe ve profesör Ali"],
  ["elma, armut vb. meyveler", "elma, armut ve benzeri meyveler"],
  ["elma, armut vb.", "elma, armut ve benzeri."],
  ["M.Ö. 300 yılında", "milattan önce üç yüz yılında"],
  ["ABD'nin TBMM ziyareti", "a be denin te be me me ziyareti"],
  ["NASA ve TRT", "nasa ve te re te"],
  ["BU AKŞAM SAAT 8'DE BEKLE", "bu akşam saat sekizde bekle"],
  ["B12 vitamini, A4 kâğıt, COVID-19", "be on iki vitamini, a dört kâğıt, COVID on dokuz"],
  ["tuz & biber", "tuz ve biber"],
] as const)("in Turkish %s is read %s", (written, spoken) => {
  expect(said(written, "tr")).toBe(spoken);
});

test.each([
  ["7 people", "seven people"],
  ["1,500,000 views", "one million five hundred thousand views"],
  ["2,100 steps", "two thousand one hundred steps"],
  ["3.14 is pi", "three point one four is pi"],
  ["0.05 percent", "zero point zero five percent"],
  ["-5 outside", "minus five outside"],
  ["10-15 minutes", "ten to fifteen minutes"],
  ["1914-1918 war", "nineteen fourteen to nineteen eighteen war"],
  ["1/2 cup and 3/4 cup", "one half cup and three quarters cup"],
  ["open 24/7", "open twenty-four seven"],
  ["the 21st and the 3rd", "the twenty-first and the third"],
  ["#1 tip", "number one tip"],
  ["version 1.2.3", "version one point two point three"],
  // Years
  ["In 1923 it began.", "In nineteen twenty-three it began."],
  ["since 2005", "since two thousand five"],
  ["by 2024,", "by twenty twenty-four,"],
  ["in 1900 and in 1905", "in nineteen hundred and in nineteen oh five"],
  ["the 1990s", "the nineteen nineties"],
  ["1500 people came", "one thousand five hundred people came"],
  // Percentages and money
  ["50% off", "fifty percent off"],
  ["$5 or €20", "five dollars or twenty euros"],
  ["$1 only", "one dollar only"],
  ["$19.99 today", "nineteen dollars and ninety-nine cents today"],
  ["$1.5 million fine", "one point five million dollars fine"],
  ["$10K prize", "ten thousand dollars prize"],
  ["250 TL", "two hundred fifty lira"],
  ["10k followers", "ten thousand followers"],
  // Units
  ["5 km and 1 kg", "five kilometers and one kilogram"],
  ["60mph wind", "sixty miles per hour wind"],
  ["25°C today", "twenty-five degrees Celsius today"],
  ["10 min walk", "ten minutes walk"],
  ["4K video, 16 GB", "four kay video, sixteen gigabytes"],
  // Dates and times
  ["May 12, 2024", "May twelfth, twenty twenty-four"],
  ["12 May 2024", "the twelfth of May twenty twenty-four"],
  ["05/12/2024", "May twelfth, twenty twenty-four"],
  ["2024-05-12", "May twelfth, twenty twenty-four"],
  ["at 3:30 pm", "at three thirty pee em"],
  ["at 7:00", "at seven o'clock"],
  ["at 10am", "at ten eigh em"],
  ["at 7:05", "at seven oh five"],
  // Abbreviations and capitals
  ["Dr. Smith vs. Mr. Jones", "doctor Smith versus mister Jones"],
  ["tea, coffee, etc.", "tea, coffee, et cetera."],
  ["e.g. this one", "for example this one"],
  ["No. 5 is best", "number five is best"],
  ["No. It is not", "No. It is not"],
  ["Main St. is near St. Paul", "Main street is near saint Paul"],
  ["World War II and Henry VIII", "World War two and Henry the eighth"],
  ["the FBI and NASA", "the ef bee eye and nasa"],
  ["THIS IS FOR US NOW", "this is for us now"],
  ["salt & pepper", "salt and pepper"],
] as const)("in English %s is read %s", (written, spoken) => {
  expect(said(written, "en")).toBe(spoken);
});

test("each written word keeps its place, also where another word says it", () => {
  expect(sayWords("TL 250 ve $5 milyon", "tr")).toEqual([
    { text: "TL", spoken: "" },
    { text: "250", spoken: "iki yüz elli lira" },
    { text: "ve", spoken: "ve" },
    { text: "$5", spoken: "beş" },
    { text: "milyon", spoken: "milyon dolar" },
  ]);
});

test.each(["tr", "en"] as const)(
  "whatever is written in %s, every word has its entry and no digit is left to the voice",
  (language) => {
    const isSound = (text: string): void => {
      const sentence = cleanText(text);
      const words = sayWords(sentence, language);

      expect(words.map((word) => word.text)).toEqual(splitWords(sentence));
      expect(words.filter(({ spoken }) => /\d/u.test(spoken))).toEqual([]);
    };
    assert(property(string({ unit: "grapheme", maxLength: 80 }), isSound));
    assert(
      property(
        stringMatching(/^([$€%#+-]?[0-9]{1,7}[.,:/'-]{0,2}[0-9]{0,4}(km|TL|%|th|inci|K|x|'te)?[ .]){1,6}$/u),
        isSound,
      ),
      {
        numRuns: 500,
      },
    );
  },
);
