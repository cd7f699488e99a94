import { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
import { isCallable } from './phone.ts';

/** The contact form (LOC-12, RENT-15). */
export type ContactForm = { readonly name: string; readonly phone: string; readonly email: string };

/** In this order: 'name is required', 'phone number required', (ours) a number that can be called, 'Email is required', 'Must be a valid email', (ours) at most 255. */
export type ContactProblemCode =
  | 'name_required'
  | 'phone_required'
  | 'phone_invalid'
  | 'email_required'
  | 'email_invalid'
  | 'email_too_long';

/** A problem and its field. */
export type ContactProblem = { readonly field: keyof ContactForm; readonly code: ContactProblemCode };

/** What is wrong with the number of somebody who is to be called. */
export function callProblem(phone: string): 'phone_required' | 'phone_invalid' | undefined {
  if (phone.trim() === '') return 'phone_required';
  return isCallable(phone) ? undefined : 'phone_invalid';
}

/**
 * LOC-12: the problems of a contact form, at most one per field, in the order of the fields.
 * @param emailRequired true for guests; a signed-in customer's address can do without an email
 */
export function contactProblems(form: ContactForm, emailRequired = true): ContactProblem[] {
  const problems: ContactProblem[] = [];
  if (form.name.trim() === '') problems.push({ field: 'name', code: 'name_required' });
  const number = callProblem(form.phone);
  if (number) problems.push({ field: 'phone', code: number });
  const code = emailProblem(form.email.trim(), emailRequired);
  if (code) problems.push({ field: 'email', code });
  return problems;
}

function emailProblem(email: string, required: boolean): ContactProblemCode | undefined {
  if (email === '') return required ? 'email_required' : undefined;
  if (email.length > EMAIL_MAX_LENGTH) return 'email_too_long';
  return isEmail(email) ? undefined : 'email_invalid';
}
