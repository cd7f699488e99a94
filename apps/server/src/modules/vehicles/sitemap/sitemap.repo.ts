import { type RawBuilder, sql } from 'kysely';
import type { ListedPage } from '../../catalog/index.ts';
import type { WithinRental } from '../page/page.repo.ts';

/** The kinds of rental pages. */
export const rentalPageKinds = ['vehicles', 'providers'] as const;

/** One of {@link rentalPageKinds}. */
export type RentalPageKind = (typeof rentalPageKinds)[number];

/** The pages of a kind. */
export function rentalPagesOf(
  kind: RentalPageKind,
  { vehicleModuleIds, pickupZoneIds }: WithinRental,
): RawBuilder<ListedPage> {
  const open = sql`s.active and s.module_id = any (${vehicleModuleIds}::uuid[])
    and p.pickup_zone_ids && ${pickupZoneIds}::uuid[]`;
  if (kind === 'providers')
    return sql`select s.id, s.slug, s.changed_at from stores s join providers p on p.store_id = s.id where ${open}`;
  return sql`select v.id, v.slug, null::timestamptz as changed_at from vehicles v
    join stores s on s.id = v.store_id join providers p on p.store_id = s.id where v.active and ${open}`;
}
