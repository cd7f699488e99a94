import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { Contact } from '../../../lib/address/address.ts';
import { addressTexts, contactTexts } from '../../../lib/address/contact-texts.ts';
import { typedContactProblems } from '../../../lib/address/typed-contact.ts';
import type { Translator } from '../../../lib/i18n/translator.ts';

const wireField = {
  name: 'contact_person_name',
  phone: 'contact_person_number',
  email: 'contact_person_email',
} as const satisfies Record<string, keyof Contact>;

/**
 * Validates a form with a contact by the domain's rule; a saved address has no e-mail.
 * @param callingCode of the market's country
 */
export function contactResolver<Fields extends Contact>(
  form: 'guest' | 'saved',
  t: Translator['t'],
  callingCode: string,
): Resolver<Fields> {
  const texts = form === 'guest' ? contactTexts : addressTexts;
  return (values) => {
    const errors: Partial<Record<keyof Contact, FieldError>> = {};
    const contact = {
      name: values.contact_person_name,
      phone: values.contact_person_number,
      email: form === 'guest' ? values.contact_person_email : '',
    };
    for (const { field, code } of typedContactProblems(contact, callingCode, form === 'guest')) {
      errors[wireField[field]] = { type: code, message: t(texts[code]) };
    }
    const found = errors as FieldErrors<Fields>;
    return Object.keys(errors).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
  };
}
