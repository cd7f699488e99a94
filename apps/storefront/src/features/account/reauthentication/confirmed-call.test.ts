import { Refusal } from '@promenade/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../lib/api/browser-client.ts';
import { confirmedCall, isAsked, settleAsked, subscribeAsked } from './confirmed-call.ts';

vi.mock('../../../lib/api/browser-client.ts', () => ({ call: vi.fn() }));

const refusal = (status: number, code: string) =>
  new Refusal(status, { errors: [{ code, message: '' }], message: '' });
const tooLongAgo = refusal(403, 'reauthentication_required');
const answers = vi.mocked(call);
const change = () => confirmedCall('accounts.updateProfile', { body: new FormData() });

let leave: () => void;
let told: boolean[];
beforeEach(() => {
  answers.mockReset();
  told = [];
  leave = subscribeAsked(() => told.push(isAsked()));
});
afterEach(() => leave());

test('whoever signed in too long ago is asked who they are, and what they entered is sent again', async () => {
  answers.mockRejectedValueOnce(tooLongAgo).mockResolvedValueOnce('done' as never);
  const changing = change();
  await expect.poll(isAsked).toBe(true);
  settleAsked(true);
  expect(await changing).toBe('done');
  expect(answers.mock.calls[1]).toEqual(answers.mock.calls[0]);
  expect(told).toEqual([true, false]);
});

test('closing the question is the refusal, of all that waited for it', async () => {
  answers.mockRejectedValue(tooLongAgo);
  const both = Promise.allSettled([change(), change()]);
  await expect.poll(() => told.length).toBe(2);
  settleAsked(false);
  expect((await both).map((one) => one.status === 'rejected' && one.reason)).toEqual([
    tooLongAgo,
    tooLongAgo,
  ]);
  expect([answers.mock.calls.length, isAsked()]).toEqual([2, false]);
});

test('another refusal, or a lost line, asks nobody anything', async () => {
  for (const error of [refusal(403, 'forbidden'), new TypeError('lost')]) {
    answers.mockRejectedValueOnce(error);
    await expect(change()).rejects.toBe(error);
  }
  expect(told).toEqual([]);
});

test('where nothing can ask, the refusal is told', async () => {
  leave();
  answers.mockRejectedValueOnce(tooLongAgo);
  await expect(change()).rejects.toBe(tooLongAgo);
  expect(isAsked()).toBe(false);
});
