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
import type { Storage } from './files/storage.ts';
import type { Counted, Meter } from './telemetry/meter.ts';
import type { Trace } from './telemetry/trace.ts';

/** Who is calling. `shopperId` is the owner of everything private; `customerId` is the same id when signed in. */
export type Actor =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'guest'; readonly shopperId: string }
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

/** What the headers say about place and module (SYS-01). Hints: rules check the point themselves. */
export interface Whereabouts {
  readonly zoneIds: readonly string[];
  readonly moduleId: string | undefined;
  readonly point: LatLng | undefined;
}

/** What a request shows of the device it comes from. */
export interface DeviceAtDoor {
  /** Its network address: only ever kept as a hash, for limits. */
  readonly address: string;
  readonly userAgent: string;
}

/** Writes rows of one kind that a transaction has gathered, in one statement. */
export type DeferredWriter<Row> = (ctx: Ctx, rows: readonly Row[]) => Promise<void>;

/** Rows that wait for the end of the open transaction's work, by who writes them. */
export type DeferredRows = Map<DeferredWriter<never>, unknown[]>;

/** What every use case is given. */
export interface Ctx {
  readonly db: Db;
  /** Set where `db` is a replica: what must be the present, or is kept for long, is asked here. */
  readonly primary?: Db;
  /** Copies of the database that only read; absent where there are none. */
  readonly replicas?: Replicas;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly events: Events;
  readonly storage: Storage;
  /** Who is asked where a place is, beside the market's own map. */
  readonly geo: GeoSource;
  /** Who carries mail and text messages. */
  readonly carriers: Carriers;
  /** Who vouches for people beside ourselves. */
  readonly sources: SignInSources;
  /** Who takes money for the market beside itself. */
  readonly gateways: GatewaySources;
  readonly actor: Actor;
  /** The device behind the request; absent where there is none (jobs). */
  readonly device?: DeviceAtDoor;
  readonly language: Language;
  readonly where: Whereabouts;
  /** Origin for absolute links, without a slash at the end. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** Absent where nobody asks for figures (METRICS_PORT). */
  readonly meter?: Meter;
  /** Absent where nobody asks for traces (OTEL_EXPORTER_OTLP_ENDPOINT). */
  readonly trace?: Trace;
  /** What is counted when the open transaction has committed; absent outside of one. */
  readonly countsAfter?: Counted[];
  /** Whether a reading of the last second will do (pages); absent where only the present counts. */
  readonly acceptsRecent?: boolean;
  /** Topics to be told of when the open transaction has committed; absent outside of one. */
  readonly wordsAfter?: Set<string>;
  /** Topics of what the open transaction has changed; absent outside of one. */
  readonly changedTopics?: Set<string>;
  /** Rows to be written together when the open transaction's work is done; absent outside of one. */
  readonly deferredRows?: DeferredRows;
  /** Files that the open transaction's work has kept, by name; absent outside of one. */
  readonly filesKept?: string[];
  /** Aborted when the caller of a stream has gone. */
  readonly signal?: AbortSignal;
}

/** The database as a room sees it: its own tables, in the transaction if one is open. */
export function over<Tables>(ctx: Pick<Ctx, 'db'>): Kysely<Tables> {
  return ctx.db as unknown as Kysely<Tables>;
}
