import { createCanvas } from "@napi-rs/canvas";
import type { Film, FilmScene, SceneKind, Side, Thing } from "#film/film.ts";
import { LOOKS } from "#looks/looks.ts";
import type { PresetId } from "#presets.ts";
import type { StagePicture } from "#stage/stage.ts";
import { drawingOf } from "#child/stage-tools.ts";

type Told = Partial<FilmScene> & { kind: SceneKind; text: string };

/** "egg*4 chili" are four eggs and a chili; "!coffee" is refused. Words of a thing follow a colon. */
export function things(line: string): Thing[] {
  return line
    .split(" ")
    .filter(Boolean)
    .map((part) => {
      const [named = "", word = ""] = part.replace("!", "").split(":");
      const [slug = "", count = "1"] = named.split("*");
      return { slug, word, count: Number(count), isRefused: part.startsWith("!") };
    });
}

/** A film told by hand: what is not said of a scene is taken from the look. */
export function tellFilm(preset: PresetId, language: Film["language"], topic: string, told: readonly Told[]): Film {
  const { sets, isGrave } = LOOKS[preset];
  const scenes = told.map((scene, index): FilmScene => {
    const backdrop = sets[index % sets.length]?.backdrop ?? "studio";
    const times = { start: index * 3, end: index * 3 + 3 };
    return { emphasis: [], things: [], backdrop, colors: index, exit: "cut", ...times, ...scene };
  });
  const cast = [...new Set(scenes.flatMap((scene) => scene.things.map(({ slug }) => slug)))];
  const rest = { seed: 7, isGrave, topic, cast, channel: "@sahne", durationSeconds: told.length * 3 };
  return { version: 1, language, preset, ...rest, scenes };
}

/** Two drawn pictures: a person left of the middle, and a bright table. */
export function samplePictures(): StagePicture[] {
  return [portrait(), table()];
}

function portrait(): StagePicture {
  const canvas = createCanvas(900, 1200);
  const pen = canvas.getContext("2d");
  const sky = pen.createLinearGradient(0, 0, 0, 1200);
  sky.addColorStop(0, "#f4f1ea");
  sky.addColorStop(1, "#c9d8d2");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 900, 1200);
  pen.fillStyle = "#6b8f71";
  pen.fillRect(0, 820, 900, 380);
  pen.fillStyle = "#39506b";
  pen.beginPath();
  pen.ellipse(420, 1060, 300, 420, 0, 0, 7);
  pen.fill();
  pen.fillStyle = "#e5b493";
  pen.beginPath();
  pen.ellipse(420, 470, 150, 190, 0, 0, 7);
  pen.fill();
  const faces = [{ x: 0.3, y: 0.23, width: 0.34, height: 0.32 }];
  return { ...drawingOf(canvas), focus: [0.47, 0.4], faces };
}

function table(): StagePicture {
  const canvas = createCanvas(1400, 900);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fbfaf7";
  pen.fillRect(0, 0, 1400, 900);
  pen.fillStyle = "#e7ddcf";
  pen.fillRect(0, 520, 1400, 380);
  for (let index = 0; index < 7; index++) {
    pen.fillStyle = ["#d1495b", "#edae49", "#66a182", "#2e4057"][index % 4] ?? "#000000";
    pen.beginPath();
    pen.arc(480 + (index % 4) * 130, 420 + Math.floor(index / 4) * 150, 74, 0, 7);
    pen.fill();
  }
  return { ...drawingOf(canvas), focus: [0.5, 0.52], faces: [] };
}

/** One scene of every kind, with everything that kind can show. */
export function everyKind(preset: PresetId): Film {
  const place = { name: "Japan", longitude: 138, latitude: 36.5, country: "392" };
  const sides: [Side, Side] = [
    { text: "lithium", thing: "battery" },
    { text: "solid-state", thing: null },
  ];
  return tellFilm(preset, "tr", "battery", [
    {
      kind: "hook",
      text: "9 dakikada dolan pil",
      things: things("battery:pil electric-plug stopwatch"),
      emphasis: ["pil"],
    },
    {
      kind: "hero",
      text: "Kapının önünde kırmızı bir araba durdu",
      things: things("automobile door"),
      emphasis: ["araba"],
    },
    { kind: "close", text: "Mum bir anda söndü", things: things("candle"), emphasis: ["Mum"] },
    {
      kind: "list",
      number: 3,
      of: 5,
      text: "Dört yumurtayı kır",
      things: things("egg*4 bowl-with-spoon"),
      emphasis: ["yumurtayı"],
    },
    {
      kind: "list",
      number: 4,
      of: 5,
      text: "Ekran yok",
      things: things("!mobile-phone"),
      figure: { prefix: "", value: "10", unit: "dk" },
    },
    { kind: "parade", text: "Ekmek, peynir ve üzüm", things: things("bread:Ekmek cheese-wedge:peynir grapes:üzüm") },
    {
      kind: "figure",
      text: "Yol 1.850 metre tırmanır",
      things: things("hiking-boot"),
      figure: { prefix: "", value: "1.850", unit: "metre" },
    },
    {
      kind: "chart",
      text: "Yoğunluk %40 arttı",
      things: things("high-voltage"),
      figure: { prefix: "+", value: "40", unit: "%" },
    },
    { kind: "versus", text: "Lithium vs solid-state", versus: { sides, note: "sıvı yok, yangın yok" } },
    { kind: "map", text: "Japonya'da fabrikalar hazır", things: things("factory"), place, emphasis: ["Japonya'da"] },
    { kind: "quote", text: "Evde yaptığım en iyi kahve", things: things("hot-beverage"), emphasis: ["kahve"] },
    { kind: "year", text: "Üretim 2027 yılında başlıyor", things: things("factory"), year: 2027 },
    { kind: "sticker", text: "Sevdiğin gibi demlendi", things: things("croissant red-heart"), picture: 0 },
    { kind: "photo", text: "Her masada sabah ışığı", things: things("croissant"), picture: 0, emphasis: ["ışığı"] },
    { kind: "photo", text: "Herkes için bir masa", picture: 1, emphasis: ["masa"] },
    { kind: "words", text: "Kimse bize sessizliği anlatmadı", emphasis: ["sessizliği"] },
    { kind: "end", text: "Kaydet, akşama dene" },
  ]);
}
