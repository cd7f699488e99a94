import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/review.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { ReviewPage } from '../wire.ts';
import { Reviews } from './reviews.tsx';

const nobody: ReviewPage = {
  total_size: 0,
  limit: 10,
  offset: 1,
  reviews: [],
  avg_rating: 0,
  rating_count: 0,
  by_stars: [0, 0, 0, 0, 0],
  reviews_status: true,
  message: null,
};
const rated: ReviewPage = { ...nobody, avg_rating: 4.5, rating_count: 70, by_stars: [0, 0, 5, 25, 40] };

const messages = {
  'review.byStars': [['stars'], ' stars: ', ['count']],
  'review.none': ['No reviews yet'],
  'review.off': [english.off],
  'review.noneText': ['Anyone who has received it can say how it was.'],
  'review.unwritten': ['There are ratings, but nobody has written anything yet.'],
} as const;

const shown = (first: ReviewPage): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', messages)}>
      <MarketContext value={{ config: {} } as Market}>
        <Reviews of={{ item: 'pasta' }} first={first} />
      </MarketContext>
    </TranslatorContext>,
  );

test('where 70 gave stars and none wrote, the stars are shown and it says so: it said ‘No reviews yet’ below ‘70 Reviews’', () => {
  expect(shown(rated)).not.toContain('No reviews yet');
  expect(shown(rated)).toContain('There are ratings, but nobody has written anything yet.');
  expect(shown(rated)).toContain('5 stars: 40');
});

test('where nobody gave stars there are no reviews, and no stars in sum', () => {
  expect(shown(nobody)).toContain('No reviews yet. Anyone who has received it can say how it was.');
  expect(shown(nobody)).not.toContain('5 stars');
});

test('[PROF-07] a store that takes no reviews says so, in the market’s words or in these; what it has got stays to read', () => {
  const off = { ...rated, reviews_status: false };
  expect(shown(off)).toContain('this store is not having any review plan');
  expect(shown(off)).toContain('5 stars: 40');
  expect(shown({ ...nobody, reviews_status: false, message: 'Not here.' })).toContain('Not here.');
});
