import type { CheckoutTexts } from './statuses.ts';

/** English. Texts that the specification quotes are exact. */
export const en: CheckoutTexts = {
  prescription_not_found: 'This prescription picture is no longer available. Upload it again.',
  quote_expired: 'This bill has expired. Here is a new one.',
  wallet_part_changed:
    'Your wallet can pay {amount} of this now, not what was shown. Look at what is left to pay, and press again.',
  prescription_required: 'Please upload your prescription image',
  prescription_too_many: 'Maximum 3 images can be send at a time.',
  prescription_orders_off: 'This store takes no orders by prescription alone.',
};
