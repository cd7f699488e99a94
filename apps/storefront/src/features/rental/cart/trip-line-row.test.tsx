import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/trips.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { cartOf, lineOf, trip } from './trip-cart.fixture.ts';
import { TripLineRow } from './trip-line-row.tsx';

const [before = '', after = ''] = english.mostOfVehicle.split('{count}');
const texts = {
  'trips.mostOfVehicle': [before, ['count'], after],
  'trips.notAvailable': [english.notAvailable],
} as const;
const config = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 0 };

function row(quantity: number, free: number): string {
  const line = lineOf('a', quantity, { total_vehicle_count: free });
  const text = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslatorContext value={createTranslator('en', texts)}>
        <MarketContext value={{ config } as unknown as Market}>
          <TripLineRow line={line} cart={cartOf(line)} trip={trip} />
        </MarketContext>
      </TranslatorContext>
    </QueryClientProvider>,
  );
  return text.replaceAll('&#x27;', "'");
}

test('[RENT-07] a line of the trip cart says how many are free where it has more, and that none is', () => {
  expect(row(3, 2)).toContain("You can't add more than 2 quantities of this vehicle.");
  expect(row(1, 0)).toContain('This vehicle is not available in this pick time');
  expect(row(3, 3)).not.toContain('role="status"');
});
