import { expect, test } from "vitest";
import { SETTING_NAMES } from "./settings.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["OPERATOR_MAIL", "OPERATOR_EMAIL"],
  ["MAX_RENDER", "MAX_RENDERS"],
  ["data_dir", "DATA_DIR"],
  ["GOOGLE_CLIENTID", "GOOGLE_CLIENT_ID"],
])("%s is told to be %s", (name, meant) => {
  expect(misspeltSettings({ [name]: "x" }, SETTING_NAMES)).toEqual([{ name, meant }]);
});

test("settings themselves and what any shell or host sets are not taken for misspelt ones", () => {
  const others =
    "PATH HOME SHELL LANG TERM PWD USER HOSTNAME LOGNAME NODE_ENV NODE_OPTIONS XDG_DATA_DIRS GOOGLE_APPLICATION_CREDENTIALS";
  const env = Object.fromEntries([...SETTING_NAMES, ...others.split(" ")].map((name) => [name, "x"]));

  expect(misspeltSettings(env, SETTING_NAMES)).toEqual([]);
});
