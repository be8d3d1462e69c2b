// Writes docs/SETTINGS.md from the settings themselves: npm run settings
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { settingsPage } from "./settings-page.ts";

writeFileSync(fileURLToPath(new URL("../../../docs/SETTINGS.md", import.meta.url)), settingsPage());
