import { type ModuleType, capabilitiesOf } from '../modules/index.ts';

/** Kinds of partner: a store sells items, a provider rents out vehicles, a courier delivers. */
export const PARTNER_KINDS = ['store', 'provider', 'courier'] as const;

/** One of {@link PARTNER_KINDS}. */
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** The kind of partner that a business in the module is; undefined if the module has none (parcel). */
export function sellerKindOf(moduleType: ModuleType): Exclude<PartnerKind, 'courier'> | undefined {
  const { items, trips } = capabilitiesOf(moduleType);
  if (trips) return 'provider';
  return items ? 'store' : undefined;
}
