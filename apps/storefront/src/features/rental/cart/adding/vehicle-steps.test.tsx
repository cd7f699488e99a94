import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../../lib/i18n/use-translation.ts';
import type { TripCart, TripLine } from '../trip-cart.ts';
import { cartOf, lineOf } from '../trip-cart.fixture.ts';
import { VehicleSteps } from './vehicle-steps.tsx';

const stepsOf = (cart: TripCart, line: TripLine) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslatorContext value={createTranslator('en', {})}>
        <VehicleSteps cart={cart} line={line} />
      </TranslatorContext>
    </QueryClientProvider>,
  );
const [two, one] = [lineOf('a', 2), lineOf('b', 1)];

test('[RENT-07] a card counts all lines of its vehicle: it showed the last one’s alone', () => {
  const steps = stepsOf(cartOf(two, one), one);
  expect(steps).toMatch(/<output[^>]*>03</);
  // One less is not the last one.
  expect(steps).toContain('aria-label="common.decrease"');
  expect(stepsOf(cartOf(one), one)).toContain('aria-label="common.delete"');
});
