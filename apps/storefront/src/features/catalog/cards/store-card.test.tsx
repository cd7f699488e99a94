import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { drawnAgain } from '../../../lib/pieces/pieces.fixture.tsx';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { StoreCard } from './store-card.tsx';
import type { StoreCardView } from './wire.ts';

const config = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 0 };

// Words that show what they are told.
const messages = {
  'store.opens': [['time']],
  'store.opensOn': [['day'], ' ', ['time']],
  'store.minutes': [['from'], '–', ['to']],
  'store.offerFrom': [['percent'], ' ', ['amount']],
  'item.percentOff': [['percent']],
  'common.kilometres': [['distance']],
  'bill.delivery': ['bill.delivery'],
} as const;

function drawing(terms: Partial<StoreCardView>): ReactElement {
  const store = {
    id: 's',
    module_id: 'm',
    module_type: 'food',
    zone_id: 'z',
    cover_photo_full_url: '/media/isla.webp',
    cover_width: 736,
    cover_height: 300,
    name: 'La Isla',
    cuisines: [],
    state: { open: true, closes_at: null },
    delivery: true,
    delivery_time: [20, 35],
    delivery_fee: 65,
    distance_metres: 1200,
    ...terms,
  };
  return (
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <MarketContext value={{ config } as unknown as Market}>
          <StoreCard store={store as unknown as StoreCardView} nowMs={0} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>
  );
}

const card = (terms: Partial<StoreCardView>): string => renderToStaticMarkup(drawing(terms));

test('what is free begins its line without leaving a dot at the end of the one before: cards of 1180 px ended so', () => {
  const free = card({ free_delivery: true });
  expect(free).toMatch(/1\.200\u2069\u2002\u2005<strong/);
});

test('what a store charges for bringing is heard as that, not as an amount among others', () => {
  expect(card({})).toMatch(/bill\.delivery <\/span>.?\$65/);
  expect(card({ delivery_fee: null })).not.toContain('bill.delivery');
  expect(card({ free_delivery: true })).not.toContain('bill.delivery');
  expect(card({ delivery: false })).not.toContain('bill.delivery');
});

test('a card of which the server knows pieces says what it says when it is drawn: whatever a card shows is another piece', () => {
  const shown: Partial<StoreCardView>[] = [
    {},
    { name: 'La Isla & Co' },
    { id: 'another' },
    { module_id: 'm2' },
    { module_type: 'grocery' },
    { zone_id: 'z2' },
    { cover_photo_full_url: '/media/cover.webp' },
    { cover_width: 736, cover_height: 320 },
    { rating_count: 3, avg_rating: 4.5 },
    { rating_count: 3, avg_rating: 3 },
    { is_new: true },
    { discount: { discount: 10, min_purchase: 0 } as StoreCardView['discount'] },
    { discount: { discount: 10, min_purchase: 500 } as StoreCardView['discount'] },
    { state: { open: false, opens_at: null } as StoreCardView['state'] },
    { state: { open: false, opens_at: '1970-01-01T05:00:00.000Z' } as StoreCardView['state'] },
    { state: { open: false, opens_at: '1970-01-04T05:00:00.000Z' } as StoreCardView['state'] },
    { cuisines: ['Grill'] },
    { distance_metres: 2400 },
    { delivery_fee: 80 },
  ];
  const drawn = drawnAgain(shown.map(drawing));
  expect(drawn.map(({ again }) => again)).toEqual(drawn.map(({ alone }) => alone));
  expect(new Set(drawn.map(({ alone }) => alone)).size).toBe(shown.length);
});
