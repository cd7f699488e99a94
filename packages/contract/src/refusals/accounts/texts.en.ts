import type { AccountTexts } from './statuses.ts';

/** English. Texts that the specification quotes are exact. */
export const en: AccountTexts = {
  refusals: {
    social_refused: 'The provider did not confirm this account. Try again.',
    passkey_refused: 'This passkey was not accepted. Try again, or sign in another way.',
    passkey_unknown: 'This passkey no longer opens an account. Sign in another way.',
    sign_in_method_off: 'This way of signing in is not offered here. Choose another.',
    account_blocked: 'This account is blocked. Contact us if you think that is a mistake.',
    reauthentication_required: 'For your safety, confirm that it’s you first. Nothing was changed.',
    session_not_found: 'This device is no longer signed in.',
    passkey_not_found: 'This passkey no longer exists.',
    passkey_wrong: 'This passkey was not accepted. Try again.',
    passkeys_full: 'You already have {count} passkeys. Remove one first.',
    parked_cart_not_found: 'This cart is no longer available.',
    order_under_way: 'You have an order in progress. You can delete the account once it has ended.',
    trip_under_way: 'You have a trip that is not over yet. You can delete the account once it has ended.',
    payment_under_way: 'You have an open payment. You can delete the account once it is paid or has expired.',
    contact_required: 'Email or phone number is required',
    contact_invalid: 'Must be a valid email or phone number',
    otp_phone_required: 'Please give a phone number',
    otp_phone_short: 'Number must be 10 digits',
    code_required: 'field is empty',
    code_wrong: 'This code is wrong or has expired.',
    code_elsewhere: 'This code was requested from another connection. Please sign in here first.',
    password_required: 'No password provided.',
    password_wrong: 'This password is wrong.',
    password_common: 'This password is too easy to guess. Choose another.',
    phone_digits: 'Phone number must be exactly {count} digits',
    phone_locked: 'A verified phone number cannot be changed.',
    continue_dead: 'That took too long. Please sign in again.',
    reset_token_dead: 'That took too long. Please ask for a new code.',
    email: 'Please enter a phone number to continue.',
    third_party_refused: '{detail}',
    image_format: 'The format is not supported. Choose a jpg, png, jpeg or gif picture.',
    image_too_large: 'The picture is larger than 2 MB.',
    files_too_many: 'At most {count} files can be sent here. Take some out.',
    form_too_large:
      'Together the files are too large: a form may have {megabytes} MB, and each of its files 2 MB.',
    file_infected:
      'A program that checks files found something harmful in this one. It was not kept. Choose another file.',
    sign_in_paused: 'Too many wrong passwords. Try again {wait}, or ask for a new password.',
    code_too_soon: 'A code was just sent. Another can be sent {wait}.',
    code_paused: 'Too many wrong codes. Try again {wait}.',
  },
  notices: {
    code_sent: 'We have sent a code.',
    code_delivered: 'The code is on its way.',
    code_undelivered: 'The code could not be sent. Try another way.',
    code_accepted: 'The code is correct.',
    verification_due: 'Enter the code we have sent.',
    info_needed: 'A few details are missing.',
    is_it_you: 'Is it you',
    password_changed: 'Your password has been changed. Sign in with the new one.',
    password_changed_passkeys:
      'Your password has been changed. Sign in with the new one. These passkeys still open your account: {names}. Remove any that is not yours.',
    password_mail_subject: 'Your password was changed',
    password_mail:
      'The password of your account at {market} was reset with ‘Forgot password’, and every device was signed out.\n\n' +
      'If it was not you, ask for a new one yourself now: {forgotten}',
    password_mail_passkeys:
      'The password of your account at {market} was reset with ‘Forgot password’, and every device was signed out.\n\n' +
      'These passkeys still open it: {names}. Remove any that is not yours: {security}\n\n' +
      'If it was not you, ask for a new password yourself now: {forgotten}',
    own_password_mail:
      'The password of your account at {market} was changed in its profile, and every other device was signed out.\n\n' +
      'If it was not you, set a new one now: {forgotten}',
    account_mail_subject: 'Your account was changed',
    email_changed_mail:
      'Your account at {market} now has another email address: {contact}. This one no longer opens it.\n\n' +
      'If it was not you, write to us now: {support}',
    phone_changed_mail:
      'Your account at {market} now has another phone number: {contact}.\n\n' +
      'If it was not you, set a new password now: {forgotten}',
    passkey_added_mail:
      'A passkey was added to your account at {market}. It opens the account without a password.\n\n' +
      'If it was not you, remove it: {security}\nThen set a new password: {forgotten}',
    profile_updated: 'Updated successfully.',
    account_deleted: 'Account has been deleted',
    reauthenticated: 'Thank you, it’s you.',
    session_ended: 'The device is signed out.',
    sessions_ended: 'All other devices are signed out.',
    passkey_added: 'Passkey added.',
    passkey_removed: 'Passkey removed.',
    code_mail_subject: 'Your code: {code}',
    code_text: '{code} is your {market} code. It is valid for 10 minutes. Never tell it to anyone.',
  },
};
