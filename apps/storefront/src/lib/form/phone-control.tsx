import { type Control, type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import { useTranslation } from '../i18n/use-translation.ts';
import { judgeWhenLeft } from './judge-when-left.ts';
import { MarketPhoneField } from './market-phone-field.tsx';

interface PhoneControlProps<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly name: Path<Fields>;
  /** Absent if the form's resolver judges the number. */
  readonly validate?: (full: string) => true | string;
  readonly label?: string;
  readonly hint?: string | undefined;
  /** Of what is typed. */
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean;
}

/** {@link MarketPhoneField} in a form. */
export function PhoneControl<Fields extends FieldValues>(props: PhoneControlProps<Fields>) {
  const { control, name, validate, label, hint, maxLength, disabled = false } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    ...(validate && { rules: { validate } }),
  });
  return (
    <MarketPhoneField
      ref={field.ref}
      label={label ?? t('account.phone')}
      value={field.value}
      error={fieldState.error?.message}
      hint={hint}
      disabled={disabled}
      maxLength={maxLength}
      onChange={(full) => field.onChange(full as PathValue<Fields, Path<Fields>>)}
      onBlur={(left) => void judgeWhenLeft(field.onBlur)(left)}
    />
  );
}
