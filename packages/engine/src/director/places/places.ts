import type { BackdropId } from "#film/film.ts";
import type { PresetId, SceneId } from "#presets.ts";

/** A ground that is a place: painted, or one of the landscapes. */
export type Ground = { backdrop: BackdropId; landscape?: SceneId };

/** Where things are at home, by their drawings. */
const HOMES: readonly (readonly [Ground, RegExp])[] = [
  [
    { backdrop: "underwater" },
    /^(?:.*whale|dolphin|shark|fish|tropical-fish|blowfish|octopus|squid|jellyfish|coral|anglerfish|seahorse|starfish|crab|lobster|turtle|submarine|scuba.*)$/u,
  ],
  [{ backdrop: "ice" }, /^(?:penguin|polar-bear|iceberg|ice|snowman.*|sled|seal)$/u],
  [
    { backdrop: "dusk" },
    /^(?:sailboat|galleon|ship|ferry|motor-boat|speedboat|canoe|passenger-ship|anchor|lighthouse|fishing-.*|seagull|otter)$/u,
  ],
  [
    { backdrop: "landscape", landscape: "cosmos" },
    /^(?:rocket|astronaut|planet.*|ringed-planet|galaxy|milky-way|black-hole|mars|solar-.*|telescope|satellite|comet|flying-saucer)$/u,
  ],
  [
    { backdrop: "sky" },
    /^(?:airplane.*|small-airplane|helicopter|kite|hot-air-balloon|parachute|eagle|dove|bird|blackbird|cloud.*|rainbow)$/u,
  ],
  [
    { backdrop: "woods" },
    /^(?:wolf|bear|deer|fox|owl|bat|boar|tent|camping|wood|axe|mushroom|hiking-boot|evergreen-tree|deciduous-tree)$/u,
  ],
  [
    { backdrop: "garden" },
    /^(?:honeybee|bee.*|butterfly|.*flower|tulip|rose|sunflower|seedling|potted-plant|herb|watering-can|snail|lady-beetle|rabbit.*|dog.*|cat.*|kitten|hedgehog|bird.*|teddy-bear|balloon|bicycle)$/u,
  ],
  [{ backdrop: "pitch" }, /^(?:soccer-ball|goal-net|goalkeeper|whistle)$/u],
  [
    { backdrop: "city" },
    /^(?:automobile|.*car|taxi|bus|minibus|.*truck|motor.*|kick-scooter|tram.*|metro|police.*|fire-engine|ambulance|building|.*-building|cityscape.*|traffic-.*|delivery-.*)$/u,
  ],
  [{ backdrop: "bedroom" }, /^(?:bed|sleeper|sleeping-.*|person-in-bed|pillow|teddy-bear)$/u],
  [
    { backdrop: "clinic" },
    /^(?:health-worker|stethoscope|syringe|pill.*|tooth.*|microbe|drop-of-blood|hospital|heart-monitor|anatomical-heart|lungs|x-ray)$/u,
  ],
];
/** Where a film of this subject takes place whatever it shows; the others are told on plain grounds. */
const SUBJECT_HOMES: Partial<Record<PresetId, BackdropId>> = { kitchen: "kitchen", night: "bedroom" };
/** In grief and fear it is dark there. */
const DARK: ReadonlySet<BackdropId> = new Set(["bedroom", "woods", "city", "underwater", "ice"]);

/** The place in which a film's subject can stand: where the thing is at home, else where such films play. */
export function placeFor(slug: string, subject: PresetId, isGrave: boolean): Ground | undefined {
  const own = HOMES.find(([, things]) => things.test(slug))?.[0];
  const usual = SUBJECT_HOMES[subject];
  const found = own ?? (usual === undefined ? undefined : { backdrop: usual });
  if (!isGrave || found === undefined) return found;
  return DARK.has(found.backdrop) ? found : undefined;
}
