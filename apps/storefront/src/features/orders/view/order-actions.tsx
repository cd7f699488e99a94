import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useCopy } from '../../../lib/toast/use-copy.ts';
import { openPaper } from '../../../lib/view/open-paper.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Order } from '../order.ts';
import { RefundButton } from './refund-button.tsx';
import { ReorderButton } from '../reorder/reorder-button.tsx';
import { LiveActions } from '../../../ui/live-page/live-page.tsx';

async function invoiceAddress(order: Order): Promise<string> {
  const link = order.link && new URL(order.link).searchParams.get('link');
  const query = link ? { link } : { order_id: order.id, ...(await guestQuery()) };
  return (await call('orders.invoice', { query })).pdf_url;
}

/** Actions on an order: reorder, refund, documents, its link. */
export function OrderActions({ order, own }: { readonly order: Order; readonly own: boolean }) {
  const { t } = useTranslation();
  const invoice = useMutation({ mutationFn: () => openPaper(() => invoiceAddress(order)) });
  const copy = useCopy(t('common.linkCopied'));
  return (
    <LiveActions>
      {own && !order.parcel && order.lines.length > 0 && <ReorderButton order={order} />}
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
