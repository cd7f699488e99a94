import type { Reply } from '@promenade/contract/calls';
import { variationKey } from '@promenade/domain/catalog';

type Questions = Reply<'catalog.item'>['choice_options'];

function labelsFor(questions: Questions, key: string): string[] | undefined {
  const [question, ...rest] = questions;
  if (!question) return key === '' ? [] : undefined;
  for (const [place, option] of question.options.entries()) {
    const own = variationKey(option);
    const others = key.startsWith(own) ? labelsFor(rest, key.slice(own.length)) : undefined;
    if (others) return [question.labels[place] || option, ...others];
  }
  return undefined;
}

/** A variation's type in the reader's language: 'red-m' is 'Red · Medium' (ITEM-03). What no questions make stays as it is. */
export function variationLabel(questions: Questions, type: string): string {
  return labelsFor(questions, variationKey(type))?.join(' · ') ?? type;
}
