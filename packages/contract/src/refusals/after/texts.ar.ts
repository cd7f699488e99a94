import type { AfterTexts } from './statuses.ts';

/** Arabic. */
export const ar: AfterTexts = {
  refusals: {
    courier_not_found: 'لا يوجد مندوب كهذا.',
    refund_asked: 'طُلب الاسترداد من قبل، ولا يُطلب إلا مرة واحدة.',
    refund_not_asked: 'لا يوجد هنا طلب استرداد ينتظر جوابًا.',
    order_taken: 'أخذ مندوب آخر هذا الطلب.',
    awaiting_payment: 'هذا الطلب ينتظر دفعه.',
    refunds_off: 'لا يرد هذا السوق المال عند الطلب. اطلب المساعدة بدلًا من ذلك.',
    not_refundable: 'يمكن طلب الاسترداد بعد توصيل الطلب ودفعه.',
    reason_unknown: 'اختر أحد الأسباب.',
    reason_required: 'اذكر السبب في كلمات قليلة.',
    note_required: 'أخبرنا في كلمات قليلة ما الخطأ.',
    refund_too_much: 'يمكن رد {price} كحد أقصى.',
    refund_of_nothing: 'لا يُرد مبلغ صفر. اذكر مبلغًا، أو لا تذكر شيئًا لرد المبلغ كله.',
    stock_by_variation: 'يُعدّ مخزونه بحسب الخيار. اذكر واحدًا من هذه: {names}.',
    no_variations: 'ليس لهذا الصنف خيارات: حدّد مخزونه دون ذكر خيار.',
    nothing_to_reorder: 'لا يتوفر شيء من هذا الطلب الآن.',
    delivery_code_wrong: 'هذا ليس رمز الطلب. المحاولات المتبقية: {count}.',
    delivery_code_locked: 'رموز خاطئة كثيرة. يمكن للمشغّل إغلاق هذا الطلب.',
    price_missing: 'حدّد أولًا ثمن الوصفة.',
    not_by_prescription: 'الطلب بالوصفة وحده يحدد المتجر سعره.',
  },
  notices: {
    refund_requested: 'وصل طلبك، وسيصلك الجواب.',
    refund_withdrawn: 'سُحب طلب الاسترداد.',
    refund_answered: 'تمت الإجابة عن الطلب.',
    reordered: 'ما هو متوفر صار في سلتك.',
    courier_added: 'أُضيف المندوب.',
    token_given: 'احتفظ بالرمز: لا يُعرض إلا مرة واحدة.',
    tokens_ended: 'انتهت الرموز.',
    minutes_added: 'يرى المتسوق الوقت الجديد.',
    order_taken_on: 'الطلب الآن مع المندوب.',
    order_priced: 'صار للطلب سعره.',
    store_silent: 'لم يردّ المتجر في الوقت المحدد.',
  },
};
