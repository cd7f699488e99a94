import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { NewPasswordFields, useNewPassword } from '../fields/new-password-fields.tsx';
import styles from './profile-settings.module.css';
import { useUpdateProfile } from './use-update-profile.ts';

/** A new password, where the market has them (PROF-01). */
export function PasswordForm() {
  const { t } = useTranslation();
  const form = useNewPassword();
  const update = useUpdateProfile(() => form.reset());
  const submit = form.handleSubmit((passwords) =>
    update.save({ ...passwords, button_type: 'change_password' }),
  );
  return (
    <Card as="section" padded aria-labelledby="profile-password">
      <h2 id="profile-password" className={styles['heading']}>
        {t('account.passwordTitle')}
      </h2>
      <p className={styles['quiet']}>{t('account.passwordLead')}</p>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles['columns']}>
          <NewPasswordFields {...form} />
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
