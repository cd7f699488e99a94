import { Refusal } from '@promenade/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.fixture.ts';
import { sendForGood } from './send-for-good.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, code: string) => () =>
  Promise.reject(new Refusal(status, { errors: [{ code, message: '' }], message: code }));
const stands = refused(409, 'already_reviewed');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const send = (how: () => Promise<string>) => sendForGood('review line', 'already_reviewed', how);

test('a review that is changed after a lost answer is told to have arrived as it was sent: it was refused as a second one', async () => {
  await expect(send(lost)).rejects.toThrow();
  await expect(send(refused(429, 'too_many'))).rejects.toThrow('too_many');
  expect(await send(stands)).toBeNull();
});

test('one that was written in another tab is refused as it is', async () => {
  await expect(send(stands)).rejects.toThrow('already_reviewed');
  await expect(send(lost)).rejects.toThrow();
  expect(await send(async () => 'Thank you')).toBe('Thank you');
  await expect(send(stands)).rejects.toThrow('already_reviewed');
});
