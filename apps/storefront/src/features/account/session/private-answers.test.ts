import { callPaths } from '@promenade/contract/paths';
import { expect, test } from 'vitest';
import { isPrivate } from './private-answers.ts';

test('[NAV-11] answers about a shopper are private, also those of rooms that come later', () => {
  const named = (id: string) => isPrivate({ queryKey: [id, {}] });
  for (const id of Object.keys(callPaths)) {
    if (/^(accounts|addresses|cart|orders|wishlist|checkout)\./.test(id)) expect(named(id), id).toBe(true);
  }
  expect(named('wallet.list')).toBe(true);
  expect(named('catalog.item')).toBe(false);
});
