import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../lib/session/market.ts';
import { ContactForm } from './contact-form.tsx';

function formOf(country_picker_status: number): string {
  const config = { country: 'UY', country_calling_code: '598', country_picker_status };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config } as unknown as Market}>
          <ContactForm />
        </MarketContext>
      </TranslatorContext>
    </QueryClientProvider>,
  );
}

test('[SYS-15] the country of a number to call back can be picked where the market lets it be: the form had none', () => {
  expect(formOf(0)).toMatch(/<select[^>]*disabled=""/);
  expect(formOf(1)).toMatch(/<select(?![^>]*disabled)/);
});
