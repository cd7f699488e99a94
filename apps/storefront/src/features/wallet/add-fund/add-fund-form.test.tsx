import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../../../lib/i18n/messages/wallet.en.json' with { type: 'json' };
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { AddFundForm } from './add-fund-form.tsx';

const gateway = (name: string) => ({
  gateway: name,
  gateway_title: `Pay with ${name}`,
  gateway_image_full_url: `/gateways/${name}.svg`,
});

function form(methods: readonly string[], currency_symbol_direction = 'left'): string {
  const config = {
    currency_symbol: '$',
    currency_symbol_direction,
    digit_after_decimal_point: 2,
    active_payment_method_list: methods.map(gateway),
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslatorContext
        value={createTranslator('en', { 'wallet.methodRequired': [english.methodRequired] })}
      >
        <MarketContext value={{ config } as unknown as Market}>
          <AddFundForm />
        </MarketContext>
      </TranslatorContext>
    </QueryClientProvider>,
  );
}

test('[PROF-04] the first active method is chosen; each shows its title and its picture', () => {
  const text = form(['first', 'second']);
  expect(text).toMatch(/<input[^>]*checked=""[^>]*value="first"/);
  expect(text).not.toMatch(/<input[^>]*checked=""[^>]*value="second"/);
  for (const name of ['first', 'second']) {
    expect(text).toContain(`Pay with ${name}`);
    expect(text).toContain(`src="/gateways/${name}.svg"`);
  }
  expect(text).not.toContain(english.methodRequired);
});

test('[PROF-04] where no method is chosen, it says so and sends nothing', () => {
  const text = form([]);
  expect(text).toContain('Payment method is required');
  expect(text).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});

test('[SYS-08] the currency stands on the side of its amount where prices have it, in every script: among Arabic it was on the other one', () => {
  expect(form(['first'])).toMatch(/dir="ltr"><span[^>]*>\$<\/span><input/);
  expect(form(['first'], 'right')).toMatch(/dir="ltr"><input[^>]*><span[^>]*>\$<\/span>/);
});
