import type { Ctx } from './context.ts';
import type { Events } from './events.ts';

const caches = new WeakMap<Events, Map<string, Promise<unknown>>>();

function cacheOf(events: Events): Map<string, Promise<unknown>> {
  const known = caches.get(events);
  if (known) return known;
  const cache = new Map<string, Promise<unknown>>();
  caches.set(events, cache);
  return cache;
}

/**
 * A small, rarely changed thing kept in memory (settings, zones): loaded once, forgotten when `topic`
 * is published by any server of the database, or when loading failed.
 */
export function remembered<T>(ctx: Ctx, topic: string, load: () => Promise<T>): Promise<T> {
  const cache = cacheOf(ctx.events);
  const known = cache.get(topic);
  if (known) return known as Promise<T>;
  const loading = load();
  const forget = (): void => {
    if (cache.get(topic) === loading) cache.delete(topic);
    unsubscribe();
  };
  const unsubscribe = ctx.events.subscribe(topic, forget);
  loading.catch(forget);
  cache.set(topic, loading);
  return loading;
}
