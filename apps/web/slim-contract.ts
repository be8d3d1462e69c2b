import type { Plugin } from "vite";

const ROUTES = /[\\/]packages[\\/]contract[\\/]src[\\/]/;
const DESCRIPTION = /^\s*(?:summary|tag):\s*(["'`])(?:(?!\1).)*\1,\n/gm;
const NAME = /\s*\.meta\(\{ id: "\w+" \}\)/g;

/** With which status an error is answered is the server's to know. */
const STATUS = /(?<=\b(?:you|provider|channel|us)\()\d{3}(?=, ")/g;

/** Leaves out of the browser's files what a route or a shape says about itself: only the server's API docs show it. */
export function slimContract(): Plugin {
  return {
    name: "slim-contract",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: ROUTES },
      handler: (code) => ({
        code: code.replaceAll(DESCRIPTION, "").replaceAll(NAME, "").replaceAll(STATUS, "0"),
        map: null,
      }),
    },
  };
}
