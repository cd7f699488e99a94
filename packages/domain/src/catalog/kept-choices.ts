import { type Refused, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';
import type { FoodVariationGroup, Variation } from './item.ts';
import { choicesOfType, variationKey } from './variation.ts';

/** Why the options that a store wants to set are invalid. */
export type KeptChoicesRefusal =
  | { readonly code: 'choice_twice'; readonly name: string }
  | { readonly code: 'choice_bounds'; readonly name: string }
  | { readonly code: 'variation_not_made'; readonly name: string };

/** The first name that an earlier one already has, so that a request would be ambiguous. */
function findTwice<One>(all: readonly One[], namesOf: (one: One) => readonly string[]): One | undefined {
  const taken = new Set<string>();
  return all.find((one) => {
    const names = namesOf(one);
    const isTaken = names.some((name) => taken.has(name));
    for (const name of names) taken.add(name);
    return isTaken;
  });
}

function fits({ type, min, max, values }: FoodVariationGroup): boolean {
  const chosen = values.filter(({ isSelected }) => isSelected).length;
  const most = max === 0 ? values.length : max;
  if (type === 'single') return chosen <= 1;
  return min <= most && most <= values.length && chosen <= most;
}

/** Checks option groups: no duplicate names, and enough values for the minimum. */
export function checkGroups(groups: readonly FoodVariationGroup[]): Refused<KeptChoicesRefusal> | undefined {
  const double = findTwice(groups, ({ name, alsoNamed = [] }) => [name, ...alsoNamed]);
  if (double) return refused({ code: 'choice_twice', name: double.name });
  for (const { values } of groups) {
    const twice = findTwice(values, ({ label, alsoLabelled = [] }) => [label, ...alsoLabelled]);
    if (twice) return refused({ code: 'choice_twice', name: twice.label });
  }
  const unfit = groups.find((group) => !fits(group));
  return unfit && refused({ code: 'choice_bounds', name: unfit.name });
}

/** The first type that is not a combination of the choices; without choices, any type is valid. */
export function findUnmade(
  questions: readonly { readonly options: readonly string[] }[],
  types: readonly string[],
): string | undefined {
  if (questions.length === 0) return undefined;
  const lists = questions.map(({ options }) => options);
  return types.find((type) => !choicesOfType(lists, type));
}

/** Checks variations: distinct, and each a combination of one option of each choice. */
export function checkVariations(
  questions: readonly { readonly name: string; readonly options: readonly string[] }[],
  types: readonly string[],
): Refused<KeptChoicesRefusal> | undefined {
  const names = questions.map(({ name }) => name);
  const double =
    findTwice(names, (name) => [name]) ??
    [...questions.map(({ options }) => options), types]
      .map((all) => findTwice(all, (one) => [variationKey(one)]))
      .find((twice) => twice !== undefined);
  if (double !== undefined) return refused({ code: 'choice_twice', name: double });
  const unmade = findUnmade(questions, types);
  return unmade === undefined ? undefined : refused({ code: 'variation_not_made', name: unmade });
}

/** The highest possible price of one unit, with the most expensive options. */
export function highestUnitMinor(
  priceMinor: MinorUnits,
  groups: readonly FoodVariationGroup[],
  variations: readonly Pick<Variation, 'priceMinor'>[],
): MinorUnits {
  const options = groups.flatMap(({ values }) => values.map(({ optionPriceMinor }) => optionPriceMinor));
  const dearest = Math.max(priceMinor, ...variations.map((one) => one.priceMinor));
  return options.reduce((sum, price) => sum + price, dearest);
}
