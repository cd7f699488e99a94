import type { Reply } from '@promenade/contract/calls';
import { useCall } from '../../../lib/api/use-call.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useLast } from '../../../lib/view/use-last.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';
import { forgetPasskey } from '../passkeys/device.ts';
import { confirmedCall } from '../reauthentication/confirmed-call.ts';
import { useRefreshed } from './use-refreshed.ts';

interface RemovePasskeyProps {
  readonly passkeys: Reply<'accounts.passkeys'>['passkeys'] | undefined;
  /** The button that opened it disappears with its row. */
  readonly onRemoved: () => void;
}

/** Asks before a passkey is deleted, here and on the device. The view `remove-passkey:{id}`. */
export function RemovePasskey({ passkeys, onRemoved }: RemovePasskeyProps) {
  const { t } = useTranslation();
  const { open, subject, hide } = useView('remove-passkey');
  const asked = passkeys?.find(({ id }) => id === subject);
  const shown = useLast(asked);
  const { onSettled } = useRefreshed(['accounts.passkeys']);
  const removal = useCall('accounts.passkeyRemove', {
    caller: confirmedCall,
    onSuccess: ({ message, rp_id, credential_id }) => {
      void forgetPasskey(rp_id, credential_id);
      showToast('success', message);
    },
  });
  const confirm = (): void =>
    removal.mutate(
      { params: { id: subject } },
      {
        onSuccess: () => {
          hide();
          onRemoved();
        },
        onError: hide,
        onSettled,
      },
    );
  return (
    <AlertDialog
      open={open && (asked !== undefined || removal.isPending)}
      danger
      title={t('account.passkeyRemoveQuestion')}
      text={
        shown && t('account.passkeyRemoveText', { name: isolate(shown.name || t('account.passkeyUnnamed')) })
      }
      confirm={t('account.passkeyRemoveConfirm')}
      busy={removal.isPending}
      onCancel={hide}
      onConfirm={confirm}
    />
  );
}
