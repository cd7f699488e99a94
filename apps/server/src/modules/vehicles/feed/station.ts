import type { StationInformation } from 'gbfs-typescript-types/v3.0/station_information.d.ts';
import type { StationStatus } from 'gbfs-typescript-types/v3.0/station_status.d.ts';
import { shownState } from '../../catalog/index.ts';
import { type FeedSource, translated } from './feed-source.ts';
import { openingHoursText } from './opening-hours-text.ts';
import { isHeldAt } from './availability.ts';

/** station_information.json: the provider's location. */
export function stationInformation({ provider, publicUrl }: FeedSource): StationInformation['data'] {
  return {
    stations: [
      {
        station_id: provider.store_slug,
        name: translated({ en: provider.store_name }),
        lat: provider.store_lat,
        lon: provider.store_lng,
        address: provider.address,
        station_opening_hours: openingHoursText(provider),
        rental_uris: { web: providerUrl(publicUrl, provider.store_slug) },
      },
    ],
  };
}

/** The address of the provider's page. */
export function providerUrl(publicUrl: string, slug: string): string {
  return `${publicUrl}/rental/provider-details/${encodeURIComponent(slug)}`;
}

/** station_status.json: how many vehicles are there now. */
export function stationStatus({ provider, scope, vehicles, units }: FeedSource): StationStatus['data'] {
  const there = units.filter((unit) => !isHeldAt(unit, scope.nowMs));
  const { open } = shownState(scope, provider);
  return {
    stations: [
      {
        station_id: provider.store_slug,
        num_vehicles_available: there.length,
        vehicle_types_available: vehicles.map(({ id, slug }) => ({
          vehicle_type_id: slug,
          count: there.filter((unit) => unit.vehicle_id === id).length,
        })),
        is_installed: true,
        is_renting: open,
        is_returning: open,
        last_reported: new Date(scope.nowMs).toISOString(),
      },
    ],
  };
}
