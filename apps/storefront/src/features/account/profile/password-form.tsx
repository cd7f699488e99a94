import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageCard } from '../../../ui/page/page.tsx';
import { NewPasswordFields, useNewPassword } from '../fields/new-password-fields.tsx';
import styles from './profile-settings.module.css';
import { useUpdateProfile } from './use-update-profile.ts';

/** A new password, if the market has passwords (PROF-01). */
export function PasswordForm() {
  const { t } = useTranslation();
  const form = useNewPassword();
  const update = useUpdateProfile(() => form.reset());
  const submit = form.handleSubmit((passwords) =>
    update.save({ ...passwords, button_type: 'change_password' }),
  );
  return (
    <PageCard title={t('account.passwordTitle')} lead={t('account.passwordLead')}>
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
    </PageCard>
  );
}
