import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { MinimumNote } from './minimum-note.tsx';

const messages = { 'cart.minimum': [['price'], ', lacks ', ['missing']] } as const;
const config = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
};

const noteOf = (store_minimum_order?: number): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', messages)}>
      <MarketContext value={{ config } as unknown as Market}>
        <MinimumNote
          subtotalMinor={5450}
          item={store_minimum_order === undefined ? {} : { store_minimum_order }}
        />
      </MarketContext>
    </TranslatorContext>,
  ).replace(/[\u2066-\u2069]/g, '');

test('the cart says what it lacks of the least that its store makes an order of: it was first said at checkout', () => {
  expect(noteOf(80)).toContain('>$80.00, lacks $25.50<');
  expect(noteOf(54.5)).toContain('></p>');
  expect(noteOf(0)).toContain('></p>');
});

test('a cart of a version that did not tell its store’s minimum is shown all the same: it could not be', () => {
  expect(noteOf()).toContain('></p>');
});
