import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../api/browser.fixture.ts';
import { addAddress, settleUnanswered } from './add-address.ts';

const refused = (status: number, code: string) =>
  Response.json({ errors: [{ code, message: '' }], message: '' }, { status });

/** A market with an address book, which answers to a key as it did first; the answers of these numbers are lost. */
function marketThatLoses(...lost: readonly number[]) {
  const book = new Map<string, object>();
  const answered = new Map<string, { readonly body: string; readonly id: string }>();
  let count = 0;
  const add = (key: string, body: string, only: boolean): Response => {
    const before = answered.get(key);
    if (before && before.body !== body) return refused(409, 'key_reused');
    if (!before && only) return refused(404, 'unanswered');
    const id = before?.id ?? `address ${book.size + 1}`;
    if (!before) book.set(id, JSON.parse(body));
    answered.set(key, { body, id });
    return Response.json({ message: 'Address saved.', address: { id } });
  };
  const change = (id: string, body: string): Response => {
    if (!book.has(id)) return refused(404, 'address_not_found');
    book.set(id, JSON.parse(body));
    return Response.json({ message: 'Address updated.', address: { id } });
  };
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const sent = headers as Record<string, string>;
    const answer =
      method === 'PUT'
        ? change(decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)), String(body))
        : add(sent['idempotency-key'] ?? '', String(body), sent['x-answered-only'] === '1');
    count += 1;
    if (lost.includes(count)) throw new TypeError('Failed to fetch');
    return answer;
  });
  const floors = () => [...book.values()].map((address) => (address as { floor: string }).floor);
  return { book, floors };
}

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const save = (floor: string, form = 'address-new') =>
  addAddress(form, {
    address: 'Ejido 1275',
    address_type: 'home',
    latitude: -34.9,
    longitude: -56.18,
    floor,
  });

test('a new address whose answer was lost, changed and saved again is one: it was two', async () => {
  const { floors } = marketThatLoses(1);
  await expect(save('3')).rejects.toThrow();
  expect(await save('4')).toMatchObject({ message: 'Address updated.', address: { id: 'address 1' } });
  expect(floors()).toEqual(['4']);
  // What is entered after an answer is another address.
  await save('5');
  expect(floors()).toEqual(['4', '5']);
});

test('it is one, too, where the answers to its changes are lost', async () => {
  // Of the first one, of asking for it, and of its change.
  const { floors } = marketThatLoses(1, 3, 6);
  for (const floor of ['3', '4', '5']) await expect(save(floor)).rejects.toThrow();
  expect(await save('6')).toMatchObject({ address: { id: 'address 1' } });
  expect(floors()).toEqual(['6']);
});

test('sent again as it was, it is answered as at first', async () => {
  const { floors } = marketThatLoses(1);
  await expect(save('3')).rejects.toThrow();
  expect(await save('3')).toMatchObject({ message: 'Address saved.' });
  expect(floors()).toEqual(['3']);
});

const close = (form = 'address-new') => settleUnanswered(form, () => true);
const isDead = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

test('what is entered in another form, or after the form was closed, changes nothing that may be saved', async () => {
  const { floors } = marketThatLoses(1);
  await expect(save('3')).rejects.toThrow();
  await save('4', 'checkout-new');
  await close();
  await save('5');
  expect(floors()).toEqual(['3', '4', '5']);
});

test('a form that was closed without an answer is empty if its address had arrived: it opened with it once more, and saving made two', async () => {
  const kept = stubBrowser();
  kept.set('address-new', 'as written');
  const { floors } = marketThatLoses(1);
  await expect(save('3')).rejects.toThrow();
  expect(await close()).toBe(true);
  expect(kept.has('address-new')).toBe(false);
  expect(floors()).toEqual(['3']);
});

test('one that did not arrive is as it was written, and is sent anew', async () => {
  const kept = stubBrowser();
  kept.set('address-new', 'as written');
  isDead();
  await expect(save('3')).rejects.toThrow();
  const { floors } = marketThatLoses();
  expect(await close()).toBe(false);
  expect(kept.get('address-new')).toBe('as written');
  await save('4');
  expect(floors()).toEqual(['4']);
});

test('as long as nobody can be asked, or the form is open again, it stays the same address: it was two', async () => {
  const { floors } = marketThatLoses(1);
  const market = fetch;
  await expect(save('3')).rejects.toThrow();
  isDead();
  expect(await close()).toBe(false);
  vi.stubGlobal('fetch', market);
  expect(await settleUnanswered('address-new', () => false)).toBe(false);
  await save('4');
  expect(floors()).toEqual(['4']);
});

test('what had arrived and has been deleted since is added anew with the next press', async () => {
  const { book, floors } = marketThatLoses(1);
  await expect(save('3')).rejects.toThrow();
  book.clear();
  await expect(save('4')).rejects.toMatchObject({ code: 'address_not_found' });
  await save('4');
  expect(floors()).toEqual(['4']);
});
