import type { UseFormReturn } from 'react-hook-form';
import { useQuietForm } from '../../../lib/form/use-quiet-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PasswordField } from './password-field.tsx';
import { useRules } from './rules.ts';

interface NewPassword {
  readonly password: string;
  readonly confirm_password: string;
}

/** The form of {@link NewPasswordFields}. */
export const useNewPassword = (): UseFormReturn<NewPassword> =>
  useQuietForm<NewPassword>({ defaultValues: { password: '', confirm_password: '' } });

/** A new password, twice. */
export function NewPasswordFields({ register, formState }: UseFormReturn<NewPassword>) {
  const { t } = useTranslation();
  const rules = useRules();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={t('account.newPassword')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: rules.newPassword })}
      />
      <PasswordField
        label={t('account.confirmPassword')}
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...register('confirm_password', { validate: (value, form) => rules.same(form.password)(value) })}
      />
    </>
  );
}
