import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useRules } from '../fields/rules.ts';
import styles from './profile-settings.module.css';
import { useUpdateProfile } from './use-update-profile.ts';

/** A new password, where the market has them (PROF-01). */
export function PasswordForm() {
  const { t } = useTranslation();
  const rules = useRules();
  const { register, handleSubmit, formState, reset } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', confirm_password: '' },
  });
  const update = useUpdateProfile(() => reset());
  const { errors } = formState;
  const submit = handleSubmit((passwords) => update.save({ ...passwords, button_type: 'change_password' }));
  return (
    <Card as="section" padded aria-labelledby="profile-password">
      <h2 id="profile-password" className={styles['heading']}>
        {t('account.passwordTitle')}
      </h2>
      <p className={styles['quiet']}>{t('account.passwordLead')}</p>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles['columns']}>
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
        </div>
        <div className={styles['end']}>
          <Button type="submit" look="soft" busy={update.isSaving}>
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
