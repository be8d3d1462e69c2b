import { drawStills } from "#child/draw-stills.ts";
import { ENGINE_FILES } from "./engine-files.ts";
import { composeMusic } from "#sound/music.ts";
import { mixSound } from "#sound/mix.ts";
const spec = JSON.parse(process.argv[2] ?? "{}");
const cpu = () => {
  const u = process.cpuUsage();
  return (u.user + u.system) / 1000;
};
const c0 = cpu();
await drawStills(
  {
    prompt:
      "Küçük bir tohum, uzak bir hayalin ilk adımıdır. Rüzgârı bekle, sonra bırak kendini. Çünkü her yolculuk, cesaretle başlar.",
    aspectRatio: "9:16",
    durationSeconds: 10,
    resolution: "1080p",
    ...spec,
  },
  ENGINE_FILES,
  () => [],
);
const c1 = cpu();
const { times, plan } = await drawStills(
  {
    prompt:
      "Küçük bir tohum, uzak bir hayalin ilk adımıdır. Rüzgârı bekle, sonra bırak kendini. Çünkü her yolculuk, cesaretle başlar.",
    aspectRatio: "9:16",
    durationSeconds: 10,
    resolution: "1080p",
    ...spec,
  },
  ENGINE_FILES,
  (p) => Array.from({ length: 150 }, (_, i) => i),
);
const c2 = cpu();
const m = composeMusic(10, "calm", 1);
const c3 = cpu();
mixSound(10, m, null);
const c4 = cpu();
console.log(
  "prep",
  c1 - c0,
  "total/frame",
  (c2 - c1) / 150,
  "parts",
  Object.fromEntries(Object.entries(times).map(([k, v]) => [k, (v / 150).toFixed(2)])),
  plan.sceneId,
  "music",
  c3 - c2,
  "mix",
  c4 - c3,
);
