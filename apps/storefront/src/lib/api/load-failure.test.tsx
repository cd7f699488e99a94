import { Refusal } from '@promenade/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../i18n/translator.ts';
import { TranslatorContext } from '../i18n/use-translation.ts';
import { LoadFailure } from './load-failure.tsx';

const lost = 'common.connectionLost';
const fault = new Refusal(500, { message: 'It broke.', request_id: 'r-1', errors: [] });
const refused = new Refusal(404, { message: 'It is gone.', request_id: 'r-2', errors: [] });
const cut = new TypeError('Failed to fetch');

const wordsOf = (error: Error | null): string[] =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <LoadFailure title="Coupons" error={error} retry={() => undefined} />
    </TranslatorContext>,
  )
    .split(/<[^>]+>/)
    .filter(Boolean);

test('what a fault kept back names the number of that fault in the log: of twenty lists, two did', () => {
  expect(wordsOf(fault)).toEqual(['Coupons', 'It broke.', 'common.tryAgain', 'common.requestId']);
});

test.each([
  ['a refusal says itself', refused, 'It is gone.'],
  ['no answer says so in the shopper’s language, not in the browser’s', cut, lost],
  ['nobody could be asked', null, lost],
])('%s, without a number', (_what, error, text) => {
  expect(wordsOf(error)).toEqual(['Coupons', text, 'common.tryAgain']);
});
