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

/**
 * What a type says of each question, as the place of its answer: 'red-m' of colours and sizes. Undefined where the
 * questions do not make it.
 * @param questions the options of each question, in their order in a type
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
