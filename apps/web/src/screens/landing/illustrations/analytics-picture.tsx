const LINE = "M0 78 C 30 70, 44 82, 70 66 S 118 58, 140 60 S 186 30, 212 36 S 262 18, 320 10";

/** The shape of a chart, with no figures: nothing here pretends to be somebody's numbers. */
export function AnalyticsPicture() {
  return (
    <svg viewBox="0 0 320 110" className="mt-2 block h-32 w-full" preserveAspectRatio="none" focusable="false">
      {[28, 56, 84].map((y) => (
        <line
          key={y}
          x1="0"
          x2="320"
          y1={y}
          y2={y}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`${LINE} L 320 110 L 0 110 Z`} className="fill-accent-graphic/15" />
      <path d={LINE} fill="none" className="stroke-accent-graphic" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
