import type { Variation } from './item.ts';

/** ITEM-03: two types are the same when they differ in dashes and spaces only. */
export function variationKey(type: string): string {
  return type.replace(/[-\s]/g, '');
}

/** ITEM-03: the variation of a type, dashes and spaces ignored; undefined when there is none. */
export function matchVariation<V extends Variation>(variations: readonly V[], type: string): V | undefined {
  const key = variationKey(type);
  return variations.find((variation) => variationKey(variation.type) === key);
}
