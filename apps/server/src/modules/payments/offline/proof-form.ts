import type { Language } from '@promenade/contract/refusals';
import { refuse } from '../../../platform/errors.ts';
import type { MarketSettings, OfflineMethod } from '../../settings/index.ts';
import type { ProofField } from '../payments.tables.ts';

/** The account that the shopper names. */
export function getOfflineMethod(settings: MarketSettings, id: string): OfflineMethod {
  return settings.offlineMethods.find((method) => method.id === id) ?? refuse('offline_method_unknown');
}

/** What the shopper wrote into the account's own fields; others are left out. */
export function readFields(
  method: OfflineMethod,
  given: Readonly<Record<string, string>>,
  language: Language,
): ProofField[] {
  return method.fields.flatMap(({ id, label, required }) => {
    const value = Object.hasOwn(given, id) ? (given[id] ?? '') : '';
    if (required && value === '') refuse('proof_field_required', { field: label[language] });
    return value === '' ? [] : [{ label: label[language], value }];
  });
}
