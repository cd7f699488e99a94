import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../lib/session/market.ts';
import { EntryList, type EntryRow } from './entry-list.tsx';

const config = { currency_symbol: '$', digit_after_decimal_point: 2, time_zone: 'America/Montevideo' };

const messages = { 'wallet.toTrip': ['See the trip'], 'wallet.toOrder': ['See the order'] };

const entry = (id: string, at: string, more: Partial<EntryRow>): EntryRow => ({
  id,
  icon: 'road',
  word: 'Paid',
  at,
  orderId: null,
  amount: '−$10',
  comesIn: false,
  balance: '$90',
  ...more,
});

function linkNames(entries: readonly EntryRow[]): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <MarketContext value={{ config } as unknown as Market}>
          <EntryList label="History" entries={entries} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a ([^>]*)>([^<]*)/g)].map(
    ([, attributes = '', text = '']) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text,
  );
}

test('in a list of links, each trip and order of the wallet says which it is: all were called alike', () => {
  const names = linkNames([
    entry('a', '2026-03-05T15:00:00Z', { tripId: 'one' }),
    entry('b', '2026-03-06T15:00:00Z', { tripId: 'two' }),
    entry('c', '2026-03-07T15:00:00Z', { orderId: 'three' }),
    entry('d', '2026-03-08T15:00:00Z', { orderId: 'four' }),
  ]);
  const starts = ['See the trip', 'See the trip', 'See the order', 'See the order'];
  expect(names.map((name) => name.split(':')[0])).toEqual(starts);
  expect(new Set(names).size).toBe(4);
});
