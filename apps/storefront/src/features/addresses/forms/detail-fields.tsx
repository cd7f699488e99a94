import type { DetailFieldsProps } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import three from '../../../ui/field/three-fields.module.css';

/** 'Street number', 'House number', 'Floor': free, unbounded text (LOC-09). */
export function DetailFields({ details, onChange }: DetailFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={three['fields']}>
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
