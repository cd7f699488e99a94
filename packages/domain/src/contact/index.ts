/** Contacts: recognising, normalising and masking email addresses and phone numbers, and the rules of the contact form. */
export { classifyContact, maskEmail, maskPhone } from './contact-value.ts';
export {
  callProblem,
  type ContactForm,
  type ContactProblem,
  type ContactProblemCode,
  contactProblems,
} from './contact-form.ts';
export { EMAIL_MAX_LENGTH, isEmail, normaliseEmail, visibleEmail } from './email.ts';
export { findPhoneEnding } from './phone-ending.ts';
export {
  groupPhone,
  hasNationalDigits,
  isMarketsNumber,
  isPhone,
  isSamePhone,
  latinDigits,
  namesCountry,
  normalisePhone,
  phoneDigits,
  phoneKey,
} from './phone.ts';
