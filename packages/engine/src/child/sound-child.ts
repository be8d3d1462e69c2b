// Looks into one sound file that came from outside, in a process that may crash: node sound-child.mjs <file> <longest seconds>
import { RenderError } from "#render-error.ts";
import type { SoundAnswer } from "#sound-file.ts";
import { decodeSound, formatOfSound } from "#voice/decode-sound.ts";

const [path = "", maxSeconds = "0"] = process.argv.slice(2);
/** Enough to hear whether there is anything to hear, for little memory. */
const SAMPLE_RATE = 8_000;
const SILENT = 0.003;

// The parent holds our input open for as long as it lives and wants the answer.
process.stdin.on("end", () => process.exit(1)).resume();

process.stdout.write(`${JSON.stringify(await look())}\n`, () => process.exit(0));

async function look(): Promise<SoundAnswer> {
  try {
    const format = await formatOfSound(path);
    const limits = { channelCount: 1, sampleRate: SAMPLE_RATE, onlySeconds: Number(maxSeconds) + 1 } as const;
    const { channels } = await decodeSound(path, limits);
    const samples = channels[0] ?? new Float32Array();
    const isSilent = !samples.some((sample) => Math.abs(sample) > SILENT);
    return { isOk: true, format: format ?? "", seconds: samples.length / SAMPLE_RATE, isSilent };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return { isOk: false };
  }
}
