import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AddFundForm } from './add-fund-form.tsx';

/** The dialog that adds money; the gateway's own page follows. */
export function AddFundDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
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
