import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { type CardActions, CardActionsContext } from './card-actions.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemCardView, MenuItemView } from './wire.ts';

const config = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  time_zone: 'America/Montevideo',
};

const actions = { countOf: () => 3, addingId: null } as unknown as CardActions;

function card(
  price: number,
  discount = 0,
  more: Partial<ItemCardView> = {},
  layout: 'tile' | 'row' = 'tile',
): string {
  const item = {
    id: 'i',
    slug: 'i',
    name: 'Piano',
    price,
    price_to: price,
    discount,
    discount_type: 'percent',
    ...more,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config } as unknown as Market}>
          <CardActionsContext value={actions}>
            <ItemCard layout={layout} item={item as unknown as MenuItemView} />
          </CardActionsContext>
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('[SYS-08] a card abbreviates large prices, before and after a discount', () => {
  expect(card(99_999.99)).toContain('$99,999.99');
  expect(card(100_000)).toContain('$100K');
  expect(card(2_500_000, 50)).toMatch(/\$1\.25M.*\$2\.5M/);
});

test('hours on a card of what cannot be had now are said to be that, not shown by a clock alone', () => {
  const hours = { available_time_starts: '07:00:00', available_time_ends: '13:00:00' };
  const later = { ...hours, available: false, outside_hours: true };
  expect(card(255, 0, later)).toMatch(/item\.notNow <\/span>07:00–13:00/);
});

test('an item whose shop is closed now says so wherever its shop is not shown: it looked like all else until it was opened', () => {
  expect(card(255, 0, { store_closed: true })).toContain('store.closed');
  expect(card(255, 0, { store_closed: true }, 'row')).not.toContain('store.closed');
  expect(card(255, 0, { store_closed: false })).not.toContain('store.closed');
});

test('a card of what is not offered today does not show its hours as the reason', () => {
  const hours = { available_time_starts: '07:00:00', available_time_ends: '13:00:00' };
  expect(card(255, 0, { ...hours, available: false, outside_hours: false })).not.toContain('07:00');
});

test('what is in the cart is on a card once it is hydrated: a page whose cart was known before drew all its lists a second time', () => {
  expect(card(255)).toContain('aria-label="item.addNamed"></button>');
});
