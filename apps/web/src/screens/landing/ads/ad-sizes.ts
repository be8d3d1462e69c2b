export type AdSlotId = "banner" | "square" | "wide";

export type AdSize = { width: number; height: number };

/** Widest first; the last one fits every phone. The breakpoints are those of the classes below. */
export const adSizes: Readonly<Record<AdSlotId, readonly (AdSize & { minWidth: number })[]>> = {
  banner: [
    { minWidth: 769, width: 728, height: 90 },
    { minWidth: 0, width: 320, height: 100 },
  ],
  square: [{ minWidth: 0, width: 300, height: 250 }],
  wide: [
    { minWidth: 1025, width: 970, height: 250 },
    { minWidth: 769, width: 728, height: 90 },
    { minWidth: 0, width: 300, height: 250 },
  ],
};

/** The box is reserved by class, before any script has run: nothing on the page moves when the ad comes. */
export const adBoxClasses: Readonly<Record<AdSlotId, string>> = {
  banner: "h-[100px] w-[320px] md:h-[90px] md:w-[728px]",
  square: "h-[250px] w-[300px]",
  wide: "h-[250px] w-[300px] md:h-[90px] md:w-[728px] lg:h-[250px] lg:w-[970px]",
};

export function adSizeFor(slot: AdSlotId, viewportWidth: number): AdSize {
  const sizes = adSizes[slot];
  const { width, height } = sizes.find((size) => viewportWidth >= size.minWidth) ?? { width: 0, height: 0 };
  return { width, height };
}
