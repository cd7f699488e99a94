import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { StoreContents } from './load-store.ts';
import { StoreMenu } from './store-menu.tsx';

const contents = { store: { module_type: 'food', categories: [] }, items: [], nowMs: 0 };
const market = { config: { toggle_veg_non_veg: 1 } };

test('[SYS-12] a store without a menu leads to others: it only said to look at another', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={market as unknown as Market}>
          <StoreMenu contents={contents as unknown as StoreContents} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
  expect(html).toMatch(/store\.noItemsText.*<a [^>]*href="\/home"[^>]*>.*order\.otherStores/);
});
