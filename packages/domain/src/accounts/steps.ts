/** The steps of the sign-in dialog (AUTH-01, AUTH-04, AUTH-05, AUTH-08); it starts and ends `closed`. */
export const AUTH_STEPS = [
  'closed',
  'sign-in',
  'sign-up',
  /** Asks for a phone number in addition to a social account. */
  'phone_modal',
  /** Asks for a name and contact that sign-in did not provide. */
  'user_info',
  /** Asks 'Is it you'. */
  'is_exist_user',
  /** Asks for the sign-in code. */
  'otp',
  /** Asks for the code that verifies a new account's phone number or email address. */
  'verify_phone',
  'verify_email',
  /** Forgotten password, steps 0, 1 and 2. */
  'forgot_contact',
  'forgot_code',
  'forgot_password',
] as const;

/** One of {@link AUTH_STEPS}. */
export type AuthStep = (typeof AUTH_STEPS)[number];

/** The events of the dialog: what the visitor chooses, and what the server's answer means. */
export const AUTH_ANSWERS = [
  'open_sign_in',
  'open_sign_up',
  'open_forgot_password',
  'back',
  'close',
  /** The server answered a token. */
  'signed_in',
  /** A code was sent, for signing in or for a new password. */
  'code_sent',
  'phone_code_due',
  'email_code_due',
  'info_missing',
  'existing_user',
  /** Error code `email`: a phone number is needed first (AUTH-06). */
  'phone_needed',
  /** The code for a forgotten password was correct. */
  'code_accepted',
  'password_changed',
  /** Refused: the message is shown and the visitor can try again. */
  'refused',
  /** The proof of an earlier step has expired; the dialog starts over. */
  'expired',
] as const;

/** One of {@link AUTH_ANSWERS}. */
export type AuthAnswer = (typeof AUTH_ANSWERS)[number];

type Row = Partial<Readonly<Record<AuthAnswer, AuthStep>>>;

/** The possible outcomes of sign-in, whichever way is used (AUTH-04, AUTH-06). */
const OUTCOMES: Row = {
  signed_in: 'closed',
  phone_code_due: 'verify_phone',
  email_code_due: 'verify_email',
  info_missing: 'user_info',
  existing_user: 'is_exist_user',
  phone_needed: 'phone_modal',
};

/** From every step the visitor can go to another form of the dialog, or close it. */
const ANYWHERE: Row = {
  open_sign_in: 'sign-in',
  open_sign_up: 'sign-up',
  open_forgot_password: 'forgot_contact',
  close: 'closed',
};

const IN_SIGN_IN: Row = { ...ANYWHERE, ...OUTCOMES, back: 'sign-in', expired: 'sign-in' };
const IN_FORGOT: Row = { ...ANYWHERE, back: 'forgot_contact', expired: 'forgot_contact' };

/** The transition table, and the only one: an event that is not in a step's row changes nothing. */
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

/** The next step after an event. Total: an event the step does not know leaves it unchanged. */
export function nextAuthStep(step: AuthStep, answer: AuthAnswer): AuthStep {
  return TABLE[step][answer] ?? step;
}
