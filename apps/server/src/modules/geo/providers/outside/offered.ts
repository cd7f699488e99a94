import type { GeoSource } from '../../../../platform/sources/geo-source.ts';
import type { Suggestion } from '../port.ts';

// Enough for some hundred shoppers typing for a minute.
const MOST_OFFERED = 5000;

const offered = new WeakMap<GeoSource, Map<string, string>>();

/** Remembers the texts of the suggestions this server offered; the oldest are dropped first. */
export function rememberOffered(source: GeoSource, suggestions: readonly Suggestion[]): void {
  const words = offered.get(source) ?? new Map<string, string>();
  offered.set(source, words);
  for (const { placeId, text } of suggestions) {
    words.delete(placeId);
    words.set(placeId, text);
    if (words.size > MOST_OFFERED) words.delete(words.keys().next().value as string);
  }
}

/** The text under which a place was suggested. */
export function findOffered(source: GeoSource, placeId: string): string | undefined {
  return offered.get(source)?.get(placeId);
}
