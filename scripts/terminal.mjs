// What the commands say. Everything goes to stderr, so that the output of a command stays its own.

const isColoured = process.stderr.isTTY && !process.env.NO_COLOR;

export function say(text) {
  process.stderr.write(`${paint("2", "sahne")} ${text}\n`);
}

export function pass(text) {
  return paint("32", text);
}

export function fail(text) {
  return paint("31", text);
}

/** For mistakes a person can mend: the reason and what to do, without a stack. */
export function die(text) {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

export function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

function paint(code, text) {
  return isColoured ? `\u001B[${code}m${text}\u001B[0m` : text;
}
