import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { isAsked, settleAsked, subscribeAsked } from './confirmed-call.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';

const close = (): void => settleAsked(false);

/** Asks the customer to confirm who they are while a change waits for it; pages with such changes contain it. */
export function ReauthenticationDialog() {
  const { t } = useTranslation();
  const open = useSyncExternalStore(subscribeAsked, isAsked, () => false);
  // Without this page nobody is asked any more.
  useEffect(() => close, []);
  return (
    <Dialog open={open} onClose={close} title={t('account.confirmTitle')} size="small">
      {open && <ReauthenticationForm onConfirmed={() => settleAsked(true)} />}
    </Dialog>
  );
}
