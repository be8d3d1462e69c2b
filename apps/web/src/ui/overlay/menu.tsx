import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { floatingPanel } from "./overlay-style.ts";

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: "plain" | "danger" | undefined;
  isDisabled?: boolean | undefined;
  /** Draws a line above this item. */
  startsGroup?: boolean | undefined;
} & ({ onSelect: () => void; to?: undefined } | { to: string; onSelect?: undefined });

export type MenuProps = {
  /** Names the place the menu opens in; the menu itself is named by its trigger. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  align?: "start" | "center" | "end" | undefined;
  /** Drawn above the items, e.g. who is signed in. */
  header?: ReactNode;
};

export function Menu({ label, trigger, items, align = "end", header }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      {/* Drawn beside the page's landmarks, so it brings its own. */}
      <BaseMenu.Portal role="region" aria-label={label}>
        <BaseMenu.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50 outline-none">
          <BaseMenu.Popup className={classNames(floatingPanel, "min-w-52 p-1.5")}>
            {header !== undefined && <div className="px-2.5 py-2">{header}</div>}
            {items.map((item) => (
              <MenuRow key={item.id} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export type MenuAtProps = Pick<MenuProps, "label" | "items"> & {
  /** The button that was pressed; the menu hangs on it and gives it the focus back. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** One menu for many buttons, such as those of a long list of cards: only the pressed one needs it. */
export function MenuAt({ label, items, anchor, isOpen, onOpenChange }: MenuAtProps) {
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <BaseMenu.Portal role="region" aria-label={label}>
        <BaseMenu.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup
            aria-label={label}
            finalFocus={() => anchor}
            className={classNames(floatingPanel, "min-w-52 p-1.5")}
          >
            {items.map((item) => (
              <MenuRow key={item.id} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const shared = {
    className: classNames(
      "flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none pointer-coarse:min-h-11",
      "data-disabled:text-text-disabled data-highlighted:bg-surface-3 [&_svg]:size-4",
      item.tone === "danger" ? "text-danger" : "text-text",
    ),
    children: (
      <>
        {item.icon}
        {item.label}
      </>
    ),
  };
  return (
    <>
      {item.startsGroup === true && <BaseMenu.Separator className="my-1.5 h-px bg-line" />}
      {item.to === undefined ? (
        <BaseMenu.Item {...shared} disabled={item.isDisabled} onClick={item.onSelect} />
      ) : (
        <BaseMenu.LinkItem {...shared} closeOnClick render={<Link to={item.to} />} />
      )}
    </>
  );
}
