import { type ModuleType, capabilitiesOf } from '../modules/index.ts';

/** A store sells items, a provider lets vehicles, a courier carries. */
export const PARTNER_KINDS = ['store', 'provider', 'courier'] as const;

/** One of {@link PARTNER_KINDS}. */
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** What a shop of the module is; undefined where the module has none (parcel). */
export function sellerKindOf(moduleType: ModuleType): Exclude<PartnerKind, 'courier'> | undefined {
  const { items, trips } = capabilitiesOf(moduleType);
  if (trips) return 'provider';
  return items ? 'store' : undefined;
}
