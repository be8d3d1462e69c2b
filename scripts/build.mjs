// `npm run build`: makes whatever is stale, first what the others are made from.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { boot } from "./boot.mjs";
import { commandFile, root, runNode } from "./processes.mjs";
import { checkStep } from "./stale.mjs";
import { die, say, secondsSince } from "./terminal.mjs";

const CONTRACT = "packages/contract/src";
const MESSAGES = ["packages/messages/src", "packages/messages/build.mjs"];
const ENGINE = ["src", "objects", "build.mjs", "build-assets.mjs", "build-letters.mjs"].map(
  (name) => `packages/engine/${name}`,
);
const TEMPLATE_SCRIPT = "apps/server/scripts/make-template.ts";

const steps = [
  {
    name: "messages",
    sources: MESSAGES,
    outputs: ["packages/messages/gen/index.js", "packages/messages/gen/keys.d.ts"],
    make: () => runNode(["packages/messages/build.mjs"], { stdio: ["ignore", "ignore", "inherit"] }),
  },
  {
    name: "engine",
    sources: ENGINE,
    outputs: ["packages/engine/dist"],
    make: () => runNode(["packages/engine/build.mjs"]),
  },
  {
    name: "web",
    sources: ["apps/web", "packages/engine/src", "packages/engine/samples", CONTRACT, ...MESSAGES],
    outputs: ["apps/web/dist/index.html"],
    make: () =>
      runNode([commandFile("vite", "vite", "apps/web"), "build", "--logLevel", "warn"], {
        cwd: join(root, "apps/web"),
      }),
  },
  {
    name: "server",
    sources: ["apps/server/src", "apps/server/package.json", CONTRACT, ...MESSAGES, ...ENGINE, "scripts/bundle.mjs"],
    outputs: ["apps/server/dist/main.mjs"],
    make: () => runNode(["scripts/bundle.mjs", "apps/server/src/main.ts", "apps/server/dist/main.mjs"]),
  },
  {
    name: "operate",
    sources: ["apps/server/src", "apps/server/package.json", CONTRACT, ...MESSAGES, ...ENGINE, "scripts/bundle.mjs"],
    outputs: ["apps/server/dist/operate.mjs"],
    make: () => runNode(["scripts/bundle.mjs", "apps/server/src/operate.ts", "apps/server/dist/operate.mjs"]),
  },
  {
    name: "sandbox",
    sources: ["apps/sandbox/src", "apps/sandbox/package.json", "scripts/bundle.mjs"],
    outputs: ["apps/sandbox/dist/main.mjs"],
    make: () => runNode(["scripts/bundle.mjs", "apps/sandbox/src/main.ts", "apps/sandbox/dist/main.mjs"]),
  },
  {
    name: "database template",
    isNeeded: () => existsSync(join(root, TEMPLATE_SCRIPT)),
    sources: [TEMPLATE_SCRIPT, "apps/server/src/platform/db", "apps/server/src/platform/queue"],
    outputs: ["apps/server/dist/template.tar.gz"],
    make: () => runNode([commandFile("tsx"), TEMPLATE_SCRIPT]),
  },
];

export class BuildError extends Error {}

/** For commands that cannot go on without the build; anything but a failed build keeps its stack. */
export function dieOfBuild(error) {
  if (!(error instanceof BuildError)) throw error;
  die(error.message);
}

/** Builds the named steps, or all of them; says each with its seconds and stays silent about what is fresh. */
export async function buildStale(names = steps.map((step) => step.name)) {
  const wanted = steps.filter((step) => names.includes(step.name));
  for (const step of wanted.filter(isFirst)) await buildStep(step);
  const built = await Promise.allSettled(wanted.filter((step) => !isFirst(step)).map(buildStep));
  for (const { reason } of built) if (reason) throw reason;
}

/** What the others are made from; they themselves need nothing of each other and use both cores. */
function isFirst({ name }) {
  return name === "messages" || name === "engine";
}

async function buildStep({ name, sources, outputs, make, isNeeded }) {
  if (isNeeded && !isNeeded()) return;
  const step = checkStep({
    sources: [...sources, "package-lock.json"].map((path) => join(root, path)),
    outputs: outputs.map((path) => join(root, path)),
    stampFile: join(root, "node_modules", ".cache", "sahne", name.replace(" ", "-")),
  });
  if (step.isFresh) return;
  const startedAt = Date.now();
  const code = await make();
  if (code !== 0) throw new BuildError(`Building ${name} failed; the lines above say why.`);
  step.markBuilt();
  say(`built ${name} in ${secondsSince(startedAt)}`);
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isCommand) {
  await boot();
  await buildStale().catch(dieOfBuild);
}
