import { afterEach, expect, test, vi } from 'vitest';
import { keyOfWrite, noteLost } from './lost-writes.ts';

const house = { body: { address: 'Ejido 1545' } };

afterEach(() => {
  vi.useRealTimers();
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
  vi.advanceTimersByTime(121_000);
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
