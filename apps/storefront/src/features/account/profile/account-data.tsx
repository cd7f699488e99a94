import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/browser-client.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { keepLeavingKey, readLeavingKey } from '../../../lib/session/leaving-key.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageCard } from '../../../ui/page/page.tsx';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';
import { useFirstRefusal } from '../forgot-password/use-first-refusal.ts';
import { confirmedCall } from '../reauthentication/confirmed-call.ts';
import { useForget } from '../session/use-leave.ts';
import styles from './profile-settings.module.css';
import { type HeldByAccount, removalText } from './removal-text.ts';

/** Downloads a file that this page has created. */
function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

function ExportButton() {
  const { t } = useTranslation();
  const showFirst = useFirstRefusal();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const data = await call('accounts.export');
      download(`promenade-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    } catch (error) {
      showFirst(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="soft" busy={busy} onClick={() => void take()}>
      {t('account.export')}
    </Button>
  );
}

/** The export of a customer's data, and the deletion of the account (PROF-03). */
export function AccountData({ held }: { readonly held: HeldByAccount | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const forget = useForget();
  const showFirst = useFirstRefusal();
  const [asking, setAsking] = useState(false);
  const removal = useCall('accounts.remove', {
    quiet: true,
    caller: confirmedCall,
    onSuccess: ({ message }) => {
      setAsking(false);
      forget('deleted');
      showToast('success', message || t('account.deleted'));
      void navigate(paths.home(), { replace: true });
    },
  });
  const remove = () => {
    const idempotencyKey = readLeavingKey() ?? newIdempotencyKey();
    keepLeavingKey(idempotencyKey);
    removal.mutate(
      { idempotencyKey },
      {
        onError: (error) => {
          setAsking(false);
          showFirst(error);
        },
      },
    );
  };
  return (
    <PageCard title={t('account.dataTitle')} lead={t('account.dataLead')}>
      <div className={styles['actions']}>
        <ExportButton />
        <Button look="danger" icon="trash" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('account.deleteAccount')}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        danger
        title={t('account.deleteQuestion')}
        text={removalText(held, t, format)}
        confirm={t('account.deleteAccount')}
        busy={removal.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </PageCard>
  );
}
