import type { Ctx } from './context.ts';
import type { Db } from './database/database.ts';
import type { Events } from './events.ts';
import { type TtlCache, ttlCache } from './ttl-cache.ts';
import { type SingleFlight, singleFlight } from './single-flight.ts';

const caches = new WeakMap<Events, Map<string, Promise<unknown>>>();

function cacheOf(events: Events): Map<string, Promise<unknown>> {
  const known = caches.get(events);
  if (known) return known;
  const cache = new Map<string, Promise<unknown>>();
  caches.set(events, cache);
  return cache;
}

// How old a reading may be for callers that need not have the present.
const acceptedAgeMs = 1_000;
// Lists of a few kilobytes each.
const mostReadings = 500;

const readings = new WeakMap<Events, TtlCache<unknown>>();

function readingsOf({ events, clock }: Ctx): TtlCache<unknown> {
  const known = readings.get(events);
  if (known) return known;
  const cache = ttlCache<unknown>(clock, { freshForMs: acceptedAgeMs, most: mostReadings });
  readings.set(events, cache);
  return cache;
}

const beingRead = new WeakMap<Db, SingleFlight<unknown>>();

// By database: what is asked of the primary because a replica hangs must not wait for that replica.
function readOnce<T>({ db }: Ctx, key: string, read: () => Promise<T>): Promise<T> {
  const share = beingRead.get(db) ?? singleFlight<unknown>();
  beingRead.set(db, share);
  return share(key, read) as Promise<T>;
}

/**
 * A reading that may be a second old where the caller accepts that, is shared by whoever else asks at once for nobody in
 * particular, and is new for everyone else. `key` names all that it depends on.
 */
export function recent<T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
  if (ctx.acceptsRecent) return readingsOf(ctx).take(key, read) as Promise<T>;
  return ctx.actor.kind === 'anyone' ? readOnce(ctx, key, read) : read();
}

/**
 * A reading that may be a second old whoever asks: how many there are in all beside a list, which nobody decides by.
 * `key` names all that it depends on.
 */
export const lately = <T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> =>
  readingsOf(ctx).take(key, read) as Promise<T>;

/** Forgets all readings at word of any of the topics, so that what is made after it is made of what is so now. */
export function forgetReadingsAt(ctx: Ctx, topics: readonly string[]): void {
  clearedAt(readingsOf(ctx), ctx.events, topics);
}

/** Empties a cache as soon as any of the topics is published, by any server of the database. */
export function clearedAt<T>(cache: TtlCache<T>, events: Events, topics: readonly string[]): TtlCache<T> {
  for (const topic of topics) events.subscribe(topic, cache.clear);
  return cache;
}

/**
 * A small, rarely changed thing kept in memory (settings, zones): loaded once, forgotten when `topic`
 * is published by any server of the database, or when loading failed. It stays until then, so `load` is given the
 * primary, never a replica that may not have the change yet.
 */
export function remembered<T, Part extends Pick<Ctx, 'db' | 'primary' | 'events'>>(
  ctx: Part,
  topic: string,
  load: (ctx: Part) => Promise<T>,
): Promise<T> {
  const cache = cacheOf(ctx.events);
  const known = cache.get(topic);
  if (known) return known as Promise<T>;
  const loading = load(ctx.primary ? { ...ctx, db: ctx.primary } : ctx);
  const forget = (): void => {
    if (cache.get(topic) === loading) cache.delete(topic);
    unsubscribe();
  };
  const unsubscribe = ctx.events.subscribe(topic, forget);
  loading.catch(forget);
  cache.set(topic, loading);
  return loading;
}

/**
 * Says that what is remembered under `topic` has changed. This server forgets it before the word comes back to it: who
 * has changed a setting and asks for it next is answered by it. Within a transaction it waits for the word, which comes
 * when that commits: what is read before would be remembered even if all of it is undone.
 */
export async function changed(ctx: Ctx, topic: string): Promise<void> {
  await ctx.events.publish(ctx.db, topic);
  if (!ctx.db.isTransaction) cacheOf(ctx.events).delete(topic);
}
