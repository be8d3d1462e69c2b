// Encodes ready frames and prints the CPU seconds that took: the floor bench/engine.ts compares with.
import { open } from "node:fs/promises";
import { compileKernel } from "@sahne/engine/child/compile-kernel";
import { openMp4Writer } from "@sahne/engine/encode/mp4-writer";
import { composeMusic } from "@sahne/engine/sound/music";
import { ENGINE_FILES } from "@sahne/engine/tools/engine-files";

type Job = { rawPath: string; outputPath: string; width: number; height: number; frameCount: number };

const { rawPath, outputPath, width, height, frameCount } = JSON.parse(process.argv[2] ?? "") as Job;
const framesPerSecond = 30;
const kernel = await compileKernel(ENGINE_FILES.kernelPath);
const sound = composeMusic(kernel, frameCount / framesPerSecond, "calm", { seed: 1 });
const raw = await open(rawPath, "r");
const pixels = Buffer.alloc((width * height * 3) / 2);

const before = process.cpuUsage();
const writer = await openMp4Writer(outputPath, { width, height, framesPerSecond, hasSound: true });
for (let index = 0; index < frameCount; index++) {
  await raw.read(pixels, 0, pixels.length, index * pixels.length);
  await writer.writeFrame(pixels, index);
  await writer.writeSound(sound, (index + 1) / framesPerSecond);
}
await writer.close();
const { user, system } = process.cpuUsage(before);
await raw.close();
console.log((user + system) / 1e6);
process.exit(0);
