import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../lib/api/browser.fixture.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { givingUp, parkedQuery } from './parked-query.ts';

afterEach(() => vi.unstubAllGlobals());

test('of two parked carts that are given up at once neither comes back: the slower answer about the first showed the second again', async () => {
  stubBrowser().set('token', 'a-token-of-ana');
  vi.stubGlobal('navigator', { onLine: true });
  let parked = ['one', 'two'];
  const slow = [50, 0];
  vi.stubGlobal('fetch', async (url: string) => {
    parked = parked.filter((id) => !url.includes(id));
    const answer = Response.json(parked.map((id) => ({ id })));
    await new Promise((resolve) => setTimeout(resolve, slow.shift()));
    return answer;
  });
  const client = createQueryClient('lost');
  const giveUp = () => new MutationObserver(client, givingUp(client));
  await Promise.all(['one', 'two'].map((id) => giveUp().mutate(id)));
  expect(client.getQueryData(parkedQuery.queryKey)).toEqual([]);
});
