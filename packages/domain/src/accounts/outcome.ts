import type { AuthAnswer } from './steps.ts';

/** The fields of a login's answer that determine the next step (accounts.md section 3). */
export type LoginOutcome = {
  readonly token: string | null;
  readonly is_personal_info: 0 | 1;
  readonly is_exist_user: object | null;
  /** Also 1 if the market does not require this verification (readings.md). */
  readonly is_phone_verified: 0 | 1;
  readonly is_email_verified: 0 | 1;
};

/**
 * AUTH-04: what a login's answer means, checked in this order: missing information, an existing user, a token, a code for
 * the phone number, a code for the email address. Undefined: none of these (SYS-06's handler).
 */
export function readLoginOutcome(outcome: LoginOutcome): AuthAnswer | undefined {
  if (outcome.is_personal_info === 0) return 'info_missing';
  if (outcome.is_exist_user !== null) return 'existing_user';
  if (outcome.token !== null) return 'signed_in';
  if (outcome.is_phone_verified === 0) return 'phone_code_due';
  return outcome.is_email_verified === 0 ? 'email_code_due' : undefined;
}

/** AUTH-06: what a refusal's code means for the dialog. */
export function readAuthRefusal(code: string): AuthAnswer {
  if (code === 'email') return 'phone_needed';
  return code === 'continue_dead' || code === 'reset_token_dead' ? 'expired' : 'refused';
}
