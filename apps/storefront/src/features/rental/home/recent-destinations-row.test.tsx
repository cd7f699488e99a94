import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { noTrip } from '../search/trip-search.ts';
import { RecentDestinations } from './recent-destinations-row.tsx';

test('who has rented nothing yet is told of no last destinations: a screen reader announced them, with an empty list', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <RecentDestinations trip={noTrip} />
      </TranslatorContext>
    </MemoryRouter>,
  );
  expect(page).toMatch(/^<div/);
  expect(page).not.toMatch(/<nav|<ul|rental\.recent/);
});
