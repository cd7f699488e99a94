import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/item.en.json' with { type: 'json' };
import rental from '../../../lib/i18n/messages/rental.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { vehicle } from '../cart/trip-cart.fixture.ts';
import { noTrip } from '../search/trip-search.ts';
import { type RentalSlots, RentalSlotsContext } from '../slots.ts';
import { VehicleCard } from './vehicle-card.tsx';
import type { VehicleCardView } from './vehicle-card-view.ts';

const [, percentOff = ''] = english.percentOff.split('{percent}');
const [, amountOff = ''] = english.amountOff.split('{amount}');
const texts = {
  'item.percentOff': [['percent'], percentOff],
  'item.amountOff': [['amount'], amountOff],
  'rental.newArrival': [rental.newArrival],
  'rental.available': [['count'], ' available'],
  'rental.noneAvailable': [rental.noneAvailable],
  'common.reviews': [['count'], ' Reviews'],
} as const;
const config = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 0 };
const slots = { Heart: ({ name }) => <i>♥ {name}</i> } as RentalSlots;

/** The texts of a vehicle's card, one after the other. */
function card(more: Partial<VehicleCardView>): string[] {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TranslatorContext value={createTranslator('en', texts)}>
          <MarketContext value={{ config } as unknown as Market}>
            <RentalSlotsContext value={slots}>
              <VehicleCard vehicle={{ ...vehicle, ...more }} trip={noTrip} from="from_search" />
            </RentalSlotsContext>
          </MarketContext>
        </TranslatorContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return page.split(/<[^>]*>|[\u2066-\u2069]/).filter((text) => text !== '');
}

test('[RENT-02] a card tells name, provider, heart and how many are free; stars, discount and New Arrival where there are any', () => {
  const plain = card({});
  expect(plain).toEqual(expect.arrayContaining([vehicle.name, vehicle.provider.name, '3 available']));
  expect(plain.join('')).toContain(`♥ ${vehicle.name}`);
  expect(plain.join(' ')).not.toMatch(/Reviews|OFF|New Arrival/);
  expect(card({ total_reviews: 7, avg_rating: 4.5 })).toEqual(expect.arrayContaining(['4.5', '7 Reviews']));
  expect(card({ discount_price: 15, discount_type: 'percent' })).toContain('15% OFF');
  expect(card({ discount_price: 20, discount_type: 'amount' }).join('')).toContain('$20 OFF');
  expect(card({ new_tag: 1 })).toContain('New Arrival');
});
