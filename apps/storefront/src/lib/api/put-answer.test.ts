import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whoIsHere } from '../session/who-is-here.ts';
import { putAnswer } from './put-answer.ts';

const queryKey = ['cart.parked'];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

/** What is shown once somebody's answer has come, who was there when it was asked for. */
async function shownAfter(asked: Readonly<Record<string, string>>, answered: typeof asked): Promise<unknown> {
  const client = new QueryClient();
  kept = new Map(Object.entries(asked));
  const who = whoIsHere();
  kept = new Map(Object.entries(answered));
  await putAnswer(client, queryKey, 'theirs', who);
  return client.getQueryData(queryKey);
}

test.each([
  ['a customer who is still here', { token: 'token-of-ana' }, { token: 'token-of-ana' }, 'theirs'],
  ['a guest who was given an id meanwhile', {}, { guest_id: 'a-guest' }, 'theirs'],
  ['a customer who has signed out', { token: 'token-of-ana' }, { guest_id: 'a-guest' }, undefined],
  ['another one than is signed in', { token: 'token-of-ana' }, { token: 'token-of-ben' }, undefined],
  ['a guest who has signed in', { guest_id: 'a-guest' }, { token: 'token-of-ana' }, undefined],
  ['a guest without an id who has signed in', {}, { token: 'token-of-ana' }, undefined],
])(
  'what is answered to %s: late, it was shown to whoever came next',
  async (_who, asked, answered, shown) => {
    expect(await shownAfter(asked, answered)).toBe(shown);
  },
);
