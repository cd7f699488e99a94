import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';
import { useLeave } from '../session/use-leave.ts';

interface LogoutQuestionProps {
  readonly open: boolean;
  /** Answered either way. */
  readonly onAnswer: (leaves: boolean) => void;
}

/** 'Are you sure you want to logout?' (NAV-09, NAV-10); confirming signs out. */
export function LogoutQuestion({ open, onAnswer }: LogoutQuestionProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <AlertDialog
      open={open}
      title={t('account.logoutQuestion')}
      confirm={t('account.logout')}
      onCancel={() => onAnswer(false)}
      onConfirm={() => {
        onAnswer(true);
        leave();
      }}
    />
  );
}
