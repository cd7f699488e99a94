import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { MyOrdersView } from './my-orders-view.tsx';

// Nobody is signed in where a page is drawn without a browser.
vi.mock('../../lib/session/use-stored.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => true,
}));

/** How often the page says that orders were not loaded, where these lists were not. */
function failuresOf(...lists: readonly (readonly unknown[])[]): number {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const queryKey of lists) {
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: 'error', error: new TypeError('Failed to fetch') });
  }
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <TranslatorContext value={createTranslator('en', {})}>
          <MyOrdersView />
        </TranslatorContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return drawn.split('order.listNotLoaded').length - 1;
}

const running = ['orders.running', true];

test('where neither list of orders was loaded the page says so once: it said the same twice, with a button each', () => {
  expect(failuresOf(running, ['orders.list'])).toBe(1);
  expect(failuresOf(running)).toBe(1);
  expect(failuresOf()).toBe(0);
});
