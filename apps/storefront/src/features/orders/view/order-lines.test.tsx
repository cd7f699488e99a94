import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { Order } from '../order.ts';
import { OrderLines } from './order-lines.tsx';

const config = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 0,
  time_zone: 'America/Montevideo',
};

function shown(line: Pick<Order['lines'][number], 'discount' | 'total_price'>): string {
  const bowl = { id: 'l', name: 'Bowl', quantity: 1, image_full_url: null, variation: [], add_ons: [] };
  const lines = [{ ...bowl, when_unavailable: 'refund', ...line }] as unknown as Order['lines'];
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <MarketContext value={{ config } as Market}>
        <OrderLines lines={lines} label="Items" />
      </MarketContext>
    </TranslatorContext>,
  );
}

test('a line with a discount says what it came to before, with which the bill below begins: $408 stood above ‘Items $510’', () => {
  expect(shown({ discount: 102, total_price: 408 })).toMatch(/\$408.*<s.*\$510/);
  expect(shown({ discount: 0, total_price: 510 })).not.toContain('<s ');
});
