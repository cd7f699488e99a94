/** Where the authentication dialog stands (AUTH-01, AUTH-04, AUTH-05, AUTH-08); `closed` is where it begins and ends. */
export const AUTH_STEPS = [
  'closed',
  'sign-in',
  'sign-up',
  /** A phone number is asked for beside a social account. */
  'phone_modal',
  /** Name and contact are asked for, since sign-in brought none. */
  'user_info',
  /** 'Is it you' */
  'is_exist_user',
  /** The code that signs in. */
  'otp',
  /** The code that proves a new account's number or e-mail. */
  'verify_phone',
  'verify_email',
  /** Forgot password, steps 0, 1 and 2. */
  'forgot_contact',
  'forgot_code',
  'forgot_password',
] as const;

/** One of {@link AUTH_STEPS}. */
export type AuthStep = (typeof AUTH_STEPS)[number];

/** What moves the dialog: what the visitor asks for, and what an answer of the server means. */
export const AUTH_ANSWERS = [
  'open_sign_in',
  'open_sign_up',
  'open_forgot_password',
  'back',
  'close',
  /** A token came. */
  'signed_in',
  /** A code is on its way: for signing in, or for a new password. */
  'code_sent',
  'phone_code_due',
  'email_code_due',
  'info_missing',
  'existing_user',
  /** Error code `email`, or a phone number is needed first (AUTH-06). */
  'phone_needed',
  /** The code of a forgotten password was right. */
  'code_accepted',
  'password_changed',
  /** Refused: the message is shown, the visitor may try again. */
  'refused',
  /** What was proved before has run out; it begins anew. */
  'expired',
] as const;

/** One of {@link AUTH_ANSWERS}. */
export type AuthAnswer = (typeof AUTH_ANSWERS)[number];

type Row = Partial<Readonly<Record<AuthAnswer, AuthStep>>>;

/** What sign-in may come to, by whichever of its ways (AUTH-04, AUTH-06). */
const OUTCOMES: Row = {
  signed_in: 'closed',
  phone_code_due: 'verify_phone',
  email_code_due: 'verify_email',
  info_missing: 'user_info',
  existing_user: 'is_exist_user',
  phone_needed: 'phone_modal',
};

/** Inside the dialog one may always go elsewhere in it, and leave. */
const ANYWHERE: Row = {
  open_sign_in: 'sign-in',
  open_sign_up: 'sign-up',
  open_forgot_password: 'forgot_contact',
  close: 'closed',
};

const IN_SIGN_IN: Row = { ...ANYWHERE, ...OUTCOMES, back: 'sign-in', expired: 'sign-in' };
const IN_FORGOT: Row = { ...ANYWHERE, back: 'forgot_contact', expired: 'forgot_contact' };

/** The only place that says what follows; an answer that is not in a row leaves the dialog where it is. */
const TABLE: Readonly<Record<AuthStep, Row>> = {
  // A social sign-in may come back to a page that was loaded anew, with the dialog closed.
  closed: { ...ANYWHERE, ...OUTCOMES },
  'sign-in': { ...IN_SIGN_IN, code_sent: 'otp' },
  'sign-up': IN_SIGN_IN,
  phone_modal: IN_SIGN_IN,
  user_info: IN_SIGN_IN,
  is_exist_user: IN_SIGN_IN,
  otp: IN_SIGN_IN,
  verify_phone: IN_SIGN_IN,
  verify_email: IN_SIGN_IN,
  forgot_contact: { ...IN_FORGOT, back: 'sign-in', code_sent: 'forgot_code' },
  forgot_code: { ...IN_FORGOT, code_accepted: 'forgot_password' },
  forgot_password: { ...IN_FORGOT, password_changed: 'closed' },
};

/** Where the dialog goes from a step by an answer; total: what a step does not know leaves it as it is. */
export function nextAuthStep(step: AuthStep, answer: AuthAnswer): AuthStep {
  return TABLE[step][answer] ?? step;
}
