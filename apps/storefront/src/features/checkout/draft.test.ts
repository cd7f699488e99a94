import { afterEach, expect, test } from 'vitest';
import { noContact } from '../../lib/address/address.ts';
import { tabStorage } from '../../lib/session/storage.ts';
import { forgetDraft, keepDraft, newDraft, readDraft } from './draft.ts';

const name = 'checkout-draft';
const read = (kept: unknown) => {
  tabStorage.write(name, JSON.stringify(kept));
  return readDraft();
};

afterEach(forgetDraft);

test('a checkout begins as a delivery now, paid in cash, with nothing added to its bill', () => {
  expect(readDraft()).toMatchObject({
    orderType: 'delivery',
    scheduleAt: null,
    tip: 0,
    cutlery: false,
    extraPackaging: false,
    coupon: null,
    payment: { method: 'cash_on_delivery', partial: false },
  });
});

test('what was chosen at checkout is read again as it was, until it is forgotten', () => {
  const draft = { ...newDraft, orderType: 'take_away', tip: 2.5, note: 'Ring twice', cutlery: true } as const;
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  forgetDraft();
  expect(readDraft()).toEqual(newDraft);
});

test.each([['-1'], [-0.01], ['much'], [null], [Number.NaN]])(
  'a kept tip of %j is no tip: nobody pays what they cannot read',
  (tip) => {
    expect(read({ ...newDraft, tip }).tip).toBe(0);
  },
);

test('what another version has kept is read as far as it goes', () => {
  expect(
    read({ note: 'Ring', details: { road: 'Sarandí' }, contact: { contact_person_name: 'Ana' } }),
  ).toEqual({
    ...newDraft,
    note: 'Ring',
    details: { road: 'Sarandí', house: '', floor: '' },
    contact: { ...noContact, contact_person_name: 'Ana' },
  });
  for (const junk of [null, 7, 'text']) expect(read(junk)).toEqual(newDraft);
  tabStorage.write(name, '{');
  expect(readDraft()).toEqual(newDraft);
});
