import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { shirt } from '../../../lib/wire/shop-item.fixture.ts';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';

// Words that show what they are told.
const messages = {
  'cart.freeReached': ['reached'],
  'cart.freeRemaining': [['amount'], ' more'],
} as const;

function barOf(
  over: number | null,
  store: { readonly delivery?: boolean; readonly free_delivery?: boolean } = {},
): string {
  const config = {
    currency_symbol: '$',
    currency_symbol_direction: 'left',
    digit_after_decimal_point: 0,
    free_delivery_over: over,
  };
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', messages)}>
      <MarketContext value={{ config } as unknown as Market}>
        <FreeDeliveryBar subtotalMinor={540} item={{ ...shirt, ...store }} />
      </MarketContext>
    </TranslatorContext>,
  );
}

test('[CART-04] the bar says what is lacking of the amount', () => {
  expect(barOf(1500)).toContain('$960 more');
  expect(barOf(null)).toBe('');
});

test('[CART-04] of a store that delivers free, the bar is full: it asked for $960 more', () => {
  const bar = barOf(1500, { free_delivery: true });
  expect(bar).toContain('reached');
  expect(bar).toContain('value="100"');
  expect(bar).not.toContain('more');
  expect(barOf(null, { free_delivery: true })).toBe('');
});

test('[CART-04] of a store that does not deliver, there is no bar: it asked for more for a delivery that nobody makes', () => {
  expect(barOf(1500, { delivery: false })).toBe('');
  expect(barOf(1500, { delivery: false, free_delivery: true })).toBe('');
});
