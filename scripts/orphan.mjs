// npm runs a script through a shell, and neither passes every end of its own on. So we look after them ourselves.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;

/** Calls back once when the process that started us, or under npm the npm behind its shell, is gone. */
export function onOrphaned(callback) {
  const parent = process.ppid;
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  const grandparent = isUnderNpm ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    const isOrphan = process.ppid !== parent || (grandparent !== undefined && parentOf(parent) !== grandparent);
    if (!isOrphan) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}

// Linux tells it without a process of its own; elsewhere the direct parent has to do.
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold blanks and brackets itself: count from the last one.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
