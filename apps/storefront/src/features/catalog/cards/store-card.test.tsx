import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { StoreCard } from './store-card.tsx';
import type { StoreCardView } from './wire.ts';

const config = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 0 };

function card(terms: Partial<StoreCardView>): string {
  const store = {
    id: 's',
    name: 'La Isla',
    cuisines: [],
    state: { open: true, closes_at: null },
    delivery: true,
    delivery_time: [20, 35],
    delivery_fee: 65,
    distance_metres: 1200,
    ...terms,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config } as unknown as Market}>
          <StoreCard store={store as unknown as StoreCardView} nowMs={0} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('what a store charges for bringing is heard as that, not as an amount among others', () => {
  expect(card({})).toMatch(/bill\.delivery <\/span>.?\$65/);
  expect(card({ delivery_fee: null })).not.toContain('bill.delivery');
  expect(card({ free_delivery: true })).not.toContain('bill.delivery');
  expect(card({ delivery: false })).not.toContain('bill.delivery');
});
