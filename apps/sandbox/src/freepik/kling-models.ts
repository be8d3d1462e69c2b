import { z } from "zod";
import {
  klingPicture,
  longAspect,
  prompt,
  range,
  seconds,
  secondsText,
  shortAspect,
  turboPicture,
  url,
} from "./fields.ts";
import { i2v, looseModel, model, t2v, type FreepikModel } from "./model.ts";

const klingWords = {
  prompt: prompt(2500).optional(),
  negative_prompt: z.string().max(2500).optional(),
  cfg_scale: z.number().min(0).max(1).optional(),
};
const klingSeconds = secondsText(5, 10);
const klingFromPicture = { ...klingWords, image: klingPicture, duration: klingSeconds };
const klingFromEither = {
  ...klingWords,
  image: klingPicture.optional(),
  duration: klingSeconds,
  aspect_ratio: longAspect.optional(),
};
const textOrPicture = ["prompt", "image"];

const klingTwo: FreepikModel[] = [
  ...["std", "pro"].map((tier) => model(`${i2v}/kling-${tier}`, klingFromPicture, { poll: `${i2v}/kling` })),
  model(`${i2v}/kling-v2`, klingFromPicture),
  model(`${i2v}/kling-v2-1-std`, klingFromPicture, { poll: `${i2v}/kling-v2-1` }),
  model(
    `${i2v}/kling-v2-1-pro`,
    { ...klingFromPicture, image_tail: klingPicture.optional() },
    { poll: `${i2v}/kling-v2-1` },
  ),
  model(`${i2v}/kling-v2-1-master`, klingFromEither, { needsOneOf: textOrPicture }),
  model(`${i2v}/kling-v2-5-pro`, klingFromPicture),
  model(
    `${i2v}/kling-v2-6-pro`,
    { ...klingFromEither, generate_audio: z.boolean().optional() },
    {
      poll: `${i2v}/kling-v2-6`,
      needsOneOf: textOrPicture,
    },
  ),
];

const klingThree: FreepikModel[] = [
  ...["std", "pro"].map((tier) =>
    model(
      `video/kling-v3-${tier}`,
      {
        prompt: prompt(2500).optional(),
        negative_prompt: z.string().max(2500).optional(),
        cfg_scale: z.number().min(0).max(1).optional(),
        start_image_url: url.optional(),
        end_image_url: url.optional(),
        duration: secondsText(...range(3, 15)).optional(),
        aspect_ratio: shortAspect.optional(),
        generate_audio: z.boolean().optional(),
        multi_shot: z.boolean().optional(),
        shot_type: z.string().optional(),
        multi_prompt: z.array(z.unknown()).max(6).optional(),
        elements: z.array(z.unknown()).optional(),
      },
      { poll: "video/kling-v3", needsOneOf: ["prompt", "multi_prompt"] },
    ),
  ),
  ...["720p", "1080p"].flatMap((size) => [
    model(
      `${i2v}/kling-v3-turbo-${size}`,
      { prompt: prompt(2500).optional(), image: turboPicture, duration: secondsText(...range(3, 15)).optional() },
      { poll: `${i2v}/kling-v3-turbo` },
    ),
    model(
      `${t2v}/kling-v3-turbo-${size}`,
      { prompt: prompt(3072), duration: secondsText(...range(3, 15)).optional(), aspect_ratio: shortAspect.optional() },
      { poll: `${t2v}/kling-v3-turbo` },
    ),
  ]),
];

const barelyDocumented: FreepikModel[] = [
  ...["std", "pro"].flatMap((tier) => [
    looseModel(`${i2v}/kling-elements-${tier}`, klingSeconds, `${i2v}/kling-elements`),
    looseModel(`${i2v}/kling-o1-${tier}`, seconds(5, 10), `${i2v}/kling-o1`),
    looseModel(`video/kling-v3-omni-${tier}`, secondsText(...range(3, 15)), "video/kling-v3-omni"),
  ]),
  looseModel("video/kling-4k-i2v", seconds(...range(3, 15))),
  looseModel("video/kling-4k-t2v", seconds(...range(3, 15))),
];

export const klingModels: FreepikModel[] = [...klingTwo, ...klingThree, ...barelyDocumented];
