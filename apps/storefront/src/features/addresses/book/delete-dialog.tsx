import { useQuery } from '@tanstack/react-query';
import type { SavedAddress } from '../../../lib/address/address.ts';
import { addressesQuery, useDeleteAddress } from '../../../lib/address/saved-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLast } from '../../../lib/view/use-last.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';

interface DeleteDialogProps {
  readonly nameOf: (address: SavedAddress) => string;
  readonly onDeleted: () => void;
}

/** Asks before an address is deleted, naming it, as it cannot be undone. The view `delete-address:{id}`. */
export function DeleteDialog({ nameOf, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation();
  const { open, subject, hide } = useView('delete-address');
  const { data } = useQuery(addressesQuery);
  const remove = useDeleteAddress();
  const asked = data?.addresses.find(({ id }) => id === subject);
  const shown = useLast(asked);
  const confirm = (): void =>
    remove.mutate(subject, {
      onSuccess: () => {
        hide();
        onDeleted();
      },
      onError: hide,
    });
  return (
    <AlertDialog
      open={open && (asked !== undefined || remove.isPending)}
      danger
      title={t('address.deleteQuestion')}
      text={shown && t('address.deleteText', { name: nameOf(shown), address: shown.address })}
      confirm={t('common.delete')}
      busy={remove.isPending}
      onCancel={hide}
      onConfirm={confirm}
    />
  );
}
