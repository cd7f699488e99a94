import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { FlowContext, type FlowHandle, noFacts } from './flow.ts';
import { SignIn } from './sign-in.tsx';

test.each(['manual', 'otp'] as const)(
  '[NAV-14] help is at hand for who cannot sign in, in a tab of its own: only the form to sign up had the link (%s)',
  (loginType) => {
    const config = {
      country: 'UY',
      country_calling_code: '598',
      centralize_login: { manual_login_status: 1, otp_login_status: 1, social_login_status: 0 },
    };
    const flow: FlowHandle = { step: 'sign-in', facts: { ...noFacts, loginType }, send: () => undefined };
    const form = renderToStaticMarkup(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <TranslatorContext value={createTranslator('en', {})}>
            <MarketContext value={{ config } as unknown as Market}>
              <FlowContext value={flow}>
                <SignIn />
              </FlowContext>
            </MarketContext>
          </TranslatorContext>
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(form).toMatch(
      /<a [^>]*target="_blank"[^>]*href="\/help-and-support"|<a [^>]*href="\/help-and-support"[^>]*target="_blank"/,
    );
  },
);
