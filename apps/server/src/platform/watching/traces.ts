import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { setTimeout as wait } from "node:timers/promises";
import { context, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import type { TracesConfig } from "./traces-config.ts";

/** Names and numbers alone: no address, no text, no message of an error, since any of them may hold a secret. */
export type Facts = Record<string, string | number | boolean | undefined>;

const NAME = "sahne";
/** A collector that is away does not keep a process from stopping. */
const FLUSH_MS = 1_000;

type Parts = {
  version: string;
  /** Names the vendor of an address, or null: calls to others are not told. */
  vendorOf: (origin: string) => string | null;
};

/**
 * Sends traces where the usual variables say. Without them nothing is loaded, and every span below is one that the small
 * api package makes of nothing.
 */
export async function startTraces(config: TracesConfig | undefined, parts: Parts): Promise<{ stop(): Promise<void> }> {
  if (!config) return { stop: async () => {} };
  const [sdk, otlp, resources, hooks] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
  ]);
  const { url, headers, serviceName, ratio } = config;
  const exporter = new otlp.OTLPTraceExporter({ url, headers });
  const root = new sdk.TraceIdRatioBasedSampler(ratio);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      "service.name": serviceName,
      "service.version": parts.version,
      "process.pid": process.pid,
    }),
    sampler: new sdk.ParentBasedSampler({ root }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const manager = new hooks.AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  trace.setGlobalTracerProvider(provider);
  const stopCalls = traceCalls(parts.vendorOf);
  return {
    async stop() {
      stopCalls();
      await Promise.race([provider.shutdown().catch(() => undefined), wait(FLUSH_MS, undefined, { ref: false })]);
      trace.disable();
      context.disable();
    },
  };
}

/** Whatever starts a span inside `work` becomes a part of this one. */
export async function inSpan<T>(name: string, facts: Facts, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer(NAME).startActiveSpan(name, { attributes: facts }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** For what begins and ends in different places: `inside` runs what belongs to it. */
export function openSpan(name: string, facts: Facts): { inside(work: () => void): void; end(ended: Facts): void } {
  const span = trace.getTracer(NAME).startSpan(name, { kind: SpanKind.SERVER, attributes: facts });
  return {
    inside: (work) => context.with(trace.setSpan(context.active(), span), work),
    end(ended) {
      span.setAttributes(ended);
      if (Number(ended["http.response.status_code"]) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** An error is told by its class: its message may quote what somebody wrote, or an address with a key. */
function fail(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

type Told = { request: { origin?: unknown; method?: string }; response?: { statusCode: number }; error?: unknown };

/** Node's own client tells of every call it makes; the path is left out, since links of uploads are secrets. */
function traceCalls(vendorOf: Parts["vendorOf"]): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (message: unknown): void => {
    const { request } = message as Told;
    const vendor = vendorOf(String(request.origin));
    if (vendor === null) return;
    const attributes = { "http.request.method": request.method ?? "", "sahne.vendor": vendor };
    const call = { kind: SpanKind.CLIENT, attributes };
    spans.set(request, trace.getTracer(NAME).startSpan(`${request.method} ${vendor}`, call));
  };
  const end = (message: unknown): void => {
    const { request, response, error } = message as Told;
    const span = spans.get(request);
    spans.delete(request);
    if (response) span?.setAttribute("http.response.status_code", response.statusCode);
    if (span && (error !== undefined || (response?.statusCode ?? 0) >= 400)) fail(span, error ?? response);
    span?.end();
  };
  const channels = {
    "undici:request:create": begin,
    "undici:request:headers": end,
    "undici:request:error": end,
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
  };
}
