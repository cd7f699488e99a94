import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import type { OutboxEntry } from '../../../lib/outbox/entry.ts';
import { indexedStore } from '../../../lib/outbox/indexed-store.ts';
import { flushOutbox } from '../../../lib/outbox/outbox.ts';
import { subscribeWrites } from '../../../lib/session/write-signal.ts';
import { dismissToast, readToasts } from '../../../lib/toast/toasts.ts';
import { moveGuestAddress } from './move-guest-address.ts';

const given = {
  contact_person_name: 'Ana',
  contact_person_number: '+59899123456',
  house: '1360',
  floor: '4',
  address: 'Sarandí 500',
  latitude: -34.9,
  longitude: -56.1,
};

let kept: Map<string, string>;
let saved: Record<string, unknown>[];
const rows = new Map<number, OutboxEntry>();
/** What becomes of a write, once: a market that is asked answers, else. */
let fails: (() => Promise<Response>) | undefined;
const sent: { readonly method: string; readonly key: string | null }[] = [];

async function market(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
  sent.push({ method, key: new Headers(headers).get('idempotency-key') });
  const failure = fails;
  fails = undefined;
  if (failure) return failure();
  if (method === 'GET') return Response.json({ addresses: saved });
  saved = [...saved, JSON.parse(String(body)) as Record<string, unknown>];
  return Response.json({ message: 'Address saved.', url });
}

beforeEach(() => {
  vi.useFakeTimers();
  kept = stubBrowser();
  saved = [];
  fails = undefined;
  sent.length = 0;
  rows.clear();
  let last = 0;
  vi.spyOn(indexedStore, 'list').mockImplementation(async () => [...rows.values()]);
  vi.spyOn(indexedStore, 'put').mockImplementation(async (entry) => {
    const id = entry.id ?? ++last;
    rows.set(id, { ...entry, id });
    return id;
  });
  vi.spyOn(indexedStore, 'remove').mockImplementation(async (id) => void rows.delete(id));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('fetch', market);
  kept.set('token', 'a-token-of-ana');
  kept.set('guest-contact', JSON.stringify(given));
});
afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id);
  // What waits to be tried again would be waited for by the next file, too.
  rows.clear();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lost = async (): Promise<Response> => {
  throw new TypeError('lost');
};
const addresses = () => saved.map(({ address, house }) => `${String(address)} ${String(house)}`);
const writes = () => sent.filter(({ method }) => method === 'POST').map(({ key }) => key);

test('[AUTH-11] a guest’s address becomes the customer’s, once', async () => {
  await moveGuestAddress();
  await moveGuestAddress();
  expect(addresses()).toEqual(['Sarandí 500 1360']);
  expect(writes()).toHaveLength(1);
});

test('[AUTH-11] an address whose list could not be asked for is saved by the next page: it was lost', async () => {
  fails = lost;
  await moveGuestAddress().catch(() => undefined);
  expect(saved).toEqual([]);
  await moveGuestAddress();
  expect(addresses()).toEqual(['Sarandí 500 1360']);
});

test('[AUTH-11] an address whose saving got no answer goes again under its key: it was lost', async () => {
  const answering = vi.fn(market);
  vi.stubGlobal('fetch', answering);
  answering.mockImplementationOnce(market).mockImplementationOnce(async (url, init) => {
    await market(url, init);
    throw new TypeError('lost');
  });
  saved = [];
  await moveGuestAddress();
  // Nobody asks for it a second time while it waits.
  await moveGuestAddress();
  await flushOutbox();
  expect(new Set(writes()).size).toBe(1);
  expect(writes()).toHaveLength(2);
  await moveGuestAddress();
  expect(writes()).toHaveLength(2);
  expect(rows.size).toBe(0);
});

test('[AUTH-11] the page that sends it asks for the list anew, at once and later: a book that had been read stayed empty', async () => {
  const old: string[] = [];
  const leave = subscribeWrites((room) => old.push(room));
  await moveGuestAddress();
  expect(old).toEqual(['addresses']);
  saved = [];
  kept.set('guest-contact', JSON.stringify(given));
  const answering = vi.fn(market);
  vi.stubGlobal('fetch', answering);
  answering.mockImplementationOnce(market).mockRejectedValueOnce(new TypeError('lost'));
  await moveGuestAddress();
  expect(old).toEqual(['addresses']);
  await flushOutbox();
  expect(old).toEqual(['addresses', 'addresses']);
  leave();
});

test('an address that the market refuses is told, and not asked for again: it was lost without a word', async () => {
  const errors = [{ code: 'addresses_full', message: 'You already have 100 addresses. Delete one first.' }];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    init.method === 'POST'
      ? Promise.resolve(Response.json({ errors, message: '' }, { status: 409 }))
      : market(url, init),
  );
  await moveGuestAddress();
  expect(readToasts().map(({ text }) => text)).toEqual([errors[0]?.message]);
  const asked = sent.length;
  await moveGuestAddress();
  expect(sent).toHaveLength(asked);
});

test('what became one customer’s is nothing of the next one’s', async () => {
  await moveGuestAddress();
  kept.set('token', 'a-token-of-ben');
  saved = [];
  await moveGuestAddress();
  expect(saved).toEqual([]);
  expect(kept.has('guest-contact')).toBe(false);
});
