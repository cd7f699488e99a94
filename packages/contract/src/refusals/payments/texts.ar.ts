import type { PaymentTexts } from './statuses.ts';

/** Arabic. */
export const ar: PaymentTexts = {
  refusals: {
    webhook_rejected: 'توقيع هذه الرسالة غير صالح، أو تعذّرت قراءة محتواها.',
    payment_not_found: 'لا توجد عملية دفع كهذه.',
    payment_over: 'انتهى وقت الدفع.',
    payment_not_awaited: 'لم يعد هذا الدفع منتظرًا.',
    proof_field_required: '{field} مطلوب',
    offline_method_unknown: 'لم يعد الدفع إلى هذا الحساب ممكنًا. اختر حسابًا آخر.',
    payment_unavailable: 'لا يستجيب مزوّد الدفع. حاول بعد لحظة أو ادفع بطريقة أخرى.',
  },
  notices: {
    payment_updated: 'تم تحديث معلومات الدفع.',
    proof_kept: 'شكرًا لك. يجري التحقق من الدفع.',
    payment_confirmed: 'تم تأكيد الدفع.',
    payment_declined: 'رُفض الدفع.',
  },
};
