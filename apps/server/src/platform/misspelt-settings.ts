const NEAR = 2;
const SHORTEST = 5;

/** Names in the environment that are almost those of settings: a setting that nobody reads is worse than a wrong one. */
export function misspeltSettings(env: NodeJS.ProcessEnv, known: readonly string[]): { name: string; meant: string }[] {
  const names = Object.keys(env).filter((name) => name.length >= SHORTEST && !known.includes(name));
  return names.flatMap((name) => {
    const meant = known.find((candidate) => candidate.length >= SHORTEST && isNear(name.toUpperCase(), candidate));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Two letters swapped, or at most two that are wrong, missing or too many. */
function isNear(text: string, other: string): boolean {
  if (Math.abs(text.length - other.length) > NEAR) return false;
  let before = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= text.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (text[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(change, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    before = current;
  }
  return (before[other.length] ?? 0) <= NEAR;
}
