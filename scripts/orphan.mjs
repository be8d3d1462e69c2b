// npm runs a script through a shell, and neither passes every end of its own on. So we look after them ourselves.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;
const SHELLS = /^(sh|dash|bash|ash|busybox|zsh)$/;

/** Calls back once when the npm that started us is gone. Started without npm, nobody else's end concerns us (nohup). */
export function onOrphaned(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  // Some shells stay between npm and us, others step aside; what is behind npm itself may go at any time.
  const npm = SHELLS.test(aboutProcess(parent)?.name ?? "") ? aboutProcess(parent)?.parent : undefined;
  const timer = setInterval(() => {
    const isOrphan = process.ppid !== parent || (npm !== undefined && aboutProcess(parent)?.parent !== npm);
    if (!isOrphan) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}

// Linux tells it without a process of its own; elsewhere the direct parent has to do.
function aboutProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // "4711 (name) S 4710 …": the name may hold blanks and brackets itself, so its end is the last one.
    const end = stat.lastIndexOf(")");
    return { name: stat.slice(stat.indexOf("(") + 1, end), parent: Number(stat.slice(end + 2).split(" ")[1]) };
  } catch {
    return undefined;
  }
}
