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

// What is asked of the primary because a replica hangs must not wait for what was asked of that replica.
const keyOf = ({ primary }: Ctx, key: string): string => (primary ? `replica ${key}` : key);

// By database, for the same reason.
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
  if (ctx.acceptsRecent) return readingsOf(ctx).take(keyOf(ctx, key), read) as Promise<T>;
  return ctx.actor.kind === 'anyone' ? readOnce(ctx, key, read) : read();
}

/**
 * A reading that may be a second old whoever asks: how many there are in all beside a list, which nobody decides by.
 * `key` names all that it depends on.
 */
export const lately = <T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> =>
  readingsOf(ctx).take(keyOf(ctx, key), read) as Promise<T>;

/** Forgets all readings at word of any of the topics, so that what is made after it is made of what is so now. */
export function forgetReadingsAt(ctx: Ctx, topics: readonly string[]): void {
  clearedAt(readingsOf(ctx), ctx.events, topics);
}

/** Empties a cache as soon as any of the topics is published, by any server of the database. */
export function clearedAt<T>(cache: TtlCache<T>, events: Events, topics: readonly string[]): TtlCache<T> {
  for (const topic of topics) events.subscribe(topic, cache.clear);
  return cache;
}

/** Keeps what is being loaded until word of a change, or until it could not be. */
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

/** How something is come by that is remembered: what is read of it, and what that is made into. */
interface Recipe<Part, Found, T> {
  readonly read: (ctx: Part) => Promise<Found>;
  readonly make: (found: Found) => T;
}

/**
 * Loads in an open transaction, and remembers what has been committed: nobody else waits for it, or fails of it. What
 * another has made while this one read is made once.
 */
async function loadWithin<Part extends RememberCtx, Found, T>(
  ctx: Part,
  topic: string,
  { read, make }: Recipe<Part, Found, T>,
): Promise<T> {
  // What it has changed it may yet undo; of one that somebody else has opened nobody knows what it has changed.
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
 * A small, rarely changed thing kept in memory (settings, zones): loaded once, forgotten when `topic`
 * is published by any server of the database, or when loading failed. It stays until then, so it is read from the
 * primary, never a replica that may not have the change yet. A transaction shares no loading with others: it would fail
 * for all of them of its own statements, such as a key that is taken, and keep them waiting for the rows it waits for.
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

/** The same of what is kept as it is read. */
export const remembered = <T, Part extends RememberCtx>(
  ctx: Part,
  topic: string,
  read: (ctx: Part) => Promise<T>,
): Promise<T> => rememberedMade(ctx, topic, { read, make: (found: T) => found });

/**
 * Says that what is remembered under `topic` has changed. This server hears it before the word comes back to it: who
 * has changed a setting and asks for it next is answered by it. Within a transaction it waits for the commit: what is
 * read before would be remembered even if all of it is undone.
 */
export async function changed(
  ctx: Pick<Ctx, 'db' | 'events' | 'changedTopics'>,
  topic: string,
): Promise<void> {
  await ctx.events.publish(ctx.db, topic);
  if (ctx.changedTopics) ctx.changedTopics.add(topic);
  else if (!ctx.db.isTransaction) ctx.events.tellHere(topic);
}
