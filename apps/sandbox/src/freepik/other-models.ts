import { z } from "zod";
import { filmAspect, klingPicture, minimaxPicture, prompt, range, seconds, secondsText, url } from "./fields.ts";
import { i2v, model, t2v, type FreepikModel } from "./model.ts";

const textOrPicture = ["prompt", "image"];

const minimax: FreepikModel[] = ["02-768p", "02-1080p", "2-3-768p", "2-3-1080p", "2-3-768p-fast", "2-3-1080p-fast"].map(
  (name) =>
    model(
      `${i2v}/minimax-hailuo-${name}`,
      {
        prompt: prompt(2000).optional(),
        first_frame_image: minimaxPicture.optional(),
        last_frame_image: minimaxPicture.optional(),
        duration: name.includes("1080p") ? seconds(6).optional() : seconds(6, 10).optional(),
        prompt_optimizer: z.boolean().optional(),
      },
      { needsOneOf: ["prompt", "first_frame_image"] },
    ),
);

const seedanceCommon = {
  prompt: prompt(2000).optional(),
  aspect_ratio: filmAspect.optional(),
  seed: z.int().optional(),
  camera_fixed: z.boolean().optional(),
};

const seedance: FreepikModel[] = [
  ...["480p", "720p", "1080p"].map((size) =>
    model(
      `video/seedance-1-5-pro-${size}`,
      {
        ...seedanceCommon,
        image: klingPicture.optional(),
        duration: seconds(...range(4, 12)).optional(),
        generate_audio: z.boolean().optional(),
      },
      { needsOneOf: textOrPicture },
    ),
  ),
  ...["lite", "pro"].flatMap((tier) =>
    ["480p", "720p", "1080p"].map((size) =>
      model(
        `${i2v}/seedance-${tier}-${size}`,
        {
          ...seedanceCommon,
          image: klingPicture.optional(),
          duration: secondsText(5, 10).optional(),
          frames_per_second: seconds(24).optional(),
        },
        { needsOneOf: textOrPicture },
      ),
    ),
  ),
  ...["pro-480p", "pro-720p", "pro-1080p", "fast-480p", "fast-720p", "fast-1080p", "mini-480p", "mini-720p"].map(
    (name) =>
      model(
        `video/seedance-2-${name}`,
        {
          ...seedanceCommon,
          image: klingPicture.optional(),
          image_end: klingPicture.optional(),
          duration: seconds(5, 10).optional(),
        },
        { poll: `video/seedance-2-${name.split("-")[0]}`, needsOneOf: textOrPicture },
      ),
  ),
];

const wanSize = z.enum(["1280*720", "720*1280", "1920*1080", "1080*1920"]);
const wanAspect = z.enum(["16:9", "9:16", "1:1", "4:3", "3:4"]);

const wan: FreepikModel[] = [
  model(`${t2v}/wan-2-7`, {
    prompt: prompt(5000),
    duration: seconds(...range(2, 15)).optional(),
    aspect_ratio: wanAspect.optional(),
    resolution: z.enum(["720P", "1080P"]).optional(),
  }),
  model(`${i2v}/wan-2-7`, {
    prompt: prompt(5000).optional(),
    start_image_url: url,
    duration: seconds(...range(2, 15)).optional(),
    resolution: z.enum(["720P", "1080P"]).optional(),
  }),
  ...["720p", "1080p"].flatMap((size) => [
    model(`${t2v}/wan-v2-6-${size}`, {
      prompt: prompt(2000),
      duration: secondsText(5, 10, 15).optional(),
      size: wanSize.optional(),
    }),
    model(`${i2v}/wan-v2-6-${size}`, {
      prompt: prompt(2000),
      image: url,
      duration: secondsText(5, 10, 15).optional(),
      size: wanSize.optional(),
    }),
  ]),
  ...["480p", "720p", "1080p"].flatMap((size) => [
    model(`${t2v}/wan-2-5-t2v-${size}`, { prompt: prompt(800), duration: secondsText(5, 10).optional() }),
    model(`${i2v}/wan-2-5-i2v-${size}`, { prompt: prompt(800), image: url, duration: secondsText(5, 10).optional() }),
  ]),
];

const veoFields = {
  prompt: prompt(20_000),
  duration: seconds(4, 6, 8).optional(),
  aspect_ratio: z.enum(["16:9", "9:16"]).optional(),
  resolution: z.enum(["720p", "1080p", "4k"]).optional(),
  generate_audio: z.boolean().optional(),
  seed: z.int().optional(),
  negative_prompt: z.string().optional(),
};
const runwayFields = {
  prompt: prompt(2000),
  duration: seconds(5, 8, 10).optional(),
  ratio: z.enum(["1280:720", "720:1280", "1104:832", "832:1104", "960:960", "1584:672"]).optional(),
};
const ltxFields = (tier: string) => ({
  prompt: prompt(2000),
  duration: (tier === "fast" ? seconds(6, 8, 10, 12, 14, 16, 18, 20) : seconds(6, 8, 10)).optional(),
  resolution: z.enum(["1080p", "1440p", "2160p"]).optional(),
  fps: seconds(25, 50).optional(),
});

const rest: FreepikModel[] = [
  ...["veo-3-1", "veo-3-1-fast"].flatMap((name) => [
    model(`${t2v}/${name}`, veoFields),
    model(`${i2v}/${name}`, { ...veoFields, image: klingPicture }),
  ]),
  model(`${t2v}/runway-4-5`, runwayFields),
  model(`${i2v}/runway-4-5`, { ...runwayFields, image: klingPicture }),
  ...["fast", "pro"].flatMap((tier) => [
    model(`${t2v}/ltx-2-${tier}`, ltxFields(tier)),
    model(`${i2v}/ltx-2-${tier}`, { ...ltxFields(tier), image_url: url }),
  ]),
  ...["v5", "v5-5", "v6"].map((version) =>
    model(`${i2v}/pixverse-${version}`, {
      prompt: prompt(2000),
      image_url: url,
      duration: (version === "v6" ? seconds(...range(1, 15)) : seconds(5, 8)).optional(),
      resolution: z.enum(["360p", "540p", "720p", "1080p"]).optional(),
      style: z.enum(["anime", "3d_animation", "clay", "cyberpunk", "comic"]).optional(),
    }),
  ),
];

export const otherModels: FreepikModel[] = [...minimax, ...seedance, ...wan, ...rest];
