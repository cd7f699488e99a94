import { refuse } from '../../../platform/errors.ts';
import type { RentalFavourite } from './favourites.repo.ts';

/** The caller's ids, already validated against the contract. */
export interface RentalTarget {
  readonly vehicle_id?: string | undefined;
  readonly provider_id?: string | undefined;
}

/** One vehicle or one provider; refuses both or neither. */
export function readRentalTarget({
  vehicle_id: vehicleId,
  provider_id: storeId,
}: RentalTarget): RentalFavourite {
  if ((vehicleId === undefined) === (storeId === undefined)) refuse('rental_wishlist_target');
  return { vehicle_id: vehicleId ?? null, store_id: storeId ?? null };
}
