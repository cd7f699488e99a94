import { separator } from '../../../lib/format/separator.ts';
import { decodePolyline } from '@promenade/domain/zones';
import { useMemo } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { LiveMap } from '../../../ui/live-page/live-page.tsx';
import type { MapMarker } from '../../../ui/map/map-types.ts';
import { Party } from '../../../ui/party/party.tsx';
import { courierDistance, type Order, originOf } from '../order.ts';

function useMarkers(order: Order): readonly MapMarker[] {
  const { t } = useTranslation();
  const { order_type: type, store, sender_details: sender, delivery_address: door } = order;
  const { delivery_man: courier } = order;
  return useMemo(() => {
    const markers: MapMarker[] = [];
    const from = originOf({ store, sender_details: sender });
    if (from) {
      const place = store
        ? ({ name: store.name, icon: 'store' } as const)
        : ({ name: t('parcel.sender'), icon: 'pin' } as const);
      markers.push({ id: 'store', at: from, ...place, look: 'ink' });
    }
    if (type !== 'take_away' && door.latitude !== null && door.longitude !== null) {
      const at = { lat: door.latitude, lng: door.longitude };
      const name = t(store ? 'order.yourDoor' : 'parcel.receiver');
      markers.push({ id: 'home', at, name, icon: 'home', look: 'accent' });
    }
    if (courier) {
      const at = { lat: courier.latitude, lng: courier.longitude };
      markers.push({ id: 'courier', at, name: t('order.courier'), icon: 'bike', look: 'live' });
    }
    return markers;
  }, [type, store, sender, door, courier, t]);
}

/** Who brings it and how far away they are, in words: the map is never the only source. */
function CourierLine({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const metres = courierDistance(order);
  const { delivery_man: courier } = order;
  if (!courier || metres === null) return null;
  const distance = t('common.kilometres', { distance: format.distance(metres) });
  return (
    <Party
      face={{ icon: 'bike' }}
      name={t('order.courierAway', { distance })}
      note={`${t(order.parcel ? 'parcel.courierName' : 'order.courierName', { name: courier.name })}${separator}${t(`order.vehicle_${courier.vehicle}`)}`}
    />
  );
}

const labelOf = ({ order_type: type }: Order): 'parcel.map' | 'order.mapCollect' | 'order.map' => {
  if (type === 'parcel') return 'parcel.map';
  return type === 'take_away' ? 'order.mapCollect' : 'order.map';
};

/** The route between store and door, with the courier on it (CHK-09); for a take-away the store. */
export function CourierMap({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const markers = useMarkers(order);
  const { route } = order;
  const line = useMemo(() => (route ? decodePolyline(route) : []), [route]);
  return (
    <LiveMap
      label={t(labelOf(order))}
      source={config.map}
      center={originOf(order) ?? config.default_location}
      markers={markers}
      line={line}
    >
      <CourierLine order={order} />
    </LiveMap>
  );
}
