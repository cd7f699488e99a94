import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { VehicleReviews } from './load-vehicle.ts';
import { RentalReviews } from './reviews.tsx';

const messages = {
  'common.rating': [['rating'], ' of 5 stars'],
  'rental.noReviews': ['No reviews yet.'],
  'rental.reviewsUnwritten': ['There are ratings, but nobody has written anything yet.'],
  'rental.starsGiven': [['stars'], ' stars: ', ['count']],
} as const;

function shown(ratings: Pick<VehicleReviews, 'avg_rating' | 'rating_count' | 'by_stars'>): string {
  const page = { total_size: 0, limit: 10, offset: 1, reviews: [], ...ratings } as VehicleReviews;
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <MarketContext value={{ config: {} } as Market}>
          <RentalReviews page={page} pages={1} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('of a vehicle that has stars and no words, the stars are shown and it says so: it said ‘No reviews yet’', () => {
  const rated = shown({ avg_rating: 4.5, rating_count: 70, by_stars: [0, 0, 5, 25, 40] });
  expect(rated).not.toContain('No reviews yet');
  expect(rated).toContain('There are ratings, but nobody has written anything yet.');
  expect(rated).toContain('5 stars: 40');
});

test('an average is heard as it is written: 4.4 was heard as 4.5', () => {
  const rated = shown({ avg_rating: 4.4, rating_count: 5, by_stars: [0, 0, 0, 3, 2] });
  expect(rated).toContain('4.4 of 5 stars');
});

test('of a vehicle without stars it says that there are no reviews', () => {
  const bare = shown({ avg_rating: 0, rating_count: 0, by_stars: [0, 0, 0, 0, 0] });
  expect(bare).toContain('No reviews yet.');
  expect(bare).not.toContain('5 stars');
});
