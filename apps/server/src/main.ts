import { ConfigError, readConfig } from "#platform/config.ts";
import { SETTING_NAMES } from "#platform/settings.ts";
import { DatabaseProblem } from "#platform/db/database-problem.ts";
import { DirectoryInUseError } from "#platform/db/embedded/directory-lock.ts";
import { createLog } from "#platform/log.ts";
import { misspeltSettings } from "#platform/misspelt-settings.ts";
import { StartError } from "#installation.ts";
import { keepRunning } from "#keep-running.ts";
import { startProduct } from "#product.ts";

// Whatever this process or its children write is for its own user: films, mails and keys lie in DATA_DIR.
process.umask(0o077);

/** Below the ten seconds after which containers are killed. */
const FORCED_EXIT_MS = 9_500;

const startedAt = performance.now();
const secondsSoFar = (): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
const printLine = (line: string): boolean => process.stderr.write(`sahne ${line}\n`);

for (const { name, meant } of misspeltSettings(process.env, SETTING_NAMES)) {
  printLine(`does not know the setting ${name}: did you mean ${meant}?`);
}

try {
  const config = readConfig(process.env);
  const start = async () => {
    const product = await startProduct(config, (step) => printLine(`${step} (${secondsSoFar()})`));
    printLine(`ready in ${secondsSoFar()}: open ${product.address}  (data in ${config.dataDir})`);
    return product;
  };
  const product = await keepRunning({
    start,
    log: createLog(config.logLevel),
    report: printLine,
    exit: (code) => process.exit(code),
  });
  stopOnSignals(() => product.stop());
} catch (error) {
  explain(error);
  process.exit(1);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          explain(error);
          process.exit(1);
        },
      );
    });
  }
}

/** Problems the operator can mend are told in plain words; anything else with all we know. */
function explain(error: unknown): void {
  if (error instanceof ConfigError) {
    printLine("cannot start, these settings are wrong:");
    for (const problem of error.problems) printLine(`  ${problem}`);
  } else if (error instanceof StartError || error instanceof DirectoryInUseError || error instanceof DatabaseProblem) {
    printLine(`cannot start: ${error.message}`);
  } else {
    printLine("cannot start:");
    console.error(error);
  }
}
