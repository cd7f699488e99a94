import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import type { Vehicle } from '../vehicles/rate.ts';

/** Where a vehicle's page leads back to, by the `from` of its address (RENT-13): a search by default. */
export function originPath(
  from: string | null,
  vehicle: Pick<Vehicle, 'provider'>,
  trip: TripSearch,
): { readonly to: string; readonly key: MessageKey } {
  if (from === 'from_home' || from === 'from_banner') return { to: paths.home(), key: 'rental.backHome' };
  if (from === 'from_provider')
    return { to: paths.provider(vehicle.provider, tripQuery(trip)), key: 'rental.backProvider' };
  return { to: paths.vehicleSearch({ ...tripQuery(trip) }), key: 'rental.backSearch' };
}
