import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.fixture.ts';
import { ensureGuestId, guestQuery } from './guest.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** A market that gives an id; `meanwhile` happens while it is on its way. */
const marketThatGives = (guest_id: string, meanwhile: () => void = () => undefined) =>
  vi.stubGlobal('fetch', async () => {
    meanwhile();
    return Response.json({ guest_id });
  });

test('[SYS-03] a guest is asked for and kept', async () => {
  marketThatGives('mine');
  expect(await ensureGuestId()).toBe('mine');
  expect(kept.get('guest_id')).toBe('mine');
});

test('of two tabs that ask for a guest at once the first answer counts: what was put into its cart was lost', async () => {
  marketThatGives('mine', () => kept.set('guest_id', 'of another tab'));
  expect(await ensureGuestId()).toBe('of another tab');
  expect(kept.get('guest_id')).toBe('of another tab');
});

test('[AUTH-07] who has signed in while a guest was asked for keeps no guest: the late answer left one behind', async () => {
  marketThatGives('mine', () => kept.set('token', 'of ana'));
  expect(await ensureGuestId()).toBe('mine');
  expect(kept.has('guest_id')).toBe(false);
});

test('[SYS-04] [CART-13] a token decides who is here: beside one no guest is named, or asked for', async () => {
  const fetched = vi.fn(async () => Response.json({ guest_id: 'mine' }));
  vi.stubGlobal('fetch', fetched);
  kept.set('guest_id', 'of today');
  expect(await guestQuery()).toEqual({ guest_id: 'of today' });
  kept.set('token', 'of ana');
  expect(await guestQuery()).toEqual({});
  kept.delete('guest_id');
  expect(await guestQuery()).toEqual({});
  expect(fetched).not.toHaveBeenCalled();
  kept.delete('token');
  expect(await guestQuery()).toEqual({ guest_id: 'mine' });
});
