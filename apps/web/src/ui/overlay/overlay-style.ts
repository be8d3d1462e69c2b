/** Shared by every overlay: the shade behind, and how a panel comes and goes (exits take two thirds of the time). */
export const backdropStyle =
  "fixed inset-0 z-50 bg-overlay transition-opacity duration-(--dur-3) ease-out data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-(--dur-2)";

export const popupMotion =
  "transition-[opacity,translate,scale] duration-(--dur-3) ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-ending-style:duration-(--dur-2)";

/** Small panels that hang on a control: menu, select, popover. */
export const floatingPanel =
  "z-50 max-h-(--available-height) max-w-(--available-width) origin-(--transform-origin) overflow-y-auto rounded-lg bg-surface-2 text-text shadow-3 outline-none " +
  "transition-[opacity,scale] duration-(--dur-2) ease-out data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-(--dur-1)";
