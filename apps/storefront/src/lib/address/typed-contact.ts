import { type ContactForm, type ContactProblem, contactProblems } from '@promenade/domain/contact';

/** A number without the code that its field puts before what is typed: half a number is none with a code either. */
const typedNumber = (number: string, callingCode: string): string =>
  number.startsWith(`+${callingCode} `) ? number.slice(callingCode.length + 2) : number;

/**
 * The problems of a contact as it is typed (LOC-12).
 * @param callingCode of the market's country
 */
export const typedContactProblems = (
  contact: ContactForm,
  callingCode: string,
  emailRequired = true,
): ContactProblem[] =>
  contactProblems({ ...contact, phone: typedNumber(contact.phone, callingCode) }, emailRequired);
