import { expect, test } from 'vitest';
import { newDraft, noEnd, type ParcelDraft } from './draft.ts';
import { isWhole, placeBody, problemsOf, quoteBody } from './parcel-body.ts';

const sender = {
  ...noEnd,
  name: 'Ana',
  phone: '+598 99 123 456',
  place: { text: 'Sarandí 500', lat: -34.9, lng: -56.2 },
};
const receiver = {
  ...noEnd,
  name: 'Bruno',
  phone: '+598 99 654 321',
  place: { text: 'Rambla 2', lat: -34.91, lng: -56.15 },
};
const whole: ParcelDraft = { ...newDraft, categoryId: 'kind', sender, receiver, tip: 20 };

test('[CHK-10] an empty form names everything that is missing, a whole one nothing', () => {
  const missing = {
    name: 'address.formNameRequired',
    phone: 'address.formPhoneRequired',
    place: 'address.required',
  };
  expect(problemsOf(newDraft, '598')).toEqual({ category: true, sender: missing, receiver: missing });
  expect(isWhole(problemsOf(newDraft, '598'))).toBe(false);
  expect(isWhole(problemsOf(whole, '598'))).toBe(true);
  for (const half of [{ sender: noEnd }, { receiver: noEnd }, { categoryId: null }])
    expect(isWhole(problemsOf({ ...whole, ...half }, '598')), JSON.stringify(half)).toBe(false);
});

test('[CHK-10] a phone that cannot be called, and a place whose words are not there yet, are not enough', () => {
  const { place } = sender;
  const problems = problemsOf(
    { ...whole, sender: { ...sender, phone: '+598 none', place: { ...place, text: '' } } },
    '598',
  );
  expect(problems.sender).toEqual({ phone: 'address.phoneInvalid', place: 'address.required' });
});

test('[CHK-10] a receiver’s phone as it is written at home, without a country’s code, can be called', () => {
  const problems = problemsOf({ ...whole, receiver: { ...receiver, phone: '098 765 432' } }, '598');
  expect(problems.receiver).toEqual({});
});

test('[CHK-10] the price is asked for as soon as kind and both places are known', () => {
  expect(quoteBody({ ...whole, categoryId: null })).toBeNull();
  expect(quoteBody({ ...whole, receiver: noEnd })).toBeNull();
  expect(quoteBody(whole)).toEqual({
    parcel_category_id: 'kind',
    sender_details: { latitude: -34.9, longitude: -56.2 },
    receiver_details: { latitude: -34.91, longitude: -56.15 },
    dm_tips: 20,
  });
});

test('[CHK-10] a parcel is sent with both its ends, each with its own contact, place and door', () => {
  const door = { road: 'Sarandí', house: '500', floor: '2' };
  const draft = { ...whole, sender: { ...sender, ...door }, note: 'Fragile', instruction: 'Ring' };
  expect(placeBody(draft, 89)).toEqual({
    order_type: 'parcel',
    parcel_category_id: 'kind',
    sender_details: {
      contact_person_name: 'Ana',
      contact_person_number: '+598 99 123 456',
      address: 'Sarandí 500',
      latitude: -34.9,
      longitude: -56.2,
      ...door,
    },
    receiver_details: {
      contact_person_name: 'Bruno',
      contact_person_number: '+598 99 654 321',
      address: 'Rambla 2',
      latitude: -34.91,
      longitude: -56.15,
      road: '',
      house: '',
      floor: '',
    },
    charge_payer: 'sender',
    payment_method: 'cash_on_delivery',
    partial_payment: false,
    order_note: 'Fragile',
    delivery_instruction: 'Ring',
    dm_tips: 20,
    order_amount: 89,
  });
});

test('[CHK-10] the receiver pays in cash, whatever the sender had chosen for themselves', () => {
  const draft = { ...whole, payment: { method: 'wallet', partial: true } };
  expect(placeBody(draft, 89)).toMatchObject({
    charge_payer: 'sender',
    payment_method: 'wallet',
    partial_payment: true,
  });
  expect(placeBody({ ...draft, payer: 'receiver' }, 89)).toMatchObject({
    charge_payer: 'receiver',
    payment_method: 'cash_on_delivery',
    partial_payment: false,
    order_amount: 89,
  });
});
