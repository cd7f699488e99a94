/** Where /metrics listens. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/** Where traces go, and how many. */
export interface TraceSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** Which part of all requests, from 0 to 1. */
  readonly ratio: number;
}

/** What is told of how the program does; undefined parts are off. */
export interface TelemetrySettings {
  readonly metrics: MetricsSettings | undefined;
  readonly traces: TraceSettings | undefined;
}
