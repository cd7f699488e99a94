/** Address of /metrics. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/** Destination and sampling of traces. */
export interface TraceSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** The sampled fraction of requests, from 0 to 1. */
  readonly ratio: number;
}

/** Telemetry settings; undefined parts are off. */
export interface TelemetrySettings {
  readonly metrics: MetricsSettings | undefined;
  readonly traces: TraceSettings | undefined;
}
