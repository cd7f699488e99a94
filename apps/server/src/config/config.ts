import type { NetConnectOpts } from 'node:net';
import { z } from 'zod';
import { faultKeys, faultPlan, wrongFaultKeys } from './fault-config.ts';
import { gatewayKeys, gatewaySources, wrongGatewayKeys } from './gateway-config.ts';
import type { FaultPlan } from '../platform/faults/plan.ts';
import type { GatewaySources } from '../platform/sources/gateway-sources.ts';
import type { GeoSettings } from '../platform/sources/geo-source.ts';
import type { TelemetrySettings } from '../platform/telemetry/settings.ts';
import {
  databaseAddress,
  scaleKeys,
  type ScaleSettings,
  scaleSettings,
  wrongScaleKeys,
} from './scale-config.ts';
import { plainDatabases } from './plain-database.ts';
import { valueWords } from '../platform/value-words/value-words.ts';
import type { SignInSettings } from '../platform/sources/sign-in-services.ts';
import { telemetryKeys, telemetrySettings } from './telemetry-config.ts';
import { scannerAddress, scannerKeys } from './scanner-config.ts';
import { signInKeys, signInSettings, wrongSignInKeys } from './sign-in-config.ts';
import { withValuesInFiles } from './values-in-files.ts';

// Pages and their files are asked for from the root of a host.
function isWholeHost(text: string): boolean {
  const url = URL.parse(text);
  return !url || url.href === `${url.origin}/`;
}

const schema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port the market listens on. 0 takes a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe('Address the market listens on. 0.0.0.0: reachable from other machines.'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database and the pictures.'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('PostgreSQL 15 or newer. Empty: the embedded one is started in DATA_DIR.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://market.example' })
    .refine(isWholeHost, 'must be a host of its own, without a path, a question or a name and password')
    .optional()
    .describe(
      'Address that customers see, used in absolute links. Empty: http://HOST:PORT, which nobody else can reach if HOST is 0.0.0.0.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much the server logs.'),
  GEO_PROVIDER: z
    .enum(['local', 'nominatim', 'photon', 'google'])
    .default('local')
    .describe(
      'Where addresses are looked up: local (the imported map, no key, no network), nominatim, photon or google. See docs/geo-providers.md.',
    ),
  GEO_PROVIDER_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => !URL.canParse(text) || new URL(text).username === '',
      'must not carry a name or password',
    )
    .optional()
    .describe('Address of that provider, such as your own Nominatim. Empty: its public one.'),
  GEO_PROVIDER_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be plain letters, digits and signs')
    .optional()
    .describe('API key for google. Never logged.'),
  GEO_PROVIDER_CONTACT: z
    .string()
    .regex(/^[\x20-\x7e]{3,120}$/, 'must be an e-mail address or a web address')
    .optional()
    .describe('Mail or web address sent to nominatim and photon with every request, as their rules require.'),
  ...signInKeys,
  ...gatewayKeys,
  ...faultKeys,
  ...scaleKeys,
  ...scannerKeys,
  ...telemetryKeys,
});

/** What one key alone cannot tell. */
function wrongTogether(env: Readonly<Record<string, string | undefined>>): string[] {
  const provider = env['GEO_PROVIDER'];
  if (provider === 'google' && !env['GEO_PROVIDER_KEY'])
    return ['GEO_PROVIDER_KEY: google answers nobody without a key'];
  if ((provider === 'nominatim' || provider === 'photon') && !env['GEO_PROVIDER_CONTACT'])
    return [`GEO_PROVIDER_CONTACT: ${provider} must be told whom to write to`];
  return [];
}

/** What the environment decides. What operators change while the market runs are settings, not this. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Without a slash at the end; undefined until the port is known. */
  readonly publicUrl: string | undefined;
  readonly logLevel: string;
  readonly geo: GeoSettings;
  readonly signIn: SignInSettings;
  readonly gateways: GatewaySources;
  /** What looks through the files that people send; undefined: nothing does. */
  readonly scanner: NetConnectOpts | undefined;
  /** What is to misbehave on purpose; undefined: nothing. */
  readonly faults: FaultPlan | undefined;
  readonly scale: ScaleSettings;
  readonly telemetry: TelemetrySettings;
  /** The machine's PATH: where an installed PostgreSQL is looked for when the bundled one cannot run. */
  readonly searchPath: string;
}

/** Every key with its meaning and default, for `.env.example`. */
export const configKeys: readonly { key: string; meaning: string; byDefault: string }[] = Object.entries(
  schema.shape,
).map(([key, value]) => {
  const byDefault = value.safeParse(undefined);
  return { key, meaning: value.description ?? '', byDefault: String(byDefault.data ?? '') };
});

/** Reads the environment. Throws one error that lists all that is wrong with it. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const inFiles = withValuesInFiles(named, Object.keys(schema.shape));
  const given = inFiles.env;
  const parsed = schema.safeParse(given, { error: valueWords.en });
  const issues = parsed.error?.issues ?? [];
  const wrong = [
    ...inFiles.wrong,
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...wrongTogether(given),
    ...wrongSignInKeys(given),
    ...wrongGatewayKeys(given),
    ...wrongFaultKeys(given),
    ...wrongScaleKeys(given),
    ...plainDatabases(given),
  ];
  if (!parsed.success || wrong.length > 0)
    throw new Error(`The environment has mistakes:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    logLevel: data.LOG_LEVEL,
    geo: {
      provider: data.GEO_PROVIDER,
      url: data.GEO_PROVIDER_URL?.replace(/\/+$/, ''),
      key: data.GEO_PROVIDER_KEY,
      contact: data.GEO_PROVIDER_CONTACT,
    },
    signIn: signInSettings(data),
    gateways: gatewaySources(data),
    scanner: scannerAddress(data),
    faults: faultPlan(data),
    scale: scaleSettings(data),
    telemetry: telemetrySettings(data),
    searchPath: env['PATH'] ?? '',
  };
}
