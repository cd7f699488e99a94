import type { Language } from '@promenade/contract/refusals';
import { type ChoiceOptionColumn, type ItemRow, textIn } from '../catalog.tables.ts';

/** Questions whose answers make a variation. Of variations that the store does not describe, one without a title. */
export function questionsOf(row: ItemRow): readonly ChoiceOptionColumn[] {
  if (row.choice_options.length > 0) return row.choice_options;
  const options = row.variations.map(({ type }) => ({ key: type, label: { en: type } }));
  return [{ name: 'choice_1', title: {}, options }];
}

// As many as are read at a glance.
const mostNamed = 5;

/** What a refusal names to be chosen: each question by its title, one without by its options. */
export function askedChoices(row: ItemRow, language: Language): string[] {
  if (row.variations.length === 0) return [];
  return questionsOf(row).map(({ title, options }) => {
    const titled = textIn(title, language);
    if (titled !== '') return titled;
    const named = options.slice(0, mostNamed).map(({ label }) => textIn(label, language));
    return `${named.join(' / ')}${options.length > mostNamed ? ' …' : ''}`;
  });
}
