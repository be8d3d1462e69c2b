// Loads everything that the product's own process runs, and prints the native libraries that came with it.
import "#product.ts";
import { z } from "zod";

const report = z.object({ sharedObjects: z.array(z.string()) });
const { sharedObjects } = report.parse(process.report.getReport());
process.stdout.write(`${JSON.stringify(sharedObjects.filter((path) => path.includes("node_modules")))}\n`);
process.exit(0);
