import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { tabStorage } from '../../../lib/session/storage.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AddFundForm } from './add-fund-form.tsx';
import { typedAmount } from './use-add-fund.ts';

/** The dialog that adds money; the gateway's own page follows. */
export function AddFundDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  // Who closes it has changed their mind, and who has paid is led to the wallet without it.
  useEffect(() => {
    if (!open) tabStorage.write(typedAmount(), null);
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('wallet.addFund')}
      description={t('wallet.addFundText')}
    >
      <AddFundForm />
    </Dialog>
  );
}
