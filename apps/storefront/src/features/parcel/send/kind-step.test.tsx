import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { KindStep, kindsQuery } from './kind-step.tsx';

test('where the kinds of parcels do not come it says so, and why: a button to try again stood there by itself', () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const query = client.getQueryCache().build(client, { queryKey: kindsQuery.queryKey });
  query.setState({ status: 'error', error: new TypeError('Failed to fetch') });
  const words = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config: {} } as unknown as Market}>
          <KindStep value={null} missing={false} onChange={() => undefined} />
        </MarketContext>
      </TranslatorContext>
    </QueryClientProvider>,
  )
    .split(/<[^>]+>/)
    .filter(Boolean);
  expect(words.slice(-3)).toEqual(['parcel.kindsNotLoaded', 'common.connectionLost', 'common.tryAgain']);
});
