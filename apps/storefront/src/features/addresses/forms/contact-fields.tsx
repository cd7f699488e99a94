import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Contact } from '../../../lib/address/address.ts';
import { nameMaximum, typedMaximum } from '../../../lib/address/contact-limits.ts';
import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';

interface ContactFieldsProps {
  readonly register: UseFormRegister<Contact>;
  readonly control: Control<Contact>;
  readonly errors: FieldErrors<Contact>;
  readonly withEmail: boolean;
}

/** Whom to ask (LOC-12); the country of the number is the market's own, unless it can be picked (SYS-15). */
export function ContactFields({ register, control, errors, withEmail }: ContactFieldsProps) {
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
      <PhoneControl
        control={control}
        name="contact_person_number"
        label={t('address.phone')}
        maxLength={typedMaximum}
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
