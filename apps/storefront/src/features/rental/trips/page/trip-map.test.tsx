import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../../lib/i18n/messages/trips.en.json' with { type: 'json' };
import { createTranslator } from '../../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../../lib/session/market.ts';
import { TripMap } from './trip-map.tsx';
import type { Trip } from './use-trip.ts';

const [, away = ''] = english.driverAway.split('{distance}');
const [broughtBy = ''] = english.driverName.split('{name}');
const texts = {
  'trips.driverAway': [['distance'], away],
  'trips.driverName': [broughtBy, ['name']],
  'trips.call': [english.call],
  'common.kilometres': [['distance'], ' km'],
} as const;

const trip = {
  provider: { name: 'Costa', latitude: -34.9, longitude: -56.15 },
  pickup_location: { location_name: 'Pocitos', lat: -34.91, lng: -56.15 },
  destination_location: null,
  route: null,
  delivery_man: null,
} as unknown as Trip;

const bruno = { name: 'Bruno', phone: '+59899777666', latitude: -34.92, longitude: -56.15, at: '' };

/** The map's words, and where they lead. */
function words(delivery_man: Trip['delivery_man']): string {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', texts)}>
        <MarketContext value={{ config: { map: {} } } as unknown as Market}>
          <TripMap trip={{ ...trip, delivery_man }} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
  return page.replace(/[\u2066-\u2069]/g, '');
}

test('[RENT-16] [SYS-09] beside the map it is said who brings the vehicle and how far from the pickup they are, and they can be called', () => {
  const told = words(bruno);
  // A hundredth of a degree of latitude, on a sphere of a radius of 6378137 m.
  expect(told).toContain('1.113 km away');
  expect(told).toContain('Brought by Bruno');
  expect(told).toContain('href="tel:+59899777666"');
  expect(words({ ...bruno, phone: null })).not.toContain('href');
  expect(words(null)).not.toMatch(/away|Brought by/);
});
