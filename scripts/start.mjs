// `npm start`: installs if needed, builds what is stale, then runs the product in this very process.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { hiddenClaimsNote } from "./hidden-claims.mjs";
import { root } from "./processes.mjs";
import { die, say } from "./terminal.mjs";

await boot();
await buildStale().catch(dieOfBuild);

const server = join(root, "apps/server/dist/main.mjs");
if (!existsSync(server)) die(`The server was not built: ${server} is missing. Run \`npm run build\` to see why.`);

// An installation may hold the built pages alone; then nobody can say what their source was.
const claims = join(root, "apps/web/src/content/claims.ts");
const note = existsSync(claims) ? hiddenClaimsNote(readFileSync(claims, "utf8"), process.env.PUBLIC_URL) : null;
if (note !== null) say(note);

// No child process: signals, the exit code and even kill -9 reach the server itself.
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], server, ...process.argv.slice(2)];
await import(pathToFileURL(server).href);
