import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Order } from '../order.ts';
import { sendCancel } from './send-cancel.ts';

// The contract's own limit of a reason.
const mostLetters = 300;

const reasonText = (options: readonly { value: string; label: string }[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? '';

/** Cancels, and refetches the order and the lists. */
function useCancel(orderId: string, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => sendCancel(orderId, reason),
    onSuccess: ({ reply: { message }, isEarlier }) => {
      showToast('success', isEarlier ? t('order.cancelArrived', { message }) : message);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** The texts of cancelling: a parcel on its way is brought back (CHK-10). */
function useCancelWords({
  order_type: type,
  order_status: status,
}: Pick<Order, 'order_type' | 'order_status'>) {
  const { t } = useTranslation();
  const order = { cancel: t('order.cancel'), keep: t('order.keep'), title: t('order.cancelTitle') };
  const isFailed = status === 'failed';
  if (type !== 'parcel')
    return { ...order, text: t(isFailed ? 'order.cancelTextFailed' : 'order.cancelText') };
  const ofParcel = t(status === 'picked_up' ? 'parcel.cancelBackText' : 'parcel.cancelText');
  const text = isFailed ? t('order.cancelTextFailed') : ofParcel;
  return { cancel: t('parcel.cancel'), keep: t('parcel.keep'), title: t('parcel.cancelTitle'), text };
}

/** The reason that was chosen or written, and the fields for it. */
function useReason(orderId: string, isAsked: boolean) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useKeptWords(`cancel ${orderId} reason`);
  const [own, setOwn] = useKeptWords(`cancel ${orderId}`);
  const { data, isPending } = useQuery({ ...callQuery('orders.cancellationReasons'), enabled: isAsked });
  const options = (data?.reasons ?? []).map((one) => ({ value: one.id, label: one.reason }));
  const said = chosen === 'other' && own.trim() !== '' ? own.trim() : reasonText(options, chosen);
  const fields = (
    <>
      {isPending && (
        <Loading>
          <Skeleton />
          <Skeleton />
        </Loading>
      )}
      {options.length > 0 && (
        <RadioList
          name="reason"
          label={t('order.cancelReason')}
          value={chosen || null}
          options={options}
          onChange={setChosen}
        />
      )}
      {chosen === 'other' && (
        <TextArea
          label={t('order.ownReason')}
          name="own-reason"
          value={own}
          maxLength={mostLetters}
          rows={2}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
    </>
  );
  return { said, fields };
}

/** Cancels before the store has confirmed it (rule 9 of api.md): asks for confirmation and a reason. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const words = useCancelWords(order);
  const { open, show, hide } = useView('cancel-order');
  const reason = useReason(order.id, open);
  const cancel = useCancel(order.id, hide);
  const footer = (
    <>
      <Button look="soft" onClick={hide}>
        {words.keep}
      </Button>
      <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate(reason.said)}>
        {words.cancel}
      </Button>
    </>
  );
  return (
    <>
      <Button look="danger" aria-haspopup="dialog" onClick={() => show()}>
        {words.cancel}
      </Button>
      <Dialog
        open={open}
        onClose={hide}
        title={words.title}
        description={words.text}
        footer={footer}
        size="small"
      >
        {reason.fields}
      </Dialog>
    </>
  );
}
