import { isEmail } from './email.ts';
import { isPhone } from './phone.ts';

/** SYS-11. */
export type ContactKind = 'email' | 'phone' | 'invalid';

/** SYS-11: what a contact value is. A phone number needs 10 digits, the country code counted. */
export function classifyContact(text: string): ContactKind {
  if (isEmail(text)) return 'email';
  return isPhone(text) ? 'phone' : 'invalid';
}

/** SYS-11: the first 4 and last 3 characters stay, a star for each between. One of 7 or fewer would hide nothing: all stars. */
export function maskPhone(phone: string): string {
  const hidden = phone.length - 7;
  return hidden > 0 ? phone.slice(0, 4) + '*'.repeat(hidden) + phone.slice(-3) : '*'.repeat(phone.length);
}

/** SYS-11: the first 2 characters of the local part stay, a star for each other; the domain stays. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '*'.repeat(email.length);
  return email.slice(0, Math.min(2, at)) + '*'.repeat(Math.max(0, at - 2)) + email.slice(at);
}
