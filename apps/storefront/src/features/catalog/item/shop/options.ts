import { matchVariation, type Variation, variationKey } from '@promenade/domain/catalog';

/** A question of a shop item; one option of each makes a variation's type (ITEM-03). */
export interface Question {
  readonly title: string;
  readonly options: readonly string[];
  /** The options in the reader's language, in the same order. */
  readonly labels: readonly string[];
}

/** The option chosen for each question, in their order; null if none is chosen yet. */
export type Options = readonly (string | null)[];

const joiner = '-';

/** The type that options make; undefined until every question has an answer. */
export function typeOf(options: Options): string | undefined {
  return options.length > 0 && options.every((option) => option !== null) ? options.join(joiner) : undefined;
}

function optionsFor(questions: readonly Question[], key: string): string[] | undefined {
  const [question, ...rest] = questions;
  if (!question) return key === '' ? [] : undefined;
  for (const option of question.options) {
    const own = variationKey(option);
    const others = key.startsWith(own) ? optionsFor(rest, key.slice(own.length)) : undefined;
    if (others) return [option, ...others];
  }
  return undefined;
}

/** The options that make a type, ignoring dashes and spaces; none if no options do. */
export function optionsOf(questions: readonly Question[], type: string | undefined): Options {
  const found = type === undefined ? undefined : optionsFor(questions, variationKey(type));
  return found ?? questions.map(() => null);
}

/** The initial options of a view: those of the only variation, otherwise none. */
export function firstOptions(questions: readonly Question[], variations: readonly Variation[]): Options {
  const [only, ...others] = variations;
  return optionsOf(questions, others.length === 0 ? only?.type : undefined);
}

/** Whether an option is still available with the answers to the other questions. */
export function isLeft(
  questions: readonly Question[],
  variations: readonly Variation[],
  options: Options,
  { at, option }: { readonly at: number; readonly option: string },
): boolean {
  const wanted = options.map((one, index) => (index === at ? option : one));
  return variations.some(({ type, stock }) => {
    const made = stock > 0 ? optionsOf(questions, type) : [];
    return made.length > 0 && wanted.every((one, index) => one === null || one === made[index]);
  });
}

/** The variation that options make, in stock or not; undefined until it is known. */
export const chosenVariation = <V extends Variation>(
  variations: readonly V[],
  options: Options,
): V | undefined => {
  const type = typeOf(options);
  return type === undefined ? undefined : matchVariation(variations, type);
};
