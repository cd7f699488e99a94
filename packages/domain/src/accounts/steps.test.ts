import { describe, expect, test } from 'vitest';
import {
  AUTH_ANSWERS,
  AUTH_STEPS,
  type AuthAnswer,
  type AuthStep,
  nextAuthStep,
  readAuthRefusal,
  readLoginOutcome,
} from './index.ts';

const pairs = AUTH_STEPS.flatMap((step) => AUTH_ANSWERS.map((answer) => [step, answer] as const));
const inside = AUTH_STEPS.filter((step) => step !== 'closed');

/** Every step that can be reached from one, by the answers that are let through. */
function reachable(from: AuthStep, admits: (answer: AuthAnswer) => boolean): Set<AuthStep> {
  const seen = new Set<AuthStep>([from]);
  for (const step of seen) {
    for (const answer of AUTH_ANSWERS.filter(admits)) seen.add(nextAuthStep(step, answer));
  }
  return seen;
}

describe('[AUTH-01] the dialog’s table', () => {
  test.each(pairs)('%s, %s leads to a step, and an answer nobody expects changes nothing', (step, answer) => {
    const next = nextAuthStep(step, answer);
    expect(AUTH_STEPS).toContain(next);
    if (answer === 'refused') expect(next).toBe(step);
  });

  test('every step is reached from a closed dialog', () => {
    expect([...reachable('closed', () => true)].sort()).toEqual([...AUTH_STEPS].sort());
  });

  test.each(inside)('%s is no dead end: it ends in success, and it leads back, without closing', (step) => {
    const onward = reachable(step, (answer) => answer !== 'close');
    expect(onward).toContain('closed');
    expect(nextAuthStep(step, 'close')).toBe('closed');
    if (step !== 'sign-in')
      expect(nextAuthStep(step, 'back')).not.toBe(step === 'forgot_contact' ? step : '');
    const backwards = reachable(step, (answer) => answer === 'back' || answer === 'expired');
    expect(backwards).toContain('sign-in');
  });

  test.each(inside)('from %s one may go to sign-in, sign-up and a forgotten password', (step) => {
    expect(nextAuthStep(step, 'open_sign_in')).toBe('sign-in');
    expect(nextAuthStep(step, 'open_sign_up')).toBe('sign-up');
    expect(nextAuthStep(step, 'open_forgot_password')).toBe('forgot_contact');
  });

  test('[AUTH-08] a forgotten password: contact, code, new password, closed', () => {
    const answers = ['open_forgot_password', 'code_sent', 'code_accepted', 'password_changed'] as const;
    const steps: AuthStep[] = [];
    for (const answer of answers) steps.push(nextAuthStep(steps.at(-1) ?? 'sign-in', answer));
    expect(steps).toEqual(['forgot_contact', 'forgot_code', 'forgot_password', 'closed']);
    expect(nextAuthStep('forgot_code', 'back')).toBe('forgot_contact');
    expect(nextAuthStep('forgot_password', 'expired')).toBe('forgot_contact');
  });

  test.each<[AuthAnswer, AuthStep]>([
    ['signed_in', 'closed'],
    ['phone_code_due', 'verify_phone'],
    ['email_code_due', 'verify_email'],
    ['info_missing', 'user_info'],
    ['existing_user', 'is_exist_user'],
    ['phone_needed', 'phone_modal'],
  ])('[AUTH-06] %s leads to %s from every step that signs in', (answer, next) => {
    for (const step of ['sign-in', 'sign-up', 'phone_modal', 'user_info', 'is_exist_user', 'otp'] as const) {
      expect(nextAuthStep(step, answer)).toBe(next);
    }
  });

  test('the two proofs may follow each other', () => {
    expect(nextAuthStep('verify_phone', 'email_code_due')).toBe('verify_email');
    expect(nextAuthStep('verify_email', 'phone_code_due')).toBe('verify_phone');
  });
});

describe('[AUTH-04] what a login’s answer means', () => {
  const done = {
    token: 'token',
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
  } as const;
  test.each([
    [{}, 'signed_in'],
    [{ token: null, is_personal_info: 0 }, 'info_missing'],
    [{ token: null, is_personal_info: 0, is_exist_user: {} }, 'info_missing'],
    [{ token: null, is_exist_user: {} }, 'existing_user'],
    [{ token: null, is_phone_verified: 0 }, 'phone_code_due'],
    [{ token: null, is_phone_verified: 0, is_email_verified: 0 }, 'phone_code_due'],
    [{ token: null, is_email_verified: 0 }, 'email_code_due'],
    [{ token: null }, undefined],
  ] as const)('%j is %s', (change, answer) => {
    expect(readLoginOutcome({ ...done, ...change })).toBe(answer);
  });

  test.each([
    ['email', 'phone_needed'],
    ['continue_dead', 'expired'],
    ['reset_token_dead', 'expired'],
    ['code_wrong', 'refused'],
    ['account_blocked', 'refused'],
  ])('the refusal %s is %s', (code, answer) => expect(readAuthRefusal(code)).toBe(answer));
});
