import type { Language } from '@promenade/contract/refusals';
import type { LatLng } from '@promenade/domain/zones';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { Replicas } from './database/replicas.ts';
import type { Events } from './events/events.ts';
import type { GeoSource } from './sources/geo-source.ts';
import type { GatewaySources } from './sources/gateway-sources.ts';
import type { Ids } from './ids.ts';
import type { Carriers } from './outbox/message.ts';
import type { SignInSources } from './sources/sign-in-sources.ts';
import type { FileScanner } from './files/file-scanner.ts';
import type { Storage } from './files/storage.ts';
import type { Counted, Meter } from './telemetry/meter.ts';
import type { Trace } from './telemetry/trace.ts';

/** Who is calling. `shopperId` is the owner of everything private; `customerId` is the same id when signed in. */
export type Actor =
  | { readonly kind: 'anyone' }
  /** `signIns`: how often the guest had signed in when the request was identified; absent where no write depends on it. */
  | { readonly kind: 'guest'; readonly shopperId: string; readonly signIns?: number }
  | {
      readonly kind: 'customer';
      readonly shopperId: string;
      readonly customerId: string;
      readonly sessionHash: Buffer;
    }
  /** `sessionId` names the token, for traces of who decided what; it opens nothing. */
  | { readonly kind: 'operator'; readonly sessionId?: string }
  | { readonly kind: 'store'; readonly storeId: string }
  | { readonly kind: 'courier'; readonly courierId: string }
  | { readonly kind: 'system' };

/** Location and module from the headers (SYS-01). They are only hints: the rules check the point themselves. */
export interface Whereabouts {
  readonly zoneIds: readonly string[];
  readonly moduleId: string | undefined;
  readonly point: LatLng | undefined;
}

/** The device that a request comes from. */
export interface DeviceAtDoor {
  /** Its network address, of an IPv6 address the /64; stored only as a hash, for rate limits. */
  readonly address: string;
  readonly userAgent: string;
}

/** Writes the collected rows of one kind in one statement. */
export type DeferredWriter<Row> = (ctx: Ctx, rows: readonly Row[]) => Promise<void>;

/** Rows to be written at the end of the open transaction's work, by their writer. */
export type DeferredRows = Map<DeferredWriter<never>, unknown[]>;

/** The context that every use case receives. */
export interface Ctx {
  readonly db: Db;
  /** The primary, set if `db` is a replica: for reads that must be current or are cached for long. */
  readonly primary?: Db;
  /** Read replicas; absent if there are none. */
  readonly replicas?: Replicas;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly events: Events;
  readonly storage: Storage;
  /** Looks through the files that people send; absent if nothing does (CLAMD_URL). */
  readonly scanner?: FileScanner;
  /** Outside geo providers, in addition to the market's own map. */
  readonly geo: GeoSource;
  /** Carriers of email and text messages. */
  readonly carriers: Carriers;
  /** Outside identity providers. */
  readonly sources: SignInSources;
  /** Payment gateways. */
  readonly gateways: GatewaySources;
  readonly actor: Actor;
  /** The device behind the request; absent for jobs. */
  readonly device?: DeviceAtDoor;
  readonly language: Language;
  readonly where: Whereabouts;
  /** Origin for absolute links, without a trailing slash. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** Absent if metrics are off (METRICS_PORT). */
  readonly meter?: Meter;
  /** Absent if tracing is off (OTEL_EXPORTER_OTLP_ENDPOINT). */
  readonly trace?: Trace;
  /** Counters to increase once the open transaction has committed; absent outside of one. */
  readonly countsAfterCommit?: Counted[];
  /** Whether a result up to a second old is good enough (pages); absent if it must be current. */
  readonly acceptsRecent?: boolean;
  /** Topics to notify once the open transaction has committed; absent outside of one. */
  readonly topicsAfterCommit?: Set<string>;
  /** Topics changed by the open transaction; absent outside of one. */
  readonly changedTopics?: Set<string>;
  /** Rows to be written together at the end of the open transaction's work; absent outside of one. */
  readonly deferredRows?: DeferredRows;
  /** Names of the files that the open transaction has stored; absent outside of one. */
  readonly filesKept?: string[];
  /** Aborted when the caller of a stream disconnects. */
  readonly signal?: AbortSignal;
}

/** The database with a room's own tables, in the open transaction if there is one. */
export function over<Tables>(ctx: Pick<Ctx, 'db'>): Kysely<Tables> {
  return ctx.db as unknown as Kysely<Tables>;
}
