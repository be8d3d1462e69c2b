import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What one process counts for whoever watches it; see docs/OPERATING.md. */
export type Metrics = {
  request(facts: { method: string; route: string; status: number; seconds: number }): void;
  /** `outcome`: done, later (it asked to run again), retried or failed. */
  job(facts: { job: string; outcome: JobOutcome; seconds: number }): void;
  /** The answer tells that it is over. */
  stream(): () => void;
  /** A figure that is looked up whenever somebody asks; one that cannot be read is left out. */
  gauge(figure: Figure): void;
  /** Prometheus text. */
  text(): Promise<{ type: string; body: string }>;
  stop(): void;
};

export type JobOutcome = "done" | "later" | "retried" | "failed";
export type Figure = { name: string; help: string; labels?: string[]; read: () => Promise<Reading[]> };
type Reading = { labels?: Record<string, string>; value: number };

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 180, 600, 1800];

/** `vendorOf` names the vendor of an address, or null: what is asked of others is counted by name only. */
export function createMetrics(vendorOf: (origin: string) => string | null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "sahne_http_request_seconds",
    help: "Answered requests by route, and how long each took.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: "sahne_job_seconds",
    help: "Runs of jobs by how they ended; video-render are films drawn here, video-publish publications.",
    labelNames: ["job", "outcome"],
    buckets: JOB_SECONDS,
    registers,
  });
  const streams = new Gauge({ name: "sahne_event_streams", help: "Open streams of live updates.", registers });
  const calls = new Counter({
    name: "sahne_vendor_calls_total",
    help: "Calls to vendors and the channel by status; 0 when none was reached.",
    labelNames: ["vendor", "status"],
    registers,
  });
  const stopCounting = countCalls((origin, status) => {
    const vendor = vendorOf(origin);
    if (vendor !== null) calls.inc({ vendor, status });
  });

  return {
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    job: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    stream() {
      streams.inc();
      return () => streams.dec();
    },
    gauge: (figure) => addGauge(registry, figure),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    stop: stopCounting,
  };
}

function addGauge(registry: Registry, { name, help, labels = [], read }: Figure): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      gauge.reset();
      // Whoever watches wants the other figures above all when the database is away.
      const readings = await read().catch(() => []);
      for (const { labels = {}, value } of readings) gauge.set(labels, value);
    },
  });
}

type Told = { request: { origin?: unknown }; response?: { statusCode: number } };

/** Node's own client tells of every call it makes; no client of ours has to remember to. */
function countCalls(count: (origin: string, status: number) => void): () => void {
  const answered = (message: unknown): void => {
    const { request, response } = message as Told;
    count(String(request.origin), response?.statusCode ?? 0);
  };
  const unreached = (message: unknown): void => {
    const { connectParams } = message as { connectParams: { protocol?: string; host?: string } };
    count(`${connectParams.protocol}//${connectParams.host}`, 0);
  };
  const channels = {
    "undici:request:headers": answered,
    "undici:request:error": answered,
    "undici:client:connectError": unreached,
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
  };
}
