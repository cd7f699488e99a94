import { decodePolyline, haversineMetres, pathLengthMetres } from '@promenade/domain/zones';
import { type ComponentProps, useMemo } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { LiveMap } from '../../../../ui/live-page/live-page.tsx';
import type { MapMarker } from '../../../../ui/map/map-types.ts';
import { MapView } from '../../../../ui/map/map-view.tsx';
import { Party } from '../../../../ui/party/party.tsx';
import { paths } from '../../../../lib/paths/paths.ts';
import styles from './trip.module.css';
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

interface LargeMapProps {
  readonly trip: Trip;
  readonly map: Omit<ComponentProps<typeof MapView>, 'className' | 'children'>;
}

/** The same map in a window of its own, with how far the way is (rental.md 2, map dialog with directions). */
function LargeMap({ trip, map }: LargeMapProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { open, hide } = useView('trip-map');
  const metres = pathLengthMetres(map.line ?? []);
  return (
    <Dialog
      open={open}
      onClose={hide}
      size="wide"
      title={t('trips.mapTitle')}
      description={metres > 0 ? t('common.kilometres', { distance: format.distance(metres) }) : undefined}
    >
      {open && (
        <div className={styles['mapWindow']}>
          <DriverLine trip={trip} />
          <MapView {...map} fit className={styles['largeMap']} />
        </div>
      )}
    </Dialog>
  );
}

/** The route between the pickup point and whoever brings the vehicle (RENT-16). */
export function TripMap({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { show } = useView('trip-map');
  const markers = useMarkers(trip);
  const { route, pickup_location: center } = trip;
  const line = useMemo(() => (route ? decodePolyline(route) : []), [route]);
  const map = { label: t('trips.map'), source: config.map, center, markers, line };
  const larger = (
    <Button look="soft" size="small" icon="map" aria-haspopup="dialog" onClick={() => show()}>
      {t('trips.mapLarge')}
    </Button>
  );
  return (
    <>
      <LiveMap {...map} tools={larger}>
        <DriverLine trip={trip} />
      </LiveMap>
      <LargeMap trip={trip} map={map} />
    </>
  );
}
