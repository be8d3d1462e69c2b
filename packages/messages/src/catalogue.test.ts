import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { errorKinds } from "@sahne/contract/errors";
import { MOOD_IDS, PRESET_IDS } from "@sahne/engine/presets";
import { assert, constantFrom, date, nat, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { groups, loaders } from "#gen/index.js";
import { readCatalogue } from "./test/read-catalogue.ts";
import { loadAll, modes, type Key } from "./translator.ts";

const { catalogue, files } = await readCatalogue();
const keys = Object.keys(catalogue) as Key[];
const translators = await Promise.all(modes.map((mode) => loadAll(mode)));

test("every group of the folder is compiled for every mode", async () => {
  expect(new Set(groups)).toEqual(new Set(files.map((path) => basename(path).split(".")[0])));
  for (const mode of modes) {
    for (const group of groups) expect(Object.keys((await loaders[mode][group]()).messages)).not.toEqual([]);
  }
});

test("no text is empty in either language", () => {
  const empty = keys.filter((key) => !catalogue[key]?.tr.trim() || !catalogue[key]?.en.trim());

  expect(empty).toEqual([]);
});

test("[R2.8] the language of every mixed text is the one its entry names", () => {
  const [mix] = translators;
  const wrong = keys.filter((key) => mix?.lang(key) !== [catalogue[key]?.seed].flat()[0]);

  expect(wrong).toEqual([]);
});

test("every text formats in every mode with any sensible values", () => {
  const pool = record({ text: string(), count: nat(), when: date({ noInvalidDate: true }) });
  const formats = property(constantFrom(...keys), pool, (key, values) => {
    for (const t of translators) {
      const shown = (t as (key: Key, values: object) => string)(key, sampleValues(key, values));
      expect(shown).not.toBe(key);
    }
  });

  assert(formats, { numRuns: 5_000 });
});

test("every error code of the contract has its words, and a next step exactly where the contract names one", () => {
  const steps = Object.entries(errorKinds).filter(([, kind]) => kind.action !== "none");
  const wanted = [
    ...Object.entries(errorKinds).flatMap(([code, kind]) => [`error.${code}`, `fault.${kind.fault}`]),
    ...steps.flatMap(([code, kind]) => [`error.${code}.action`, `action.${kind.action}`]),
  ];
  const written = keys.filter((key) => /^(error|fault|action)\./.test(key));

  expect([...new Set(wanted)].toSorted()).toEqual(written.toSorted());
});

test("texts found by a code take no values, since whoever looks them up has none", () => {
  const needy = keys.filter((key) => /^(error|fault|action|default|status|stage)\./.test(key) && hasValues(key));

  expect(needy).toEqual([]);
});

test("every field rule of the contract has its words, which take no values", () => {
  const contract = fileURLToPath(new URL("../../contract/src/", import.meta.url));
  const sources = existsSync(contract)
    ? readdirSync(contract, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"))
    : [];
  const used = sources.flatMap((name) => {
    const source = readFileSync(`${contract}${name}`, "utf8");
    return [...source.matchAll(/"((?:[a-z][A-Za-z]+\.)+[a-z][A-Za-z]+)"/g)].flatMap((match) => match[1] ?? []);
  });

  expect(used.filter((key) => !(key in catalogue) || hasValues(key))).toEqual([]);
  expect(used.length).toBeGreaterThan(50);
});

test("[R14.6] every style and every music of the renderer has a name", () => {
  const wanted = [
    ...PRESET_IDS.flatMap((id) => [`preset.style.${id}`, `preset.style.${id}.text`]),
    ...MOOD_IDS.map((id) => `preset.music.${id}`),
  ];

  expect(wanted.filter((key) => !(key in catalogue))).toEqual([]);
});

function hasValues(key: string): boolean {
  return /\{\w+[,}]/.test(catalogue[key]?.tr ?? "");
}

function sampleValues(key: Key, pool: { text: string; count: number; when: Date }): object {
  const named = [...(catalogue[key]?.tr ?? "").matchAll(/\{(\w+)(?:, (\w+))?/g)];
  return Object.fromEntries(
    named.map(([, name, kind]) => {
      if (kind === "date" || kind === "time") return [name, pool.when];
      return [name, kind === undefined ? pool.text : pool.count];
    }),
  );
}
