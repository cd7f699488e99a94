import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { FilterBar } from './filter-bar.tsx';
import { offeredFilters, readFilters } from './list-filters.ts';

function bar(toggle_veg_non_veg: 0 | 1, search = ''): string {
  const offered = offeredFilters('stores', { id: 'm', module_type: 'food' }, true);
  const filters = readFilters(new URLSearchParams(search), offered);
  const listing = { filters, offered, cards: [], total: 0, nowMs: 0 };
  const router = createMemoryRouter([{ path: '*', element: <FilterBar listing={listing} /> }], {
    initialEntries: [`/home${search}`],
  });
  return renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <MarketContext value={{ config: { toggle_veg_non_veg } } as unknown as Market}>
        <RouterProvider router={router} />
      </MarketContext>
    </TranslatorContext>,
  );
}

test('[ITEM-12] lists are filtered by veg only in a market that has such filters: each list offered it', () => {
  expect(bar(1)).toContain('list.flag_veg');
  const without = bar(0);
  expect(without).not.toContain('list.flag_veg');
  expect(without).toContain('list.flag_halal');
});

test('a veg filter in the address can be taken off where the market has no such filters', () => {
  expect(bar(0, '?veg=1')).toContain('list.flag_veg');
});
