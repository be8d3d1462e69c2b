import { render } from "@testing-library/react";
import type { LucideProps } from "lucide-react";
import * as check from "lucide-react/icons/check";
import * as sun from "lucide-react/icons/sun";
import { createElement, type ComponentType } from "react";
import { expect, test } from "vitest";
import { createSlimIcon, type IconData } from "./slim-icon.ts";

// Their types keep the strokes to themselves; every file of theirs exports them.
const icons = [sun, check].map((file) => ({ ...file, ...(file as unknown as { __iconData: IconData }) }));

/** Every way in which our screens write an icon. */
const written: readonly LucideProps[] = [
  {},
  { className: "size-4 shrink-0" },
  { "aria-hidden": true, className: "size-5" },
  { "aria-label": "Sun" },
  { role: "img" },
  { strokeWidth: 3, className: "size-3.5" },
  { fill: "currentColor" },
  { size: 16 },
];

for (const { default: theirs, __iconData } of icons) {
  test(`the ${__iconData.name} of the build is lucide's own, stroke by stroke, however it is written`, () => {
    const ours = createSlimIcon(__iconData);
    expect(written.map((props) => drawn(ours, props))).toEqual(written.map((props) => drawn(theirs, props)));
  });
}

function drawn(icon: ComponentType<LucideProps>, props: LucideProps) {
  const { container } = render(createElement(icon, props));
  return [...container.querySelectorAll("*")].map((element) => ({
    tag: element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }));
}
