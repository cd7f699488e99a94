import { z } from 'zod';
import type { TelemetrySettings } from '../platform/telemetry/settings.ts';

const pairs = /^\s*[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Keys of the environment about metrics and traces. All may stay empty: nothing of it is loaded then. */
export const telemetryKeys = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of /metrics for Prometheus, a separate listener. Empty: none. See docs/operating.md.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address of that listener. It reveals how the market is doing: never open it to the public.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where traces are sent (OTLP over HTTP), such as http://localhost:4318. Empty: nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(pairs, 'must be name=value, with commas between')
    .refine(isDecodable, 'must write a % as %25')
    .optional()
    .describe('Headers sent with traces, such as a key: name=value, separated by commas. Never logged.'),
  OTEL_SERVICE_NAME: z.string().min(1).default('promenade').describe('Name of this server in traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests that is traced, from 0 to 1.'),
};

type Given = z.output<z.ZodObject<typeof telemetryKeys>>;

function headersOf(text = ''): Record<string, string> {
  const given = text.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const;
  });
  return Object.fromEntries(given.filter(([name]) => name !== ''));
}

/** The keys as telemetry takes them. */
export function telemetrySettings(given: Given): TelemetrySettings {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  return {
    metrics: port === undefined ? undefined : { port, host },
    traces:
      endpoint === undefined
        ? undefined
        : {
            url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
            headers: headersOf(given.OTEL_EXPORTER_OTLP_HEADERS),
            service: given.OTEL_SERVICE_NAME,
            ratio: given.OTEL_TRACES_SAMPLER_ARG,
          },
  };
}
