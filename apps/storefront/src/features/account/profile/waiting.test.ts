import { expect, test } from 'vitest';
import { codeDue } from '../auth-dialog/flow.ts';
import { waitingAfter } from './waiting.ts';

const codeTo = (on: 'phone' | 'email', code_hint: string) =>
  codeDue({
    on,
    contact: '',
    medium: on === 'phone' ? 'SMS' : 'email',
    delivery_id: null,
    session_info: null,
    resend_after_seconds: 60,
    expires_at: '2026-06-17T12:10:00Z',
    code_hint,
  });
const change = { phone: '+59899000000', email: 'ana@example.com' };
const [first, again, next] = [codeTo('phone', '1'), codeTo('phone', '2'), codeTo('email', '3')];
const open = { change, due: first };
const proof = { otp: '123456' };

test('[PROF-01] a saved contact waits for its code, then for the other contact’s, then for none', () => {
  expect(waitingAfter(null, { change }, first)).toEqual(open);
  expect(waitingAfter(open, { change, isAgain: true }, again)).toEqual({ change, due: again });
  expect(waitingAfter(open, { change, proof }, next)).toEqual({ change, due: next });
  expect(waitingAfter({ change, due: next }, { change, proof }, null)).toBeNull();
});

test('[PROF-01] a code that was sent again once its dialog was closed opens it no more: it stood there again', () => {
  expect(waitingAfter(null, { change, isAgain: true }, again)).toBeNull();
  expect(waitingAfter(null, { change, proof }, next)).toBeNull();
});

test('[PROF-01] what is answered late neither takes the place of the dialog that was opened since, nor closes it', () => {
  const since = { change: { button_type: 'email' as const }, due: next };
  expect(waitingAfter(since, { change, isAgain: true }, again)).toBe(since);
  expect(waitingAfter(since, { change, proof }, null)).toBe(since);
});
