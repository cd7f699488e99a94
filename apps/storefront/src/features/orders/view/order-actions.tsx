import { isOff } from '@promenade/domain/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useCopy } from '../../../lib/toast/use-copy.ts';
import { openPaper } from '../../../lib/view/open-paper.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import type { Order } from '../order.ts';
import { RefundButton } from './refund-button.tsx';
import { ReorderButton } from '../reorder/reorder-button.tsx';
import { LiveActions } from '../../../ui/live-page/live-page.tsx';

async function invoiceAddress(order: Order): Promise<string> {
  const link = order.link && new URL(order.link).searchParams.get('link');
  const query = link ? { link } : { order_id: order.id, ...(await guestQuery()) };
  return (await call('orders.invoice', { query })).pdf_url;
}

/** The prescription again, to the same pharmacy: its picture was too dark, or the order was cancelled. */
function PrescriptionAgain({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { store, module_id } = order;
  const isAlone = order.lines.length === 0 && order.prescription_urls.length > 0;
  if (!store || !isAlone || !isOff(order.order_status)) return null;
  return (
    <ButtonLink to={paths.prescription({ id: store.id, module_id })}>
      {t('order.prescriptionAgain')}
    </ButtonLink>
  );
}

/** Actions on an order: reorder, refund, documents, its link. */
export function OrderActions({ order, own }: { readonly order: Order; readonly own: boolean }) {
  const { t } = useTranslation();
  const invoice = useMutation({ mutationFn: () => openPaper(() => invoiceAddress(order)) });
  const copy = useCopy(t('common.linkCopied'));
  return (
    <LiveActions>
      {own && !order.parcel && order.lines.length > 0 && <ReorderButton order={order} />}
      {own && <PrescriptionAgain order={order} />}
      {own && order.refundable_amount !== null && <RefundButton order={order} />}
      {order.link && (
        <Button look="soft" busy={invoice.isPending} onClick={() => invoice.mutate()}>
          {t('order.invoice')}
        </Button>
      )}
      <Button look="soft" onClick={() => window.print()}>
        {t('order.print')}
      </Button>
      {own && order.link && (
        <Button look="soft" title={t('order.linkText')} onClick={() => void copy(order.link ?? '')}>
          {t('common.copyLink')}
        </Button>
      )}
    </LiveActions>
  );
}
