import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { callQuery } from '../../../lib/api/use-call.ts';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { VisitContext } from '../../../lib/session/use-visit.ts';
import type { Visit } from '../../../lib/session/visit.ts';
import { MenuLists } from './menu-lists.tsx';

const visit: Visit = {
  language: 'en',
  theme: null,
  location: 'Sarandí 500',
  point: { lat: -34.9, lng: -56.1 },
  zoneIds: ['z'],
  module: { id: 'm', module_type: 'food' },
};
const fetched = { type: 'all', offset: 1, limit: 12 } as const;
const many = (what: string) =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `${what}-${at + 1}`,
    slug: `${what}-${at + 1}`,
    name: `${what} ${at + 1}`,
    module_id: 'm',
    module_type: 'food',
    zone_id: 'z',
  }));

function lists(change: Partial<Visit> = {}): string[][] {
  const client = new QueryClient();
  client.setQueryData(callQuery('catalog.categories').queryKey, many('category') as never);
  for (const [id, what] of [
    ['catalog.latestStores', 'latest'],
    ['catalog.popularStores', 'popular'],
  ] as const)
    client.setQueryData(callQuery(id, { query: fetched }).queryKey, { stores: many(what) } as never);
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <TranslatorContext value={createTranslator('en', {})}>
          <VisitContext value={{ ...visit, ...change }}>
            <MenuLists />
          </VisitContext>
        </TranslatorContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const details = text.split('<details').slice(1);
  return details.map((list) => [...list.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name ?? ''));
}

test('[NAV-10] of twelve categories, latest and popular stores the menu shows ten each, and the way to all', () => {
  const ten = (what: string) => Array.from({ length: 10 }, (_, at) => `${what} ${at + 1}`);
  expect(lists()).toEqual(['category', 'latest', 'popular'].map((what) => [...ten(what), 'common.viewAll']));
});

test('[NAV-10] before a location is stored the menu has no lists', () => {
  expect(lists({ location: null })).toEqual([]);
});
