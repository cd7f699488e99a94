import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { CouponCalls, CouponSlot, CouponSlotProps } from '../../../lib/wire/coupon-slot.ts';
import { Part } from '../../../ui/part/part.tsx';

interface CouponPartProps extends Omit<CouponSlotProps, 'calls'> {
  readonly Coupon: CouponSlot;
  readonly onApply: (code: string) => void;
}

const callsOf = (onApply: CouponPartProps['onApply']): CouponCalls => ({
  key: ['rentalCoupons.list'],
  list: async (signal) => call('rentalCoupons.list', { query: await guestQuery(), signal }),
  ask: async (asked) => {
    const query = { code: asked, ...(await guestQuery()) };
    const { code } = await call('rentalCoupons.apply', { query });
    return () => onApply(code);
  },
});

/** A coupon by its code, or from the list of those that apply to the trip cart. */
export function CouponPart({ Coupon, onApply, ...chosen }: CouponPartProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('bill.coupon')}>
      <Coupon calls={callsOf(onApply)} {...chosen} />
    </Part>
  );
}
