import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CodeForm } from '../otp/code-form.tsx';
import type { ProfileUpdate } from './use-update-profile.ts';

/** The OTP dialog over the profile: changing a contact requires its code. */
export function ProveDialog({ update }: { readonly update: ProfileUpdate }) {
  const { t } = useTranslation();
  const { waiting } = update;
  const title =
    waiting?.due.verification.on === 'email' ? t('account.verifyEmailTitle') : t('account.verifyPhoneTitle');
  return (
    <Dialog open={waiting !== null} onClose={update.cancel} title={title} size="small">
      {waiting && (
        <CodeForm
          key={waiting.due.verification.on}
          due={waiting.due}
          refusal={update.refusal}
          busy={update.isSaving}
          onVerify={update.prove}
          onResend={update.resend}
          resending={update.isResending}
        />
      )}
    </Dialog>
  );
}
