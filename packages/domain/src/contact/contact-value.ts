import { isEmail } from './email.ts';
import { isPhone } from './phone.ts';

/** SYS-11. */
export type ContactKind = 'email' | 'phone' | 'invalid';

/** SYS-11: whether a contact is an email address or a phone number (10 digits with the country code). */
export function classifyContact(text: string): ContactKind {
  if (isEmail(text)) return 'email';
  return isPhone(text) ? 'phone' : 'invalid';
}

/** SYS-11: masks a phone number except the first 4 and last 3 characters; one of 7 or fewer is masked entirely. */
export function maskPhone(phone: string): string {
  const hidden = phone.length - 7;
  return hidden > 0 ? phone.slice(0, 4) + '*'.repeat(hidden) + phone.slice(-3) : '*'.repeat(phone.length);
}

/** SYS-11: masks an email address: the first 2 characters of the local part and the domain stay. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '*'.repeat(email.length);
  return email.slice(0, Math.min(2, at)) + '*'.repeat(Math.max(0, at - 2)) + email.slice(at);
}
