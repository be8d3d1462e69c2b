import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type TabItem = {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  count?: number | undefined;
  panel: ReactNode;
};

export type TabsProps = {
  /** Name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Leave out both to let the tabs keep their own state. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
};

export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={items[0]?.value}
      onValueChange={(next) => onChange?.(String(next))}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className="moves flex h-11 shrink-0 items-center gap-2 rounded-t-md px-3 text-base font-medium text-text-2 outline-offset-[-2px] hover:text-text data-active:text-text [&_svg]:size-4"
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="tabular rounded-full bg-surface-3 px-2 text-xs text-text-2">{item.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-accent-graphic system-ink transition-[translate,width] duration-(--dur-3) ease-out" />
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className="pt-5">
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
