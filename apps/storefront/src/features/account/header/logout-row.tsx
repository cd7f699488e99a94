import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLeave } from '../session/use-leave.ts';

/** The menu's way out, for who is signed in; it asks first (NAV-10). */
export function LogoutRow({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  if (!useSignedIn()) return null;
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Icon name="lock" />
        {t('account.logout')}
      </button>
      <AlertDialog
        open={asking}
        title={t('account.logoutQuestion')}
        confirm={t('account.logout')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onLeave();
          leave();
        }}
      />
    </li>
  );
}
