import { type Control, type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import { judgeWhenLeft } from '../../../lib/form/judge-when-left.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx';

interface PhoneControlProps<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly name: Path<Fields>;
  readonly validate: (full: string) => true | string;
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** A phone number in a form, with the market's country code (SYS-15). */
export function PhoneControl<Fields extends FieldValues>(props: PhoneControlProps<Fields>) {
  const { control, name, validate, label, hint, disabled = false } = props;
  const { t } = useTranslation();
  const { config } = useMarket();
  const { field, fieldState, formState } = useController({ control, name, rules: { validate } });
  const initial = (formState.defaultValues?.[name] as string | undefined) ?? '';
  return (
    <PhoneField
      // Restored values may arrive after the first render.
      key={initial}
      ref={field.ref}
      label={label ?? t('account.phone')}
      countryLabel={t('account.countryCode')}
      country={config.country}
      callingCode={config.country_calling_code}
      pickable={config.country_picker_status === 1}
      initial={initial}
      error={fieldState.error?.message}
      hint={hint}
      disabled={disabled}
      onChange={(full) => field.onChange(full as PathValue<Fields, Path<Fields>>)}
      onBlur={(left) => void judgeWhenLeft(field.onBlur)(left)}
    />
  );
}
