import type { CheckoutTexts } from './statuses.ts';

/** Arabic. */
export const ar: CheckoutTexts = {
  prescription_not_found: 'لم تعد صورة الوصفة هذه متاحة. ارفعها من جديد.',
  quote_expired: 'انتهت صلاحية هذه الفاتورة. إليك فاتورة جديدة.',
  wallet_part_changed:
    'تستطيع محفظتك الآن دفع {amount} من هذا المبلغ، لا ما كان معروضًا. راجع المبلغ المتبقي ثم اضغط من جديد.',
  prescription_required: 'يرجى رفع صورة الوصفة الطبية',
  prescription_too_many: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  prescription_orders_off: 'لا يقبل هذا المتجر الطلب بالوصفة وحدها.',
};
