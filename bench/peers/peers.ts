// What the same kind of film costs with other tools, where they are installed: bench/README.md says how.
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runTree } from "./process-tree.ts";

/** What every one of them is given: a picture, music as a WAV, and a folder of its own. */
export type PeerFilm = { picturePath: string; soundPath: string; folder: string };

type Peer = {
  name: string;
  /** Null: it is not on this machine. */
  find: () => Promise<Run | null>;
};
type Run = { command: string; line: string[]; env?: Record<string, string> };

/** Prints what each costs against `floorSeconds`, the encoder alone in the same run. */
export async function comparePeers(film: PeerFilm, floorSeconds: number): Promise<void> {
  console.log("\nother tools: three moving shots of one picture, words, music, 1080x1920, 10 s, x264 veryfast crf 16");
  for (const { name, find } of peersFor(film)) {
    const run = await find();
    if (!run) {
      console.log(`  ${name}: not on this machine`);
      continue;
    }
    const { cpuSeconds, wallSeconds } = await runTree(run.command, run.line, run.env);
    const ratio = (cpuSeconds / floorSeconds).toFixed(2);
    console.log(
      `  ${name} / encoder alone: ${ratio} (CPU ${cpuSeconds.toFixed(1)} s, wall ${wallSeconds.toFixed(1)} s)`,
    );
  }
}

function peersFor(film: PeerFilm): readonly Peer[] {
  return [
    { name: "plain ffmpeg graph", find: () => ffmpegRun(film) },
    { name: "MoviePy", find: () => moviepyRun(film) },
    { name: "Remotion", find: () => Promise.resolve(remotionRun(film)) },
  ];
}

/** The nearest a filter graph comes: its zoom rounds to whole pixels, and it marks no word. */
async function ffmpegRun({ picturePath, soundPath, folder }: PeerFilm): Promise<Run | null> {
  if (!(await answers("ffmpeg", ["-version"]))) return null;
  const shot = "zoompan=z='1.04+0.0008*on':d=112:s=1080x1920:fps=30";
  const shots = ["0", "1", "2"].map((name) => `[p${name}]${shot}[s${name}]`).join(";");
  const fades = "[s0][s1]xfade=duration=0.4:offset=3.3[f];[f][s2]xfade=duration=0.4:offset=6.6";
  const words = "drawtext=text='Two eggs and a tomato':fontsize=84:fontcolor=white:x=(w-tw)/2:y=h*0.2";
  const graph = `[0:v]scale=2376:-1,split=3[p0][p1][p2];${shots};${fades},vignette=PI/5,${words},format=yuv420p[v]`;
  const encode = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-c:a", "aac", "-t", "10"];
  const output = join(folder, "ffmpeg.mp4");
  return {
    command: "ffmpeg",
    line: ["-y", "-v", "error", "-i", picturePath, "-i", soundPath, "-filter_complex", graph]
      .concat(["-map", "[v]", "-map", "1:a"], encode)
      .concat(output),
  };
}

async function moviepyRun({ picturePath, soundPath, folder }: PeerFilm): Promise<Run | null> {
  const python = process.env["MOVIEPY_PYTHON"] ?? "python3";
  if (!(await answers(python, ["-c", "import moviepy"]))) return null;
  const script = besides("moviepy-film.py");
  return { command: python, line: [script, picturePath, soundPath, join(folder, "moviepy.mp4")] };
}

/** It is not ours to install: its licence asks companies for money. The folder that holds its packages is named by the person. */
function remotionRun({ picturePath, soundPath, folder }: PeerFilm): Run | null {
  const packages = process.env["REMOTION_FOLDER"];
  const browser = process.env["REMOTION_BROWSER"] ?? "/usr/bin/chromium-headless-shell";
  if (packages === undefined || !existsSync(join(packages, "node_modules/@remotion/renderer")) || !existsSync(browser))
    return null;
  const own = join(folder, "remotion");
  mkdirSync(join(own, "public"), { recursive: true });
  symlinkSync(join(packages, "node_modules"), join(own, "node_modules"));
  for (const name of ["remotion-film.mjs", "remotion-film.jsx"]) copyFileSync(besides(name), join(own, name));
  copyFileSync(picturePath, join(own, "public/picture.jpg"));
  copyFileSync(soundPath, join(own, "public/sound.wav"));
  return { command: process.execPath, line: [join(own, "remotion-film.mjs"), browser, join(folder, "remotion.mp4")] };
}

async function answers(command: string, line: readonly string[]): Promise<boolean> {
  return runTree(command, line).then(
    () => true,
    () => false,
  );
}

function besides(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
