import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { FlowContext, type FlowHandle, noFacts } from './flow.ts';
import { SignUp } from './sign-up.tsx';

function formOf(statuses: {
  readonly customer_wallet_status: number;
  readonly ref_earning_status: number;
}): string {
  const config = {
    country: 'UY',
    country_calling_code: '598',
    country_picker_status: 0,
    phone_national_digits: 8,
    centralize_login: { manual_login_status: 1, otp_login_status: 1, social_login_status: 1 },
    ...statuses,
  };
  const flow: FlowHandle = { step: 'sign-up', facts: noFacts, send: () => undefined };
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TranslatorContext value={createTranslator('en', {})}>
          <MarketContext value={{ config } as unknown as Market}>
            <FlowContext value={flow}>
              <SignUp />
            </FlowContext>
          </MarketContext>
        </TranslatorContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test.each([
  [1, 1, true],
  [1, 0, false],
  [0, 1, false],
  [0, 0, false],
])(
  '[AUTH-03] with wallets %i and rewards for referrals %i, a code is asked for: %s',
  (wallet, referral, isAsked) => {
    const form = formOf({ customer_wallet_status: wallet, ref_earning_status: referral });
    expect(form.includes('name="ref_code"')).toBe(isAsked);
    // The terms are not accepted yet.
    expect(form).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  },
);
