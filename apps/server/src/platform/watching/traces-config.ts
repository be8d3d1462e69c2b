import { z } from "zod";
import { httpUrl } from "#platform/setting-kinds.ts";

/** The names every tool of OpenTelemetry uses. */
export const tracesEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().meta({
    description: "a collector that takes OTLP over HTTP, as `http://127.0.0.1:4318`: traces go to its `/v1/traces`",
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional().meta({
    description: "the whole address for traces, where it is not `/v1/traces` of the other",
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, "must be name=value, separated by commas")
    .optional()
    .meta({ description: "sent along, as `name=value,name=value`; for collectors that ask for a key" }),
  OTEL_SERVICE_NAME: z.string().default("sahne").meta({ description: "what this process is called in traces" }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).meta({
    description: "the share of requests and jobs that are traced, 0 to 1",
  }),
};

/** Where traces go; unset, none are made. */
export type TracesConfig = { url: string; headers: Record<string, string>; serviceName: string; ratio: number };

type Values = z.output<z.ZodObject<typeof tracesEnvironment>>;

export function readTraces(values: Values): TracesConfig | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : `${base}/v1/traces`);
  if (url === undefined) return undefined;
  const headers = Object.fromEntries(
    (values.OTEL_EXPORTER_OTLP_HEADERS?.split(",") ?? []).map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name.trim(), decodeURIComponent(value.join("=").trim())];
    }),
  );
  return { url, headers, serviceName: values.OTEL_SERVICE_NAME, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}
