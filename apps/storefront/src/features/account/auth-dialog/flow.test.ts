import { describe, expect, test } from 'vitest';
import { claimsOf } from '../social/social-start.ts';
import { afterAnswer, type AuthFacts, factsOf, type LoginReply, noFacts } from './flow.ts';

const known: AuthFacts = {
  ...noFacts,
  loginType: 'social',
  continueToken: 'continue',
  social: { medium: 'google', token: 'token' },
};

describe('[AUTH-04] what the dialog remembers between its steps', () => {
  test('facts are added to, step by step', () => {
    const { step, facts } = afterAnswer({ step: 'is_exist_user', facts: known }, 'phone_needed', {
      contact: { phone: '+59899123456' },
    });
    expect(step).toBe('phone_modal');
    expect(facts.social).toEqual(known.social);
    expect(facts.contact.phone).toBe('+59899123456');
  });

  test.each(['back', 'expired', 'open_sign_up', 'close', 'signed_in'] as const)(
    'nothing of an attempt is left after %s',
    (answer) => expect(afterAnswer({ step: 'user_info', facts: known }, answer).facts).toEqual(noFacts),
  );

  test('an answer that the step does not know leaves all as it is', () => {
    const flow = { step: 'user_info', facts: known } as const;
    expect(afterAnswer(flow, 'password_changed')).toEqual(flow);
  });

  test('a code says when it may be sent again', () => {
    const verification = {
      on: 'phone',
      contact: '+598*****456',
      medium: 'SMS',
      delivery_id: null,
      session_info: null,
      resend_after_seconds: 60,
      expires_at: '2026-01-01T00:10:00.000Z',
      code_hint: null,
    } as const;
    const before = Date.now();
    const reply: LoginReply = {
      token: null,
      is_personal_info: 1,
      is_exist_user: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      message: '',
      verification,
      continue_token: null,
      personal_info: null,
    };
    expect(factsOf(reply).due?.resendAtMs).toBeGreaterThanOrEqual(before + 60_000);
    expect(factsOf({ ...reply, verification: null }).due).toBeNull();
  });
});

test('[AUTH-06] what an ID token claims is read for the call; what is none is left out', () => {
  const token = (payload: object) =>
    `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
  expect(claimsOf(token({ email: 'zoë@example.com', sub: 'google-1' }))).toEqual({
    email: 'zoë@example.com',
    unique_id: 'google-1',
  });
  expect(claimsOf(token({ email: 1 }))).toEqual({});
  for (const none of ['', 'opaque-access-token', 'a.b.c', 'head.!!!.signature'])
    expect(claimsOf(none)).toEqual({});
});
