import { decodePolyline, haversineMetres } from '@promenade/domain/zones';
import { useMemo } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { LiveMap } from '../../../../ui/live-page/live-page.tsx';
import type { MapMarker } from '../../../../ui/map/map-types.ts';
import { Party } from '../../../../ui/party/party.tsx';
import { paths } from '../../../../lib/paths/paths.ts';
import type { Trip } from './use-trip.ts';

function useMarkers({
  provider,
  pickup_location: pickup,
  destination_location: to,
  delivery_man: driver,
}: Trip) {
  const { t } = useTranslation();
  return useMemo(() => {
    const markers: MapMarker[] = [
      {
        id: 'provider',
        at: { lat: provider.latitude, lng: provider.longitude },
        name: provider.name,
        icon: 'store',
        look: 'ink',
      },
      { id: 'pickup', at: pickup, name: t('trips.pickup'), icon: 'pin', look: 'accent' },
    ];
    if (to) markers.push({ id: 'to', at: to, name: t('trips.destination'), icon: 'map', look: 'ink' });
    if (driver)
      markers.push({
        id: 'driver',
        at: { lat: driver.latitude, lng: driver.longitude },
        name: driver.name,
        icon: 'road',
        look: 'live',
      });
    return markers;
  }, [provider, pickup, to, driver, t]);
}

/** Who brings the vehicle and how far away they are, in words: the map is never the only source. */
function DriverLine({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { delivery_man: driver, pickup_location: pickup } = trip;
  if (!driver) return null;
  const metres = haversineMetres({ lat: driver.latitude, lng: driver.longitude }, pickup);
  const call = driver.phone && (
    <ButtonLink look="soft" size="small" icon="phone" to={paths.phoneCall(driver.phone)} reloadDocument>
      {t('trips.call')}
    </ButtonLink>
  );
  return (
    <Party
      face={{ icon: 'road' }}
      name={t('trips.driverAway', {
        distance: t('common.kilometres', { distance: format.distance(metres) }),
      })}
      note={t('trips.driverName', { name: driver.name })}
      action={call}
    />
  );
}

/** The route between the pickup point and whoever brings the vehicle (RENT-16). */
export function TripMap({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const markers = useMarkers(trip);
  const { route } = trip;
  const line = useMemo(() => (route ? decodePolyline(route) : []), [route]);
  return (
    <LiveMap
      label={t('trips.map')}
      source={config.map}
      center={trip.pickup_location}
      markers={markers}
      line={line}
    >
      <DriverLine trip={trip} />
    </LiveMap>
  );
}
