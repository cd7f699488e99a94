import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../lib/session/market.ts';
import { MarketControls } from './market-controls.tsx';

const shown = (phone: string): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', {})}>
      <MarketContext value={{ config: { phone, country: 'UY' } } as unknown as Market}>
        <MarketControls />
      </MarketContext>
    </TranslatorContext>,
  );

test('[NAV-08] phone and country; a market that has told no phone shows no empty link', () => {
  expect(shown('+598 2000 0000')).toContain('href="tel:+59820000000"');
  for (const phone of ['+598 2000 0000', '']) expect(shown(phone)).toContain('Uruguay');
  expect(shown('')).not.toContain('<a');
});
