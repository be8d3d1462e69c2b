import { DirectoryInUseError, lockDirectory } from "#platform/db/embedded/directory-lock.ts";

/** Waits for the word, tries to lock a directory, says how it went and stays with what it got. */
const [directory = "", useKernelName] = process.argv.slice(2);
process.stdout.write("ready\n");
process.stdin.once("data", () => {
  lockDirectory(directory, { useKernelName: useKernelName !== "path-only" })
    .then(
      () => "won",
      (error: unknown) => (error instanceof DirectoryInUseError ? `held by ${error.holderPid}` : String(error)),
    )
    .then((outcome) => process.stdout.write(`${outcome}\n`))
    .catch(() => process.exit(1));
});
