import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { TileGrid } from './tile-grid.tsx';

const wordsOf = (kind: 'categories' | 'brands'): string[] =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <TileGrid tiles={[]} kind={kind} label="All" />
      </TranslatorContext>
    </MemoryRouter>,
  )
    .split(/<[^>]+>/)
    .filter(Boolean);

test.each([
  ['categories', 'home.noCategories'],
  ['brands', 'list.noItems'],
] as const)(
  '[SYS-12] a page of %s that has none says what helps: it said only that there is none',
  (kind, title) => {
    expect(wordsOf(kind)).toEqual([title, 'list.noItemsText', 'home.changeLocation']);
  },
);
