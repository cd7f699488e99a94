import { describe, expect, test } from 'vitest';
import { endpoints } from '../calls/index.ts';
import type { CallId } from '../paths/index.ts';
import { refusalStatus } from '../refusals/refusals.ts';
import { messageOf } from '../refusals/write-text.ts';

const payloads: readonly (readonly [CallId, string, readonly string[]])[] = [
  [
    'accounts.login',
    'POST /auth/login',
    ['email_or_phone', 'password', 'login_type', 'guest_id', 'field_type', 'type', 'phone'],
  ],
  [
    'accounts.signUp',
    'POST /auth/sign-up',
    ['name', 'email', 'phone', 'password', 'confirm_password', 'ref_code', 'guest_id', 'tandc'],
  ],
  [
    'accounts.verifyPhone',
    'POST /auth/verify-phone',
    ['phone', 'email', 'otp', 'login_type', 'verification_type', 'guest_id'],
  ],
  ['accounts.verifyToken', 'POST /auth/verify-token', ['reset_token']],
  [
    'accounts.firebaseVerifyToken',
    'POST /auth/firebase-verify-token',
    ['session_info', 'phone', 'otp', 'login_type', 'guest_id'],
  ],
  [
    'accounts.firebaseResetPassword',
    'PUT /auth/firebase-reset-password',
    ['phoneNumber', 'sessionInfo', 'code', 'is_reset_token'],
  ],
  ['accounts.forgotPassword', 'POST /auth/forgot-password', ['email', 'phone', 'verification_method']],
  [
    'accounts.resetPassword',
    'PUT /auth/reset-password',
    ['reset_token', 'phone', 'email', 'password', 'confirm_password', 'verification_method'],
  ],
  [
    'accounts.socialLogin',
    'POST /auth/social-login',
    ['email', 'token', 'unique_id', 'medium', 'login_type', 'guest_id'],
  ],
  [
    'accounts.socialRegister',
    'POST /auth/social-register',
    ['email', 'token', 'unique_id', 'medium', 'phone', 'id_token'],
  ],
  ['accounts.updateInfo', 'POST /auth/update-info', ['name', 'email', 'phone']],
  [
    'accounts.updateProfile',
    'POST /customer/update-profile',
    [
      'name',
      'phone',
      'email',
      'image',
      'button_type',
      'password',
      'otp',
      'verification_medium',
      'verification_on',
      'session_info',
    ],
  ],
];

describe('[AUTH-09] the calls of accounts.md, section 7', () => {
  test.each(payloads)('%s is %s and takes its payload', (id, call, fields) => {
    const { method, path, body } = endpoints[id];
    expect(`${method} ${path}`).toBe(call);
    expect(Object.keys((body as unknown as { shape: object }).shape)).toEqual(
      expect.arrayContaining([...fields]),
    );
  });
});

test('[AUTH-12] the login answer and the profile carry the fields of accounts.md, section 3', () => {
  const keysOf = (id: CallId) => Object.keys((endpoints[id].reply as unknown as { shape: object }).shape);
  const login = ['token', 'is_personal_info', 'is_exist_user', 'is_phone_verified', 'is_email_verified'];
  expect(keysOf('accounts.login')).toEqual(expect.arrayContaining(login));
  expect(keysOf('accounts.signUp')).toEqual(expect.arrayContaining(login));
  expect(keysOf('accounts.info')).toEqual(
    expect.arrayContaining([
      'f_name',
      'l_name',
      'phone',
      'email',
      'image',
      'image_full_url',
      'is_email_verified',
      'is_phone_verified',
      'storage',
    ]),
  );
});

test.each([
  ['contact_required', 'Email or phone number is required'],
  ['contact_invalid', 'Must be a valid email or phone number'],
  ['password_short', 'Password is too short - should be 6 chars minimum.'],
  ['otp_phone_required', 'Please give a phone number'],
  ['otp_phone_short', 'Number must be 10 digits'],
  ['first_name_required', 'First name is required'],
  ['passwords_differ', 'Passwords must match'],
  ['code_required', 'field is empty'],
  ['password_required', 'No password provided.'],
] as const)('[AUTH-02] %s says what the specification says', (code, text) => {
  expect(messageOf(code, 'en')).toBe(text);
});

test('[AUTH-08] the digits of a number are counted in the text', () => {
  expect(messageOf('phone_digits', 'en', { count: 10 })).toBe('Phone number must be exactly 10 digits');
  expect(refusalStatus.email).toBe(422);
});

test('no call of somebody who is signed in is refused as if their session had ended: a passkey that could not be added signed its owner out', () => {
  const signsOut = Object.entries(endpoints).flatMap(([id, { who, refusals }]) =>
    who === 'anyone' ? [] : refusals.filter((code) => refusalStatus[code] === 401).map((code) => [id, code]),
  );
  expect(signsOut).toEqual([]);
});
