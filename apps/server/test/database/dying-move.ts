import { moveDatabase } from "#operating/move-database.ts";
import { createLog } from "#platform/log.ts";

/** Copies an embedded database into a server's and is killed, as by `kill -9`, after its third page. */
const [directory = "", url = ""] = process.argv.slice(2);
let pages = 0;
await moveDatabase({
  directory,
  url,
  log: createLog("silent"),
  isDryRun: false,
  say: () => {},
  onPage() {
    pages += 1;
    if (pages === 3) process.kill(process.pid, "SIGKILL");
  },
});
