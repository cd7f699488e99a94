import type { Language } from '@promenade/contract/refusals';
import type { BoughtChoice } from './orders.tables.ts';

/** A bought variation as its buyer reads it: 'Red · Medium'. */
export function variationText(
  { type, labels }: Extract<BoughtChoice, { readonly type: string }>,
  language: Language,
): string {
  return labels?.map((label) => label[language]).join(' · ') ?? type;
}
