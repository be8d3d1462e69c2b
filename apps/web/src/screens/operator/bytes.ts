const STEPS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const STEP = 1024;

/** In the largest unit that leaves a figure before the point. */
export function shownBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(STEPS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: STEPS[step] ?? "byte",
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / STEP ** step);
}
