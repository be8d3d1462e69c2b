import type { Language } from "#spec.ts";

/** One and several; Turkish says both alike. */
type Name = readonly [one: string, several: string];

type Names = Readonly<Record<string, Name>>;

const turkish = (names: Readonly<Record<string, string>>): Names =>
  Object.fromEntries(Object.entries(names).map(([sign, name]) => [sign, [name, name] as const]));

// prettier-ignore
/** Units are read only after a number. */
export const UNITS: Readonly<Record<Language, Names>> = {
  tr: turkish({
    km: "kilometre", m: "metre", cm: "santimetre", mm: "milimetre", kg: "kilogram", g: "gram", gr: "gram", mg: "miligram",
    l: "litre", L: "litre", lt: "litre", ml: "mililitre", "m²": "metrekare", m2: "metrekare", "km²": "kilometrekare",
    "m³": "metreküp", "km/h": "kilometre", "km/sa": "kilometre", "°C": "santigrat derece", "°": "derece",
    kb: "kilobayt", KB: "kilobayt", MB: "megabayt", GB: "gigabayt", TB: "terabayt", W: "vat", kW: "kilovat",
    kWh: "kilovatsaat", MW: "megavat", V: "volt", Hz: "hertz", MHz: "megahertz", GHz: "gigahertz", kcal: "kilokalori",
    dk: "dakika", sn: "saniye", sa: "saat", bin: "bin", mn: "milyon", mr: "milyar", x: "kat", ha: "hektar",
  }),
  en: {
    km: ["kilometer", "kilometers"], m: ["meter", "meters"], cm: ["centimeter", "centimeters"],
    mm: ["millimeter", "millimeters"], kg: ["kilogram", "kilograms"], g: ["gram", "grams"], mg: ["milligram", "milligrams"],
    l: ["liter", "liters"], L: ["liter", "liters"], ml: ["milliliter", "milliliters"], mL: ["milliliter", "milliliters"],
    "m²": ["square meter", "square meters"], m2: ["square meter", "square meters"],
    "km²": ["square kilometer", "square kilometers"], "km/h": ["kilometer per hour", "kilometers per hour"],
    kph: ["kilometer per hour", "kilometers per hour"], mph: ["mile per hour", "miles per hour"], mi: ["mile", "miles"],
    "°C": ["degree Celsius", "degrees Celsius"], "°F": ["degree Fahrenheit", "degrees Fahrenheit"],
    "°": ["degree", "degrees"], ft: ["foot", "feet"], lb: ["pound", "pounds"], lbs: ["pound", "pounds"],
    oz: ["ounce", "ounces"], KB: ["kilobyte", "kilobytes"], MB: ["megabyte", "megabytes"],
    GB: ["gigabyte", "gigabytes"], TB: ["terabyte", "terabytes"], W: ["watt", "watts"], kW: ["kilowatt", "kilowatts"],
    kWh: ["kilowatt hour", "kilowatt hours"], MW: ["megawatt", "megawatts"], V: ["volt", "volts"],
    Hz: ["hertz", "hertz"], MHz: ["megahertz", "megahertz"], GHz: ["gigahertz", "gigahertz"],
    kcal: ["kilocalorie", "kilocalories"], min: ["minute", "minutes"], mins: ["minute", "minutes"],
    sec: ["second", "seconds"], secs: ["second", "seconds"], hr: ["hour", "hours"], hrs: ["hour", "hours"],
    h: ["hour", "hours"], x: ["times", "times"],
  },
};

export type Currency = { name: Name; part: Name };

const same = (name: string, part: string): Currency => ({ name: [name, name], part: [part, part] });
const DOLLAR: Currency = { name: ["dollar", "dollars"], part: ["cent", "cents"] };
const EURO: Currency = { name: ["euro", "euros"], part: ["cent", "cents"] };
const POUND: Currency = { name: ["pound", "pounds"], part: ["penny", "pence"] };
const LIRA: Currency = { name: ["lira", "lira"], part: ["kurush", "kurush"] };
const dolar = same("dolar", "sent");
const avro = same("avro", "sent");
const sterlin = same("sterlin", "peni");
const lira = same("lira", "kuruş");

export const CURRENCIES: Readonly<Record<Language, Readonly<Record<string, Currency>>>> = {
  tr: { $: dolar, USD: dolar, "€": avro, EUR: avro, "£": sterlin, GBP: sterlin, "₺": lira, TL: lira, TRY: lira },
  en: { $: DOLLAR, USD: DOLLAR, "€": EURO, EUR: EURO, "£": POUND, GBP: POUND, "₺": LIRA, TL: LIRA, TRY: LIRA },
};

// prettier-ignore
/** What multiplies a number: "$5 million", "10K", "3 bn". */
export const SCALES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: { bin: "bin", milyon: "milyon", milyar: "milyar", trilyon: "trilyon", mn: "milyon", mr: "milyar", K: "bin", M: "milyon", B: "milyar" },
  en: {
    thousand: "thousand", million: "million", billion: "billion", trillion: "trillion", k: "thousand", K: "thousand",
    M: "million", mn: "million", B: "billion", bn: "billion", T: "trillion",
  },
};

// prettier-ignore
/** Written with a dot at the end unless the dot is left out by habit; the dot is no end of a sentence. */
export const ABBREVIATIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: {
    Dr: "doktor", Prof: "profesör", Doç: "doçent", Av: "avukat", Sn: "sayın", Öğr: "öğretim", Gör: "görevlisi", Yrd: "yardımcı",
    Alb: "albay", Gen: "general", Org: "orgeneral", Cad: "caddesi", Sok: "sokak", Mah: "mahallesi", Blv: "bulvarı",
    Apt: "apartmanı", Tel: "telefon", vb: "ve benzeri", vs: "vesaire", vd: "ve diğerleri", örn: "örneğin", Örn: "örneğin",
    bkz: "bakınız", yy: "yüzyıl", yak: "yaklaşık", dk: "dakika", sn: "saniye", sf: "sayfa", Şti: "şirketi", Ltd: "limitet",
    "M.Ö": "milattan önce", MÖ: "milattan önce", "M.S": "milattan sonra", MS: "milattan sonra", "T.C": "te ce", No: "numara",
    St: "sent", Hz: "hazreti",
  },
  en: {
    Dr: "doctor", Prof: "professor", Mr: "mister", Mrs: "missis", Ms: "miz", Jr: "junior", Sr: "senior", St: "saint", Mt: "mount",
    Ave: "avenue", Blvd: "boulevard", Inc: "incorporated", Ltd: "limited", Co: "company", Corp: "corporation",
    vs: "versus", etc: "et cetera", "e.g": "for example", "i.e": "that is", approx: "approximately", dept: "department",
    est: "established", No: "number", Gen: "general", Capt: "captain", Sgt: "sergeant", Lt: "lieutenant", Rev: "reverend",
    Jan: "January", Feb: "February", Mar: "March", Apr: "April", Jun: "June", Jul: "July", Aug: "August", Sep: "September",
    Sept: "September", Oct: "October", Nov: "November", Dec: "December", "a.m": "eigh em", "p.m": "pee em",
  },
};

/** These are read without a dot too. */
export const BARE_ABBREVIATIONS: ReadonlySet<string> = new Set([
  "vb",
  "vs",
  "vd",
  "MÖ",
  "örn",
  "bkz",
  "Dr",
  "Mr",
  "Mrs",
  "Prof",
]);

// prettier-ignore
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  tr: ["Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım", "Aralık"],
  en: [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ],
};

/** Capital letters that are spelled although they hold a vowel. */
// prettier-ignore
export const SPELLED: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: new Set(["ABD", "AB", "AVM", "ATM", "DNA", "RNA", "IMF", "ÖTV", "ÖSYM", "USB", "GPU", "CPU", "EFT"]),
  en: new Set(["USA", "US", "UK", "UN", "EU", "AI", "API", "USB", "URL", "CPU", "GPU", "CEO", "CIA", "FBI", "IBM", "IMF", "DIY", "FAQ", "ETA", "IQ", "DNA", "RNA", "HIV", "UFO", "EV", "ID", "ATM", "UAE", "IT", "IPO", "SEO", "UI", "UX"]),
};

// prettier-ignore
export const LETTERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: {
    A: "a", B: "be", C: "ce", Ç: "çe", D: "de", E: "e", F: "fe", G: "ge", Ğ: "yumuşak ge", H: "he", I: "ı", İ: "i", J: "je", K: "ka",
    L: "le", M: "me", N: "ne", O: "o", Ö: "ö", P: "pe", Q: "kü", R: "re", S: "se", Ş: "şe", T: "te", U: "u", Ü: "ü", V: "ve",
    W: "dabılyu", X: "iks", Y: "ye", Z: "ze",
  },
  en: {
    A: "eigh", B: "bee", C: "see", D: "dee", E: "ee", F: "ef", G: "jee", H: "aitch", I: "eye", J: "jay", K: "kay", L: "ell", M: "em", N: "en",
    O: "oh", P: "pee", Q: "cue", R: "are", S: "ess", T: "tee", U: "you", V: "vee", W: "double you", X: "ex", Y: "why", Z: "zee",
  },
};

/** Read neither as a word of the language nor by its letter names. */
export const FOREIGN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: { AI: "ey ay", API: "ey pi ay", CEO: "siyo", IQ: "ay kyu", PC: "pi si", WiFi: "vay fay", "Wi-Fi": "vay fay" },
  en: { WiFi: "why fie", "Wi-Fi": "why fie" },
};
