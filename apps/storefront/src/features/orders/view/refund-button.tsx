import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { sendForGood } from '../../../lib/api/send-for-good.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { useKeptPictures } from '../../../lib/picture/use-kept-pictures.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextArea } from '../../../ui/field/field.tsx';
import { PicturesField } from '../../../ui/pictures-field/pictures-field.tsx';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Order } from '../order.ts';
import after from '../after.module.css';

// The contract's own limits, duplicated because its file depends on the validation library.
const mostPictures = 5;
const mostLetters = 1000;
const longestSidePx = 1600;

interface Request {
  readonly reason: string;
  readonly note: string;
  readonly pictures: readonly ChosenPicture[];
}

function formOf(orderId: string, guestId: string | null | undefined, request: Request): FormData {
  const form = new FormData();
  form.set('order_id', orderId);
  form.set('reason', request.reason);
  form.set('note', request.note);
  if (guestId) form.set('guest_id', guestId);
  for (const { blob } of request.pictures) form.append('pictures', blob, 'picture.jpg');
  return form;
}

function useRequestRefund(orderId: string, onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: Request) => {
      const { guest_id: guestId } = await guestQuery();
      const body = formOf(orderId, guestId, request);
      return sendForGood(`refund ${orderId}`, 'refund_asked', () => call('orders.requestRefund', { body }));
    },
    onSuccess: (reply) => {
      if (reply) showToast('success', reply.message);
      else showToast('info', t('order.refundArrived'));
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}

type Lack = 'refund-reason' | 'note';

/** The field without which nothing can be sent, by its name. */
function lackOf({ reason, note }: Request): Lack | null {
  if (reason === '') return 'refund-reason';
  return reason === 'other' && note.trim() === '' ? 'note' : null;
}

interface RefundFormProps extends Request {
  readonly order: Order;
  /** What was missing when sending was tried. */
  readonly lack: Lack | null;
  readonly onChange: (change: Partial<Request>) => void;
}

function RefundForm({ order, lack, reason, note, pictures, onChange }: RefundFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useQuery(callQuery('orders.refundReasons'));
  // Nothing can be sent without a reason.
  if (!data)
    return error ? (
      <LoadFailure heading="h3" title={t('order.reasonsNotLoaded')} error={error} retry={refetch} />
    ) : (
      <Loading className={after['form']}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="block" />
      </Loading>
    );
  const options = data.reasons.map(({ id, reason: label }) => ({ value: id, label }));
  return (
    <div className={after['form']}>
      <p>{t('order.refundAmount', { amount: format.price(order.refundable_amount ?? 0) })}</p>
      <RadioList
        name="refund-reason"
        label={t('order.refundReason')}
        value={reason}
        options={options}
        onChange={(value) => onChange({ reason: value })}
      />
      {lack === 'refund-reason' && <FieldError>{t('order.refundReasonMissing')}</FieldError>}
      <TextArea
        label={t('order.refundNote')}
        name="note"
        value={note}
        required={reason === 'other'}
        error={lack === 'note' ? t('order.refundNoteMissing') : undefined}
        maxLength={mostLetters}
        rows={3}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <PicturesField
        legend={t('order.refundPictures', { count: mostPictures })}
        addLabel={t('order.addPicture')}
        removeLabel={(number) => t('order.removePicture', { number })}
        unreadable={t('order.pictureUnread')}
        most={mostPictures}
        pictures={pictures}
        onChange={(chosen) => onChange({ pictures: chosen })}
        shrink={(file) => smallPicture(file, longestSidePx)}
      />
    </div>
  );
}

/** What is asked for, which survives the dialog and a reload. */
function useRequest(orderId: string) {
  const [reason, setReason] = useKeptWords(`refund reason ${orderId}`);
  const [note, setNote] = useKeptWords(`refund ${orderId}`);
  const [pictures, setPictures] = useKeptPictures(`refund ${orderId}`);
  const change = (to: Partial<Request>): void => {
    if (to.reason !== undefined) setReason(to.reason);
    if (to.note !== undefined) setNote(to.note);
    if (to.pictures !== undefined) setPictures(to.pictures);
  };
  const request: Request = { reason, note, pictures };
  return { request, change, forget: () => change({ reason: '', note: '', pictures: [] }) };
}

/** Requests a refund for what was delivered, with a reason and pictures. */
export function RefundButton({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { open, show, hide } = useView('refund');
  const { request, change, forget } = useRequest(order.id);
  const [isTried, setTried] = useState(false);
  const send = useRequestRefund(order.id, () => {
    setTried(false);
    forget();
    hide();
  });
  const lack = lackOf(request);
  const press = (): void => {
    setTried(true);
    if (lack === null) send.mutate(request);
    else document.querySelector<HTMLElement>(`[role="dialog"] [name="${lack}"]`)?.focus();
  };
  const footer = (
    <Button busy={send.isPending} onClick={press}>
      {t('order.refundSend')}
    </Button>
  );
  return (
    <>
      <Button look="soft" aria-haspopup="dialog" onClick={() => show()}>
        {t('order.refund')}
      </Button>
      <Dialog open={open} onClose={hide} title={t('order.refundTitle')} footer={footer}>
        <RefundForm
          order={order}
          lack={isTried ? lack : null}
          {...request}
          onChange={(to) => {
            setTried(false);
            change(to);
          }}
        />
      </Dialog>
    </>
  );
}
