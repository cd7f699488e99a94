import type { Ctx } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import { type TtlCache, ttlCache } from './ttl-cache.ts';
import { type SingleFlight, singleFlight } from './single-flight.ts';

/** What is remembered, or on its way to be. */
interface Memory {
  readonly loading: Promise<unknown>;
  isLoaded: boolean;
}

const caches = new WeakMap<Events, Map<string, Memory>>();

function cacheOf(events: Events): Map<string, Memory> {
  const known = caches.get(events);
  if (known) return known;
  const cache = new Map<string, Memory>();
  caches.set(events, cache);
  return cache;
}

// Maximum age of a cached result for callers that do not need the current one.
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

// A read from the primary, made because a replica hangs, must not wait for a read from that replica.
const keyOf = ({ primary }: Ctx, key: string): string => (primary ? `replica ${key}` : key);

// One per database, for the same reason.
function readOnce<T>({ db }: Ctx, key: string, read: () => Promise<T>): Promise<T> {
  const share = beingRead.get(db) ?? singleFlight<unknown>();
  beingRead.set(db, share);
  return share(key, read) as Promise<T>;
}

/**
 * A cached read: up to a second old if the caller accepts that, shared by concurrent anonymous callers, and fresh for
 * everyone else. `key` must contain everything it depends on.
 */
export function recent<T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
  if (ctx.acceptsRecent) return readingsOf(ctx).take(keyOf(ctx, key), read) as Promise<T>;
  return ctx.actor.kind === 'anyone' ? readOnce(ctx, key, read) : read();
}

/**
 * A cached read, up to a second old for all callers: for totals of lists, on which nothing depends. `key` must contain
 * everything it depends on.
 */
export const lately = <T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> =>
  readingsOf(ctx).take(keyOf(ctx, key), read) as Promise<T>;

/** Drops all cached reads when any of the topics is published, so that later results use current data. */
export function forgetReadingsAt(ctx: Ctx, topics: readonly string[]): void {
  clearedAt(readingsOf(ctx), ctx.events, topics);
}

/** Empties a cache as soon as any of the topics is published, by any server of the database. */
export function clearedAt<T>(cache: TtlCache<T>, events: Events, topics: readonly string[]): TtlCache<T> {
  for (const topic of topics) events.subscribe(topic, cache.clear);
  return cache;
}

/** Keeps a loading value until a change is published or loading fails. */
function keep(events: Events, topic: string, loading: Promise<unknown>, isLoaded = false): void {
  const cache = cacheOf(events);
  const memory: Memory = { loading, isLoaded };
  const forget = (): void => {
    if (cache.get(topic) === memory) cache.delete(topic);
    unsubscribe();
  };
  const unsubscribe = events.subscribe(topic, forget);
  loading.then(() => {
    memory.isLoaded = true;
  }, forget);
  cache.set(topic, memory);
}

/** How a cached value is made: how it is read, and what is built from that. */
interface Recipe<Part, Found, T> {
  readonly read: (ctx: Part) => Promise<Found>;
  readonly make: (found: Found) => T;
}

/**
 * Loads within an open transaction, and caches only committed data, so that nobody else waits for it or fails with it. If
 * another caller has built the value meanwhile, that one is used.
 */
async function loadWithin<Part extends RememberCtx, Found, T>(
  ctx: Part,
  topic: string,
  { read, make }: Recipe<Part, Found, T>,
): Promise<T> {
  // A transaction that has changed the topic may still be rolled back; if the topics are unknown, somebody else opened
  // the transaction, so assume the worst.
  let isCurrent = ctx.changedTopics?.has(topic) === false;
  const unsubscribe = ctx.events.subscribe(topic, () => {
    isCurrent = false;
  });
  try {
    const found = await read(ctx);
    const known = cacheOf(ctx.events).get(topic);
    if (isCurrent && known?.isLoaded) return (await known.loading) as T;
    const made = make(found);
    if (isCurrent && !known) keep(ctx.events, topic, Promise.resolve(made), true);
    return made;
  } finally {
    unsubscribe();
  }
}

type RememberCtx = Pick<Ctx, 'db' | 'primary' | 'events' | 'changedTopics'>;

/**
 * An in-memory cache of something small that rarely changes (settings, zones): loaded once, dropped when any server on the
 * database publishes `topic`, or when loading fails. It is read from the primary, never from a replica that may not have
 * the change yet. A transaction does not share its loading with others: they would fail with its own statements, such as a
 * duplicate key, and wait for the rows it waits for.
 */
export function rememberedMade<Part extends RememberCtx, Found, T>(
  ctx: Part,
  topic: string,
  recipe: Recipe<Part, Found, T>,
): Promise<T> {
  const known = cacheOf(ctx.events).get(topic);
  if (known?.isLoaded) return known.loading as Promise<T>;
  if (ctx.db.isTransaction) return loadWithin(ctx, topic, recipe);
  if (known) return known.loading as Promise<T>;
  const loading = recipe.read(ctx.primary ? { ...ctx, db: ctx.primary } : ctx).then(recipe.make);
  keep(ctx.events, topic, loading);
  return loading;
}

/** The same for a value that is cached as it is read. */
export const remembered = <T, Part extends RememberCtx>(
  ctx: Part,
  topic: string,
  read: (ctx: Part) => Promise<T>,
): Promise<T> => rememberedMade(ctx, topic, { read, make: (found: T) => found });

/**
 * Publishes that what is cached under `topic` has changed. This server drops it at once, so that a client that changes a
 * setting and reads it next gets the new one. Within a transaction it waits for the commit: what is read before would stay
 * cached even after a rollback.
 */
export async function changed(
  ctx: Pick<Ctx, 'db' | 'events' | 'changedTopics'>,
  topic: string,
): Promise<void> {
  await ctx.events.publish(ctx.db, topic);
  if (ctx.changedTopics) ctx.changedTopics.add(topic);
  else if (!ctx.db.isTransaction) ctx.events.publishHere(topic);
}
