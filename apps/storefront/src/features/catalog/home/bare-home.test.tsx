import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/module.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { BareHome } from './bare-home.tsx';

const texts = { 'module.none': [english.none], 'module.noneText': [english.noneText] };

function homeOf(modules: readonly { id: string; status: 0 | 1 }[]): string {
  const market = { origin: 'https://market.example', config: { business_name: 'Corner Market' }, modules };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', texts)}>
        <MarketContext value={market as unknown as Market}>
          <BareHome />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test.each([
  ['whose modules are all switched off', [{ id: 'food', status: 0 }]],
  ['that has none yet', []],
] as const)('[MOD-03] the home of a market %s says so, and whom to ask', (_, modules) => {
  const text = homeOf(modules);
  expect(text).toContain('No module found');
  expect(text).toContain('Contact with the site owner to activate modules.');
});
