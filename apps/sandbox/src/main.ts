import { parseArgs } from "node:util";
import { startSandbox, type RunningSandbox } from "./sandbox.ts";

const USAGE = "usage: sandbox --data DIR [--port N] [--host 127.0.0.1] [--redirect-uri URL]... [--parent-pipe]";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      port: { type: "string", default: "0" },
      host: { type: "string", default: "127.0.0.1" },
      "redirect-uri": { type: "string", multiple: true },
      "parent-pipe": { type: "boolean", default: false },
    },
  });
  const port = Number(values.port);
  if (!values.data || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(USAGE);
  const redirectUris = values["redirect-uri"];
  const sandbox = await startSandbox({
    dataDir: values.data,
    host: values.host,
    port,
    ...(redirectUris && { settings: { redirectUris } }),
  });
  stopWith(sandbox, values["parent-pipe"]);
  console.log(JSON.stringify({ ready: true, port: sandbox.port }));
}

/** A parent that dies, even by kill -9, closes our standard input: then nobody is left who would stop us. */
function stopWith(sandbox: RunningSandbox, isChild: boolean): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (!isChild) return;
  process.stdin.once("end", stop);
  process.stdin.once("close", stop);
  process.stdin.resume();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
