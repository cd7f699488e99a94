import type { ContactProblemCode } from '@promenade/domain/contact';
import type { MessageKey } from '../i18n/message-key.ts';

/** Labels and messages of a contact form (LOC-12; accounts.md 5, Contact form). */
export const contactTexts: Readonly<Record<ContactProblemCode, MessageKey>> = {
  name_required: 'address.nameRequired',
  phone_required: 'address.phoneRequired',
  phone_invalid: 'address.phoneInvalid',
  email_required: 'address.emailRequired',
  email_invalid: 'address.emailInvalid',
  email_too_long: 'address.emailInvalid',
};

/** LOC-11: those of an address. */
export const addressTexts: typeof contactTexts = {
  ...contactTexts,
  name_required: 'address.formNameRequired',
  phone_required: 'address.formPhoneRequired',
};
