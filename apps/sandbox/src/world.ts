import { join } from "node:path";
import { openClock, type Clock } from "./clock.ts";
import { openFaults, type Faults } from "./faults.ts";
import { createFilms, type Films } from "./film.ts";
import { openLedger, type Ledger } from "./ledger.ts";
import { openSettings, type SettingsBox, type SettingsInput } from "./settings.ts";
import { openStore, type Store } from "./store.ts";

/** Everything the vendors share: one time, one memory, one set of books. */
export type World = {
  dataDir: string;
  store: Store;
  clock: Clock;
  settings: SettingsBox;
  ledger: Ledger;
  faults: Faults;
  films: Films;
};

export type WorldOptions = { dataDir: string; now?: () => Date; settings?: SettingsInput };

export function openWorld({ dataDir, now = () => new Date(), settings = {} }: WorldOptions): World {
  const store = openStore(dataDir);
  return {
    dataDir,
    store,
    clock: openClock(store, now),
    settings: openSettings(store, settings),
    ledger: openLedger(store),
    faults: openFaults(store),
    films: createFilms(dataDir),
  };
}

export function uploadFolder(world: World): string {
  return join(world.dataDir, "uploads");
}
