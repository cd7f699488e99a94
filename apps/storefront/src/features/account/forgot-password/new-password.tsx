import { Refusal } from '@promenade/contract/client';
import { readAuthRefusal } from '@promenade/domain/accounts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../account-form.module.css';
import { useFlow } from '../auth-dialog/flow.ts';
import { NewPasswordFields, useNewPassword } from '../fields/new-password-fields.tsx';
import { useFirstRefusal } from './use-first-refusal.ts';

// It may name passkeys that stay valid: time to read them.
const readingMs = 12_000;

function useReset() {
  const { t } = useTranslation();
  const { facts, send } = useFlow();
  const signIn = useView('sign-in');
  const showFirst = useFirstRefusal();
  const reset = useCall('accounts.resetPassword', {
    quiet: true,
    onSuccess: ({ message }) => {
      showToast('success', message, readingMs, { label: t('account.signIn'), press: () => signIn.show() });
      send('password_changed');
    },
  });
  const onError = (error: Error) => {
    showFirst(error);
    if (error instanceof Refusal && readAuthRefusal(error.code) === 'expired') send('expired');
  };
  return {
    isPending: reset.isPending,
    change: (passwords: { password: string; confirm_password: string }) => {
      const { contact, due, resetToken } = facts;
      const body = { ...contact, ...passwords, reset_token: resetToken ?? '' };
      reset.mutate({ body: { ...body, verification_method: due?.verification.on ?? null } }, { onError });
    },
  };
}

/** Forgot password, step 2: the new password, twice (AUTH-08). */
export function NewPassword() {
  const { t } = useTranslation();
  const { change, isPending } = useReset();
  const form = useNewPassword();
  const submit = form.handleSubmit(change);
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <NewPasswordFields {...form} />
      <Button type="submit" size="large" wide busy={isPending}>
        {t('account.changePassword')}
      </Button>
    </form>
  );
}
