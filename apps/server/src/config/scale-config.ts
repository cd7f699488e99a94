import { isIP } from 'node:net';
import { z } from 'zod';

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

// A host may stand behind the `?` alone.
function wrongAddress(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(text)) return 'must begin with postgres:// or postgresql://';
  if (URL.canParse(text.replace('@/', '@host/'))) return undefined;
  return 'cannot be read: in a password, @ : / ? # and % are written %40 %3A %2F %3F %23 and %25';
}

const tell =
  (wrongIn: (text: string) => string | undefined) =>
  (text: string, context: z.RefinementCtx): void => {
    const wrong = wrongIn(text);
    if (wrong !== undefined) context.addIssue(wrong);
  };

/** The address of a PostgreSQL, as the driver reads it. */
export const databaseAddress = z.string().superRefine(tell(wrongAddress));

// Networks that have a name: of this machine, and those that no address of the internet is in.
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether it is an address (10.0.0.7), a network of them (10.0.0.0/8), or the name of one. */
function isNetwork(text: string): boolean {
  if (named.has(text)) return true;
  const [ip = '', prefix = '32', ...rest] = text.split('/');
  if (rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  const family = isIP(ip);
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Keys of the environment for a market that is more than one process. All may stay as they are. See docs/scale.md. */
export const scaleKeys = {
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(4)
    .max(500)
    .default(16)
    .describe(
      'The most connections to PostgreSQL that this process opens; one of them listens. See docs/scale.md.',
    ),
  DATABASE_WAIT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(5_000)
    .describe('How long a request waits for one of them before it is answered 503, in milliseconds.'),
  DATABASE_REPLICA_URL: z
    .string()
    .superRefine(tell((text) => listOf(text).map(wrongAddress).find(Boolean)))
    .default('')
    .describe(
      'Streaming replicas from which stores, goods, vehicles and pages are read, separated by commas. Empty: everything is read from DATABASE_URL.',
    ),
  DATABASE_REPLICA_AGE_MS: z.coerce
    .number()
    .int()
    .min(300)
    .max(60_000)
    .default(2_000)
    .describe(
      'How old answers of a replica may be, in milliseconds; one that is further behind is not used.',
    ),
  DATABASE_SESSION_URL: databaseAddress
    .optional()
    .describe(
      'Address of the same database that bypasses a pooler in transaction mode, for listening and migrations. Empty: DATABASE_URL.',
    ),
  DATABASE_OWNER_URL: databaseAddress
    .optional()
    .describe(
      'Address of the same database, past any pooler, as the account that owns its tables: npm run migrate and every command use it, servers never do. Empty: all use DATABASE_URL.',
    ),
  DATABASE_PREPARE: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'off: DATABASE_URL is a pooler in transaction mode without prepared statements. Empty: on, and no pooler in transaction mode is accepted.',
    ),
  DATABASE_PLAINTEXT: z
    .enum(['refused', 'allowed'])
    .default('refused')
    .describe(
      'allowed: a PostgreSQL on another machine may be reached without TLS. Only if the network between is yours alone.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .refine((text) => listOf(text).every(isNetwork), 'must be addresses or networks with commas between')
    .default('')
    .describe(
      'Addresses or networks (10.0.0.0/8) of load balancers whose X-Forwarded-For is believed; limits count by caller. Empty: none is.',
    ),
  ASSETS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder shared by all servers that keeps the scripts and styles of every version, for pages of another version. Empty: each server keeps its own in DATA_DIR, for a month.',
    ),
  STOP_GRACE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(0)
    .describe(
      'How long a server told to stop keeps serving while /health/ready answers 503, so that a load balancer notices. 0: no balancer.',
    ),
};

/** How the database is reached when there is more to it than one address. */
export interface DatabaseSettings {
  readonly pool: number;
  readonly waitMs: number;
  /** Undefined: nobody has said. */
  readonly prepare: boolean | undefined;
  readonly sessionUrl: string | undefined;
  /** The same database as the account that owns its tables. */
  readonly ownerUrl: string | undefined;
  /** Where servers reach it, if this process comes as the owner. */
  readonly servingUrl: string | undefined;
  readonly replicaUrls: readonly string[];
  readonly replicaAgeMs: number;
}

/** What a market of several processes is told. */
export interface ScaleSettings {
  readonly database: DatabaseSettings;
  readonly trustedProxies: readonly string[];
  readonly assetsDir: string | undefined;
  readonly stopGraceMs: number;
}

/** What one key alone cannot tell. */
export function wrongScaleKeys(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given['DATABASE_URL']) return [];
  return ['DATABASE_REPLICA_URL', 'DATABASE_SESSION_URL', 'DATABASE_OWNER_URL']
    .filter((key) => given[key])
    .map((key) => `${key}: the embedded database has none; set DATABASE_URL too`);
}

type Given = z.output<z.ZodObject<typeof scaleKeys>>;

/** The keys as the program takes them. */
export function scaleSettings(given: Given): ScaleSettings {
  return {
    database: {
      pool: given.DATABASE_POOL,
      waitMs: given.DATABASE_WAIT_MS,
      prepare: given.DATABASE_PREPARE === undefined ? undefined : given.DATABASE_PREPARE === 'on',
      sessionUrl: given.DATABASE_SESSION_URL,
      ownerUrl: given.DATABASE_OWNER_URL,
      servingUrl: undefined,
      replicaUrls: listOf(given.DATABASE_REPLICA_URL),
      replicaAgeMs: given.DATABASE_REPLICA_AGE_MS,
    },
    trustedProxies: listOf(given.TRUSTED_PROXIES),
    assetsDir: given.ASSETS_DIR,
    stopGraceMs: given.STOP_GRACE_SECONDS * 1000,
  };
}
