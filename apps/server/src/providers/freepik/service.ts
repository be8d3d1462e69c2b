import { FREEPIK_MODELS, type FreepikModel } from "@sahne/contract/services/freepik";
import { z } from "zod";
import { httpUrl } from "#platform/setting-kinds.ts";
import { defineService } from "#providers/service.ts";
import { createFreepik } from "./film.ts";

export const freepik = defineService({
  environment: {
    FREEPIK_BASE_URL: httpUrl.default("https://api.magnific.com").meta({ description: "Freepik’s API" }),
    FREEPIK_MODEL: z
      .enum(Object.keys(FREEPIK_MODELS) as [FreepikModel, ...FreepikModel[]])
      .default("kling-v2-6-pro")
      .meta({ description: "model that makes videos at Freepik" }),
    FREEPIK_KEY_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default("x-magnific-api-key")
      .meta({ description: "header that carries the user’s key" }),
    FREEPIK_DOWNLOAD_HOSTS: z
      .string()
      .default("freepik.com,magnific.com")
      .meta({ description: "hosts a finished video may be fetched from" }),
  },
  read: (values) => ({
    baseUrl: values.FREEPIK_BASE_URL,
    model: values.FREEPIK_MODEL,
    keyHeader: values.FREEPIK_KEY_HEADER,
    downloadHosts: values.FREEPIK_DOWNLOAD_HOSTS.split(",")
      .map((host) => host.trim().toLowerCase())
      // A comma at the end must not allow every host.
      .filter((host) => host !== ""),
  }),
  address: ({ baseUrl }) => baseUrl,
  downloadHosts: ({ downloadHosts }) => downloadHosts,
  films: (settings, sandboxUrl) => createFreepik({ ...settings, sandboxUrl }),
});
