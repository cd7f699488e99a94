import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/item.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { shirt } from '../../../lib/wire/shop-item.fixture.ts';
import type { ItemView } from '../cards/wire.ts';
import { ItemBadges, PriceRange, StoreLine } from './item-head.tsx';

const [, percentOff = ''] = english.percentOff.split('{percent}');
const [, amountOff = ''] = english.amountOff.split('{amount}');
const texts = {
  'item.percentOff': [['percent'], percentOff],
  'item.amountOff': [['amount'], amountOff],
  'item.priceRange': [['from'], ' – ', ['to']],
  'item.veg': [english.veg],
  'item.halal': [english.halal],
  'item.organic': [english.organic],
  'item.recommended': [english.recommended],
} as const;

interface Seen {
  readonly at?: string;
  readonly toggle_veg_non_veg?: 0 | 1;
}

type Part = typeof ItemBadges | typeof PriceRange | typeof StoreLine;

function drawn(
  Shown: Part,
  more: Partial<ItemView>,
  { at = '/', toggle_veg_non_veg = 1 }: Seen = {},
): string {
  const config = {
    currency_symbol: '$',
    currency_symbol_direction: 'left',
    digit_after_decimal_point: 2,
    toggle_veg_non_veg,
  };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <TranslatorContext value={createTranslator('en', texts)}>
        <MarketContext value={{ config } as unknown as Market}>
          <Shown item={{ ...shirt, discount: 0, ...more }} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  ).replace(/[\u2066-\u2069]/g, '');
}

/** The texts of an item's badges. */
const badges = (more: Partial<ItemView>, seen?: Seen): string[] =>
  drawn(ItemBadges, more, seen)
    .split(/<[^>]*>/)
    .filter((text) => text !== '');

test('[ITEM-01] a discount is told in percent or by its amount, none by no badge', () => {
  expect(badges({ discount: 20, discount_type: 'percent' })).toEqual(['20% OFF']);
  expect(badges({ discount: 1.5, discount_type: 'amount' })).toEqual(['$1.50 OFF']);
  expect(badges({})).toEqual([]);
});

test('[ITEM-01] halal is said of an item that is, at a store that shows it', () => {
  expect(badges({ is_halal: true, halal_tag_status: true })).toEqual(['Halal']);
  expect(badges({ is_halal: true, halal_tag_status: false })).toEqual([]);
  expect(badges({ is_halal: false, halal_tag_status: true })).toEqual([]);
});

test('[ITEM-12] organic and recommended are said; what is veg, in a market that tells it apart', () => {
  const all = { veg: true, organic: true, recommended: true };
  expect(badges(all)).toEqual(['Veg', 'Organic', 'Recommended']);
  expect(badges(all, { toggle_veg_non_veg: 0 })).toEqual(['Organic', 'Recommended']);
});

test('[ITEM-01] one price, or from the lowest to the highest, before and after the discount', () => {
  const text = (more: Partial<ItemView>) => drawn(PriceRange, more).replace(/<[^>]*>/g, '|');
  expect(text({ price: 900, price_to: 900 })).toMatch(/\$900\.00/);
  expect(text({ price: 900, price_to: 900 })).not.toContain('–');
  expect(text({})).toContain('$900.00 – $1,000.00');
  const reduced = text({ discount: 10, discount_type: 'percent' });
  expect(reduced).toContain('$810.00 – $900.00');
  expect(reduced).toContain('$900.00 – $1,000.00');
});

test('[ITEM-10] the store’s name leads to the store, and nowhere on its own page, by id or slug', () => {
  expect(drawn(StoreLine, {})).toContain(`href="/store/${shirt.store_id}?`);
  for (const key of [shirt.store_id, shirt.store_slug]) {
    const there = drawn(StoreLine, {}, { at: `/store/${key}` });
    expect(there).toContain(shirt.store_name);
    expect(there).not.toContain('href');
  }
});
