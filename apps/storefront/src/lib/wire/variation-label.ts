import { separator } from '../format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { choicesOfType } from '@promenade/domain/catalog';

type Questions = Reply<'catalog.item'>['choice_options'];

/**
 * A variation's type in the reader's language: 'red-m' is 'Red · Medium' (ITEM-03). A type that is not made of
 * choices stays as it is.
 */
export function variationLabel(questions: Questions, type: string): string {
  const places = choicesOfType(
    questions.map(({ options }) => options),
    type,
  );
  const labels = places?.map((place, at) => questions[at]?.labels[place] || questions[at]?.options[place]);
  return labels?.join(separator) ?? type;
}
