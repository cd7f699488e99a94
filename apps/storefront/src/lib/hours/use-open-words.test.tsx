import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompiledMessage } from '../i18n/format-message.ts';
import english from '../i18n/messages/store.en.json' with { type: 'json' };
import { createTranslator } from '../i18n/translator.ts';
import { TranslatorContext } from '../i18n/use-translation.ts';
import { type Market, MarketContext } from '../session/market.ts';
import { useOpenWords } from './use-open-words.ts';

const parts = (text: string): CompiledMessage =>
  text.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? [part.slice(1, -1)] : part));
const texts = { 'store.opens': parts(english.opens), 'store.opensOn': parts(english.opensOn) };
const config = { time_zone: 'America/Montevideo', currency_symbol: '$', digit_after_decimal_point: 0 };
// A Sunday, 09:40 in Montevideo.
const now = Date.parse('2026-11-29T12:40:00Z');

function Opens({ at }: { readonly at: string }) {
  return useOpenWords(now).opens(at);
}

const opens = (at: string): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <MarketContext value={{ config } as unknown as Market}>
        <Opens at={at} />
      </MarketContext>
    </TranslatorContext>,
  );

test('a shop that opens tomorrow at 08:00 names the day: it said ‘opens 08:00’ at 09:40', () => {
  expect(opens('2026-11-30T11:00:00Z')).toBe('opens Mon 08:00');
  expect(opens('2026-11-29T20:30:00Z')).toBe('opens 17:30');
  expect(opens('2026-11-30T20:30:00Z')).toBe('opens Mon 17:30');
});
