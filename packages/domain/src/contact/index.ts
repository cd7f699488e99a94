/** How people are reached: telling e-mail from phone, hiding parts of either, and the contact form's rules. */
export { classifyContact, maskEmail, maskPhone } from './contact-value.ts';
export {
  type ContactProblemCode,
  contactProblems,
} from './contact-form.ts';
export { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from './email.ts';
export {
  hasNationalDigits,
  isCallable,
  isPhone,
  isSamePhone,
  latinDigits,
  namesCountry,
  normalisePhone,
  phoneDigits,
  phoneKey,
} from './phone.ts';
