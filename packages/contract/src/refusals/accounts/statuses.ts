/** Refusals of accounts with their HTTP statuses. */
export const accountRefusalStatus = {
  social_refused: 401,
  passkey_refused: 401,
  passkey_unknown: 401,
  sign_in_method_off: 403,
  account_blocked: 403,
  reauthentication_required: 403,
  session_not_found: 404,
  passkey_not_found: 404,
  passkey_wrong: 422,
  passkeys_full: 409,
  parked_cart_not_found: 404,
  order_under_way: 409,
  trip_under_way: 409,
  payment_under_way: 409,
  contact_required: 422,
  contact_invalid: 422,
  otp_phone_required: 422,
  otp_phone_short: 422,
  code_required: 422,
  code_wrong: 422,
  code_elsewhere: 422,
  password_required: 422,
  password_wrong: 422,
  password_common: 422,
  phone_digits: 422,
  phone_locked: 422,
  continue_dead: 422,
  reset_token_dead: 422,
  /** The code is named by AUTH-06: a phone number is needed instead of the provider's email address. */
  email: 422,
  third_party_refused: 422,
  image_format: 422,
  image_too_large: 422,
  files_too_many: 422,
  form_too_large: 422,
  file_infected: 422,
  sign_in_paused: 429,
  code_too_soon: 429,
  code_paused: 429,
} as const;

/** A refusal of accounts. */
export type AccountRefusalCode = keyof typeof accountRefusalStatus;

/** Notices of success in accounts. */
export type AccountNoticeCode =
  | 'code_sent'
  | 'code_delivered'
  | 'code_undelivered'
  | 'code_accepted'
  | 'verification_due'
  | 'info_needed'
  | 'is_it_you'
  | 'password_changed'
  | 'password_changed_passkeys'
  | 'password_mail_subject'
  | 'password_mail'
  | 'password_mail_passkeys'
  | 'own_password_mail'
  | 'account_mail_subject'
  | 'email_changed_mail'
  | 'phone_changed_mail'
  | 'passkey_added_mail'
  | 'profile_updated'
  | 'account_deleted'
  | 'reauthenticated'
  | 'session_ended'
  | 'sessions_ended'
  | 'passkey_added'
  | 'passkey_removed'
  | 'code_mail_subject'
  | 'code_text';

/** The texts of accounts in one language. */
export interface AccountTexts {
  readonly refusals: Readonly<Record<AccountRefusalCode, string>>;
  readonly notices: Readonly<Record<AccountNoticeCode, string>>;
}
