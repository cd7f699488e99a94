import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/rental.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { noTrip, type TripSearch } from './trip-search.ts';
import { useTripWords } from './use-trip-words.ts';

const [scheduleAt = ''] = english.scheduleAt.split('{time}');
const texts = {
  'rental.pickupNow': [english.pickupNow],
  'rental.scheduleAt': [scheduleAt, ['time']],
  'rental.hours': [['count'], ' hours'],
  'rental.days': [['count'], ' days'],
  'rental.way': [['distance'], ' · ', ['hours'], ' h ', ['minutes'], ' min'],
  'common.kilometres': [['distance'], ' km'],
} as const;

function Words({ trip }: { readonly trip: TripSearch }) {
  const words = useTripWords();
  return `${words.when(trip)} | ${words.howLong(trip)}`;
}

const wordsOf = (trip: Partial<TripSearch>): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <MarketContext value={{ config: {} } as unknown as Market}>
        <Words trip={{ ...noTrip, ...trip }} />
      </MarketContext>
    </TranslatorContext>,
  ).replace(/[\u2066-\u2069]/g, '');

test('[RENT-06] [SYS-09] a trip says ‘Pickup Now’ or ‘Schedule at’ its time, and its hours, its days or its kilometres', () => {
  expect(wordsOf({ tripType: 'hourly', duration: 4 })).toBe('Pickup Now | 4 hours');
  expect(wordsOf({ selectedDate: '2026-06-18 09:30:00', tripType: 'day_wise', duration: 2 })).toBe(
    'Schedule at Jun 18, 2026, 09:30 | 2 days',
  );
  const distanceData = { distanceMeters: 12_345, duration: 4_500 };
  expect(wordsOf({ tripType: 'distance_wise', distanceData })).toBe('Pickup Now | 12.345 km · 1 h 15 min');
});
