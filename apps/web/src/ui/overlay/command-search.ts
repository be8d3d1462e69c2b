export type Command = {
  id: string;
  label: string;
  /** Other words it may be looked for by. */
  keywords?: string | undefined;
  group: string;
};

/** Every word typed must occur; what starts with the first one comes first, the given order holds otherwise. */
export function findCommands<C extends Command>(commands: readonly C[], query: string): C[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...commands];
  const found = commands.filter((command) => {
    const text = fold(`${command.label} ${command.keywords ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  return found.toSorted((a, b) => Number(fold(b.label).startsWith(first)) - Number(fold(a.label).startsWith(first)));
}

/** "Geçmiş", "GECMIS" and "gecmis" are one word here; both kinds of i are one letter, in either language. */
export function fold(text: string): string {
  return text
    .replaceAll(/[İIı]/g, "i")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
}
