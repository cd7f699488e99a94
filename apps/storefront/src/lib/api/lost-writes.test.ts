import { afterEach, expect, test, vi } from 'vitest';
import { keyOfWrite as writeKey, noteAnswered, noteLost } from './lost-writes.ts';

const keyOfWrite = (id: string, input: object): string => writeKey(id, input).key;

const house = { body: { address: 'Ejido 1545' } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a write whose answer was lost goes under its key once more, and what is answered does not', () => {
  const key = keyOfWrite('addresses.add', house);
  noteLost('addresses.add', house, key);
  expect(keyOfWrite('addresses.add', house)).toBe(key);
  expect(keyOfWrite('addresses.add', house)).not.toBe(key);
});

test('another body, another write of the room, and a press much later are something new', () => {
  noteLost('addresses.add', house, 'first');
  expect(keyOfWrite('addresses.add', { body: { address: 'Ejido 1547' } })).not.toBe('first');
  noteLost('addresses.add', house, 'first');
  keyOfWrite('addresses.delete', { query: { address_id: '1' } });
  expect(keyOfWrite('addresses.add', house)).not.toBe('first');
  vi.useFakeTimers();
  noteLost('addresses.add', house, 'first');
  vi.advanceTimersByTime(601_000);
  expect(keyOfWrite('addresses.add', house)).not.toBe('first');
});

test('a write in another room leaves it as it is', () => {
  noteLost('addresses.add', house, 'first');
  keyOfWrite('wishlist.add', {});
  expect(keyOfWrite('addresses.add', house)).toBe('first');
});

const prescription = (picture: Blob, note = 'for the knee') => {
  const body = new FormData();
  body.append('note', note);
  body.append('image', picture, 'prescription.jpg');
  return { body };
};

test('a form whose answer was lost goes under its key once more: the picture is not kept twice', () => {
  const picture = new Blob(['a scan'], { type: 'image/jpeg' });
  const key = keyOfWrite('checkout.uploadPrescription', prescription(picture));
  noteLost('checkout.uploadPrescription', prescription(picture), key);
  expect(keyOfWrite('checkout.uploadPrescription', prescription(picture))).toBe(key);
});

test('a form with another picture or another word is something new', () => {
  const lost = prescription(new Blob(['a scan'], { type: 'image/jpeg' }));
  noteLost('checkout.uploadPrescription', lost, 'first');
  const otherPicture = prescription(new Blob(['another scan'], { type: 'image/jpeg' }));
  expect(keyOfWrite('checkout.uploadPrescription', otherPicture)).not.toBe('first');
  noteLost('checkout.uploadPrescription', lost, 'first');
  const otherWord = prescription(new Blob(['a scan'], { type: 'image/jpeg' }), 'for the hip');
  expect(keyOfWrite('checkout.uploadPrescription', otherWord)).not.toBe('first');
});

/** The next page of the tab: what this one knows is gone, but for what the tab keeps. */
async function nextPage() {
  vi.resetModules();
  const { keyOfWrite: keyThere } = await import('./lost-writes.ts');
  return keyThere;
}

/** What a tab keeps, of which there is none outside a browser. */
function keepTab(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}

const enquiry = { body: { message: 'Do you open on Sundays?' } };

test('what was sent before a reload and not answered goes under its key once more: an enquiry was kept twice', async () => {
  const kept = keepTab();
  const key = keyOfWrite('enquiries.send', enquiry);
  const keyThere = await nextPage();
  expect(keyThere('enquiries.send', enquiry)).toEqual({ key, isAgain: true });
  expect([...kept.values()].join()).not.toContain('Sundays');
});

test('what was answered before a reload is something new after it', async () => {
  keepTab();
  const key = keyOfWrite('enquiries.send', enquiry);
  noteAnswered('enquiries.send', key);
  const keyThere = await nextPage();
  expect(keyThere('enquiries.send', enquiry)).toMatchObject({ isAgain: false });
});

test('the answer to an earlier write says nothing of a later one', async () => {
  keepTab();
  const earlier = keyOfWrite('addresses.add', house);
  const later = keyOfWrite('addresses.add', { body: { address: 'Ejido 1547' } });
  noteAnswered('addresses.add', earlier);
  const keyThere = await nextPage();
  expect(keyThere('addresses.add', house).key).toBe(later);
});
