import type { FormatOptions, Formats } from "icu-minify/format";

/** Named styles a text may use: `{when, date, moment}`, `{rate, number, percent}`. */
export const formats: Formats = {
  dateTime: {
    day: { dateStyle: "medium" },
    longDay: { dateStyle: "full" },
    moment: { dateStyle: "medium", timeStyle: "short" },
    clock: { timeStyle: "short" },
  },
  number: {
    percent: { style: "percent", maximumFractionDigits: 0 },
    decimal: { maximumFractionDigits: 1 },
  },
};

/** Making an Intl object costs far more than using it, and lists format the same few shapes again and again. */
export const formatters: FormatOptions["formatters"] = {
  getDateTimeFormat: remember((locales, options) => new Intl.DateTimeFormat(locales, options)),
  getNumberFormat: remember((locales, options) => new Intl.NumberFormat(locales, options)),
  getPluralRules: remember((locales, options) => new Intl.PluralRules(locales, options)),
};

function remember<Options, Made>(
  make: (locales?: Intl.LocalesArgument, options?: Options) => Made,
): (locales?: Intl.LocalesArgument, options?: Options) => Made {
  const known = new Map<string, Made>();
  return (locales, options) => {
    const key = JSON.stringify([locales, options]);
    const made = known.get(key) ?? make(locales, options);
    known.set(key, made);
    return made;
  };
}
