import { Refusal } from '@promenade/contract/client';
import { expect, test } from 'vitest';
import { readToasts } from '../toast/toasts.ts';
import { refusalTexts, showRefusal } from './refusal-toasts.ts';

const refusal = (errors: { code: string; message: string }[], message: string) =>
  new Refusal(422, { errors, message });

test('[SYS-06] each entry of the errors array is shown', () => {
  const errors = [
    { code: 'name_required', message: 'Name is required' },
    { code: 'phone_required', message: 'Phone Number is required' },
  ];
  const before = readToasts().length;
  showRefusal(refusal(errors, 'Name is required'), 'lost');
  expect(
    readToasts()
      .slice(before)
      .map(({ kind, text }) => ({ kind, text })),
  ).toEqual([
    { kind: 'error', text: 'Name is required' },
    { kind: 'error', text: 'Phone Number is required' },
  ]);
});

test('[SYS-06] without entries, the answer’s message', () => {
  expect(refusalTexts(refusal([], 'There is nothing here.'), 'lost')).toEqual(['There is nothing here.']);
});

test('a call without any answer says that the connection is lost', () => {
  expect(refusalTexts(new TypeError('Failed to fetch'), 'lost')).toEqual(['lost']);
});
