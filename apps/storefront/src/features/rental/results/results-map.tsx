import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { MapMarker } from '../../../ui/map/map-types.ts';
import { MapView } from '../../../ui/map/map-view.tsx';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import type { VehicleCardView } from '../vehicles/vehicle-card-view.ts';
import styles from './results.module.css';

/** Vehicles are at their providers': one marker for each of those. */
export function markersOf(
  vehicles: readonly VehicleCardView[],
  trip: TripSearch,
  words: (provider: string, count: number) => string,
): readonly MapMarker[] {
  const byProvider = Map.groupBy(vehicles, ({ provider }) => provider.id);
  return [...byProvider.values()].flatMap((theirs) => {
    const [first] = theirs;
    if (!first) return [];
    const { id, slug, name, latitude: lat, longitude: lng } = first.provider;
    const to = paths.provider({ slug }, { from: 'from_search', ...tripQuery(trip) });
    return [{ id, at: { lat, lng }, name: words(name, theirs.length), icon: 'store', look: 'ink', to }];
  });
}

/** Where the vehicles of a list are picked up; the list next to it has the same information. */
export function ResultsMap({
  vehicles,
  trip,
}: {
  readonly vehicles: readonly VehicleCardView[];
  readonly trip: TripSearch;
}) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { pickup_location: pickup } = trip;
  const markers = useMemo(() => {
    const own: readonly MapMarker[] = pickup
      ? [{ id: 'pickup', at: pickup, name: t('rental.pickup'), icon: 'pin', look: 'accent' }]
      : [];
    return [...own, ...markersOf(vehicles, trip, (name, count) => t('rental.mapMarker', { name, count }))];
  }, [vehicles, trip, pickup, t]);
  return (
    <MapView
      label={t('rental.mapLabel')}
      source={config.map}
      center={pickup ?? config.default_location}
      markers={markers}
      fit
      inPage
      className={styles['map']}
    />
  );
}
