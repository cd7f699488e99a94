import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { Order } from '../order.ts';
import { CourierMap } from './courier-map.tsx';

const door = { latitude: -34.9, longitude: -56.19 };
const texts = {
  'common.kilometres': [['distance'], ' km'],
  'order.courierAway': ['Courier ', ['distance'], ' away'],
} as const;

test('[SYS-09] a courier who is near is told as far away as everything else is: 370 m stood there among 0.706 km', () => {
  const order = {
    ...{ order_type: 'delivery', store: null, sender_details: null, parcel: null, parcel_return: null },
    ...{ order_status: 'picked_up', route: null, delivery_address: door },
    delivery_man: { name: 'Vera', vehicle: 'bicycle', latitude: door.latitude - 0.00333, longitude: -56.19 },
  } as unknown as Order;
  const config = { map: null, default_location: { lat: 0, lng: 0 } };
  const html = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <MarketContext value={{ config } as unknown as Market}>
        <CourierMap order={order} />
      </MarketContext>
    </TranslatorContext>,
  );
  expect(html).toContain('Courier 0.371 km away');
});
