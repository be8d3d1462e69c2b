import { T } from "#lib/messages.tsx";
import { DemoSection } from "./demo-section.tsx";

const SIZES = [
  { name: "4xl", look: "text-4xl font-bold" },
  { name: "3xl", look: "text-3xl font-bold" },
  { name: "2xl", look: "text-2xl font-bold" },
  { name: "xl", look: "text-xl font-semibold" },
  { name: "lg", look: "text-lg font-semibold" },
  { name: "md", look: "text-md" },
  { name: "base", look: "text-base" },
  { name: "sm", look: "text-sm text-text-2" },
  { name: "xs", look: "text-xs text-text-3" },
] as const;

export function TypeSection() {
  return (
    <DemoSection id="type" title={<T k="themeDemo.type" />} text={<T k="themeDemo.type.text" />}>
      <ul className="flex flex-col gap-4">
        {SIZES.map((size) => (
          <li key={size.name} className="flex items-baseline gap-6">
            <span className="w-10 shrink-0 font-mono text-xs text-text-3">{size.name}</span>
            <span className={`min-w-0 ${size.look}`}>
              <T k="themeDemo.type.sample" />
            </span>
          </li>
        ))}
        <li className="flex items-baseline gap-6">
          <span className="w-10 shrink-0 font-mono text-xs text-text-3">mono</span>
          <span className="min-w-0 font-mono text-base break-all">AIza••••••••c9Q2 0123456789</span>
        </li>
      </ul>
    </DemoSection>
  );
}
