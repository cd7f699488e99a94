import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../../ui/field/field.tsx';
import type { Contact, DoorDetails } from '../address.ts';
import styles from '../address.module.css';

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
        label={t('checkout.name')}
        autoComplete="name"
        error={errors.contact_person_name?.message}
        {...register('contact_person_name')}
      />
      <TextField
        label={t('checkout.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        error={errors.contact_person_number?.message}
        {...register('contact_person_number')}
      />
      {withEmail && (
        <TextField
          label={t('checkout.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          error={errors.contact_person_email?.message}
          {...register('contact_person_email')}
        />
      )}
    </>
  );
}

interface DetailFieldsProps {
  readonly details: DoorDetails;
  readonly onChange: (details: DoorDetails) => void;
}

/** 'Street number', 'House number', 'Floor': free, unbounded text (LOC-09). */
export function DetailFields({ details, onChange }: DetailFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['details']}>
      {(['road', 'house', 'floor'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`checkout.${field}`)}
          value={details[field]}
          autoComplete="off"
          onChange={(event) => onChange({ ...details, [field]: event.target.value })}
        />
      ))}
    </div>
  );
}
