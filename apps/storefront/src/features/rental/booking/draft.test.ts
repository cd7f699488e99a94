import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const nothing: Draft = {
  note: '',
  payment: { method: 'cash_on_delivery', partial: false },
  coupon: null,
  contact: null,
};

test('a booking’s choices survive a reload', () => {
  const contact = { contact_person_name: 'Ana', contact_person_number: '1', contact_person_email: '' };
  const draft: Draft = {
    note: 'At the door',
    payment: { method: 'wallet', partial: true },
    coupon: 'TEN',
    contact,
  };
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  keepDraft(null);
  expect([readDraft(), kept.size]).toEqual([nothing, 0]);
});

test.each(['{', 'null', '7', '{"note":5,"payment":{"method":1},"coupon":{}}', '{"payment":null}'])(
  'what cannot be read is no choice: %s',
  (text) => {
    kept.set('trip-draft', text);
    expect(readDraft()).toEqual(nothing);
  },
);

test('of a contact that is known in part the rest is empty, and a wallet pays in part only where that was chosen', () => {
  kept.set('trip-draft', '{"contact":{"contact_person_name":"Ana"},"payment":{"method":"card","partial":1}}');
  expect(readDraft()).toEqual({
    ...nothing,
    payment: { method: 'card', partial: false },
    contact: { contact_person_name: 'Ana', contact_person_number: '', contact_person_email: '' },
  });
});
