import type { Variation } from './item.ts';

/** ITEM-03: whether two types are equal, ignoring dashes and spaces. */
export function variationKey(type: string): string {
  return type.replace(/[-\s]/g, '');
}

/** ITEM-03: the variation of a type, ignoring dashes and spaces; undefined if there is none. */
export function matchVariation<V extends Variation>(variations: readonly V[], type: string): V | undefined {
  const key = variationKey(type);
  return variations.find((variation) => variationKey(variation.type) === key);
}

/**
 * The options that make up a type, as an index into each choice: 'red-m' from colours and sizes. Undefined if it is not a
 * combination of them.
 * @param questions the options of each choice, in their order in a type
 */
export function choicesOfType(questions: readonly (readonly string[])[], type: string): number[] | undefined {
  const key = variationKey(type);
  const [options, ...rest] = questions;
  if (!options) return key === '' ? [] : undefined;
  for (const [place, option] of options.entries()) {
    const own = variationKey(option);
    const others = key.startsWith(own) ? choicesOfType(rest, key.slice(own.length)) : undefined;
    if (others) return [place, ...others];
  }
  return undefined;
}
