import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { AlertDialog } from '../../../../ui/dialog/alert-dialog.tsx';
import { hasPaid } from '../steps.ts';
import type { Trip } from './use-trip.ts';

/** Cancels a trip that the provider has not confirmed yet, after confirmation. */
export function CancelTrip({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { open, show, hide } = useView('cancel-trip');
  const cancel = useMutation({
    mutationFn: async () =>
      call('trips.cancel', { body: { trip_id: trip.id, reason: '', ...(await guestQuery()) } }),
    onSuccess: ({ message }) => {
      showToast('success', message);
      hide();
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      <Button look="danger" aria-haspopup="dialog" onClick={() => show()}>
        {t('trips.cancel')}
      </Button>
      <AlertDialog
        open={open}
        title={t('trips.cancelTitle')}
        text={t(hasPaid(trip) ? 'trips.cancelText' : 'trips.cancelTextUnpaid')}
        confirm={t('trips.cancel')}
        cancel={t('trips.keep')}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={hide}
      />
    </>
  );
}
