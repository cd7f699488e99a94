import { expect, test } from 'vitest';
import { queryView } from '../lib/api/query-view.tsx';
import { loadViews } from '../lib/view/known-views.ts';
import { lateView } from '../ui/lazy/late-view.tsx';
import { lazyView } from '../ui/lazy/on-demand.tsx';

test('the server loads every view ahead, those within views too: a page came without one whose files a build had replaced', async () => {
  const loaded: string[] = [];
  const view = (name: string) => async () => {
    loaded.push(name);
    return () => null;
  };
  lazyView(view('cart'));
  lateView(view('footer'), []);
  queryView(view('wallet'));
  lazyView(() => Promise.reject(new Error('only in a browser')));
  lazyView(async () => {
    lazyView(view('coupons'));
    return view('checkout')();
  });
  for await (const _one of loadViews());
  expect(loaded).toEqual(['cart', 'footer', 'wallet', 'checkout', 'coupons']);
});
