import { useEffect, useState } from "react";
import { T } from "#lib/messages.tsx";
import { useTheme } from "#ui/appearance/theme.tsx";
import { classNames } from "#ui/class-names.ts";
import { contrastRatio, longHex } from "./contrast.ts";
import { DemoSection } from "./demo-section.tsx";
import { palette, type Swatch } from "./palette.ts";

export function PaletteSection() {
  const { mode } = useTheme();
  return (
    <DemoSection id="palette" title={<T k="themeDemo.palette" />} text={<T k="themeDemo.palette.text" />}>
      {/* New swatches for each theme: what they read depends on it. */}
      <ul key={mode} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {palette.map((swatch) => (
          <SwatchCard key={swatch.name} swatch={swatch} />
        ))}
      </ul>
    </DemoSection>
  );
}

function SwatchCard({ swatch }: { swatch: Swatch }) {
  const background = useToken(swatch.background);
  const ink = useToken(swatch.ink);
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface-1">
      <div aria-hidden="true" className={classNames("flex h-24 items-end p-3 text-2xl font-bold", swatch.look)}>
        {swatch.least === 4.5 && "Aa"}
      </div>
      <div className="p-3">
        <p className="text-base font-medium">
          <T k={swatch.name} />
        </p>
        <p className="min-h-4 font-mono text-xs text-text-3">{background}</p>
        <p className="tabular mt-1 min-h-5 text-sm text-text-2">
          {background !== "" && <T k="themeDemo.contrast" v={{ ratio: contrastRatio(background, ink).toFixed(2) }} />}
        </p>
      </div>
    </li>
  );
}

/** The value the browser really uses in the theme that is on, after the theme has been put on. */
function useToken(name: string): string {
  const [value, setValue] = useState("");
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setValue(longHex(getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim()));
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return value;
}
