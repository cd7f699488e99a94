import type { DetailFieldsProps } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import styles from './address-form.module.css';

/** 'Street number', 'House number', 'Floor': free, unbounded text (LOC-09). */
export function DetailFields({ details, onChange }: DetailFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['details']}>
      {(['road', 'house', 'floor'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`address.${field}`)}
          value={details[field]}
          autoComplete="off"
          onChange={(event) => onChange({ ...details, [field]: event.target.value })}
        />
      ))}
    </div>
  );
}
