import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { Stars } from './stars.tsx';

const texts = { 'common.reviews': [['count'], ' Reviews'], 'common.rating': [['rating'], ' of 5'] } as const;

/** The words beside the stars, and how each is drawn: whole, half or not at all. */
function drawn(value: number, count?: number) {
  const page = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <Stars value={value} count={count} />
    </TranslatorContext>,
  );
  const stars = page.match(/<svg.*?<\/svg>/g) ?? [];
  // The first shape of each is its ground.
  const shapes = stars.map((star) => [...star.matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape));
  const fillings = shapes.map(([ground, filled]) => (filled === ground ? '1' : filled ? '½' : '0'));
  return {
    stars: fillings.join(''),
    words: page
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/ {2,}/),
  };
}

test('[ITEM-01] stars are drawn in half steps, the nearest to the average, beside it and the number of reviews', () => {
  expect(drawn(4.4, 12)).toEqual({ stars: '1111½', words: ['4.4 of 5', '12 Reviews'] });
  const averages = [0, 0.2, 0.5, 4.2, 4.3, 4.7, 4.8, 5];
  expect(averages.map((average) => drawn(average).stars)).toEqual([
    '00000',
    '00000',
    '½0000',
    '11110',
    '1111½',
    '1111½',
    '11111',
    '11111',
  ]);
  expect(drawn(3).words).toEqual(['3.0 of 5']);
});
