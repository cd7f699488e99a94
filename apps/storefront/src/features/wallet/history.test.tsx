import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { History } from './history.tsx';

const messages = {
  'wallet.history': ['History'],
  'wallet.notLoaded': ['The wallet could not be read'],
};

const unread = {
  data: undefined,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
};

/** The headings of a history, each with its level. */
function headingsOf(entries: [] | undefined, error: Error | null): string[] {
  const html = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', messages)}>
      <History
        entries={entries}
        error={error}
        retry={() => undefined}
        list={unread}
        empty={{ picture: 'star', title: 'No points yet' }}
      />
    </TranslatorContext>,
  );
  return [...html.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`);
}

test('that a history is empty or could not be read is said one level below its heading: "No points yet" was a part of the page beside it', () => {
  expect(headingsOf([], null)).toEqual(['h2 History', 'h3 No points yet']);
  expect(headingsOf(undefined, new TypeError('Failed to fetch'))).toEqual([
    'h2 History',
    'h3 The wallet could not be read',
  ]);
});
