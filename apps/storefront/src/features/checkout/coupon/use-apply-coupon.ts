import type { Reply } from '@promenade/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { WireCoupon } from '../../../lib/wire/bill-terms.ts';
import type { OrderPage } from '../placing/attempt.ts';

/** What is about to be ordered. */
export interface Ordered {
  readonly storeId: string;
  readonly page: OrderPage;
}

const worthOf = (reply: Reply<'coupons.apply'>): WireCoupon => ({
  code: reply.code,
  coupon_type: reply.coupon_type,
  discount_type: reply.discount_type,
  discount: reply.discount,
  max_discount: reply.max_discount,
  min_purchase: reply.min_purchase,
});

/** Asks the server whether a code applies; says itself, beside the field, why not. */
export function useApplyCoupon({ storeId, page }: Ordered, onApplied: (coupon: WireCoupon) => void) {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset, variables } = useMutation({
    meta: { quiet: true },
    // Without a connection it fails at once, beside the field.
    networkMode: 'always',
    mutationFn: async (code: string) =>
      call('coupons.apply', { query: { code, store_id: storeId, page, ...(await guestQuery()) } }),
    onSuccess: (reply) => onApplied(worthOf(reply)),
  });
  const problem = error ? refusalTexts(error, t('common.connectionLost')).join(' · ') : undefined;
  return { apply: mutate, busy: isPending, asked: variables, problem, reset };
}
