import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Contact } from '../../../lib/address/address.ts';
import { nameMaximum, phoneMaximum } from '../../../lib/address/contact-limits.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';

interface ContactFieldsProps {
  readonly register: UseFormRegister<Contact>;
  readonly errors: FieldErrors<Contact>;
  readonly withEmail: boolean;
}

/** Whom to ask (LOC-12). */
export function ContactFields({ register, errors, withEmail }: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('address.name')}
        autoComplete="name"
        maxLength={nameMaximum}
        error={errors.contact_person_name?.message}
        {...register('contact_person_name')}
      />
      <TextField
        label={t('address.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={phoneMaximum}
        error={errors.contact_person_number?.message}
        {...register('contact_person_number')}
      />
      {withEmail && (
        <TextField
          label={t('address.email')}
          type="email"
          autoComplete="email"
          error={errors.contact_person_email?.message}
          {...register('contact_person_email')}
        />
      )}
    </>
  );
}
