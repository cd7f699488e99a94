import type { NotificationTexts } from './texts.ts';
import { ar as trips } from './trips/ar.ts';

/** Arabic. */
export const ar: NotificationTexts = {
  texts: {
    ...trips,
    message_received: { title: 'كتب إليك {writer}', body: 'اقرأ رسالة {writer} وأجب عنها في صندوق رسائلك.' },
    message_from_support: { title: 'كتب إليك فريق الدعم', body: 'اقرأ جواب فريق الدعم في صندوق رسائلك.' },
    order_placed: {
      title: 'تم إرسال الطلب {number}',
      body: 'وصل طلبك {number} بقيمة {amount} إلى {store}. سنخبرك عند تأكيده.',
    },
    order_paid: {
      title: 'تم دفع الطلب {number}',
      body: 'شكرًا لك: وصل مبلغ {amount} عن طلبك {number} من {store}.',
    },
    order_confirmed: { title: 'تم تأكيد الطلب {number}', body: 'قبل {store} طلبك {number}.' },
    order_ready: { title: 'الطلب {number} جاهز', body: 'يمكنك استلام طلبك {number} من {store}.' },
    order_on_the_way: {
      title: 'الطلب {number} في الطريق',
      body: 'طلبك {number} من {store} مع المندوب الآن.',
    },
    order_delivered: { title: 'تم توصيل الطلب {number}', body: 'شكرًا لطلبك من {store}.' },
    order_collected: { title: 'تم استلام الطلب {number}', body: 'شكرًا لطلبك من {store}.' },
    parcel_turned_back: {
      title: 'الطرد {number} عائد إليك',
      body: 'سيعيد المندوب طردك {number}. رمز الإرجاع هو {code}.',
    },
    order_canceled: { title: 'تم إلغاء الطلب {number}', body: 'لقد ألغيت طلبك {number}.' },
    order_failed: {
      title: 'لم يُدفع الطلب {number}',
      body: 'لم يُدفع الطلب {number} في الوقت المحدد، لذلك لم يُرسل إلى المتجر.',
    },
    order_failed_by_market: {
      title: 'لم يُنفَّذ الطلب {number}',
      body: 'تعذّر تنفيذ طلبك {number}.',
    },
    payment_waiting: {
      title: 'ادفع الطلب {number}',
      body: 'طلبك {number} بقيمة {amount} محجوز لك. يرجى الدفع قبل انتهاء المهلة، وهي {minutes}.',
    },
    payment_expiring: {
      title: 'الوقت المتبقي للدفع: {minutes}',
      body: 'ما زلنا ننتظر دفع {amount}. ادفع أو اختر طريقة دفع أخرى.',
    },
    payment_failed: {
      title: 'تعذّر الدفع',
      body: 'لم تتم عملية دفع {amount}. حاول مرة أخرى أو اختر طريقة دفع أخرى.',
    },
    refund_asked: {
      title: 'طُلب استرداد للطلب {number}',
      body: 'وصلنا طلبك باسترداد {amount}، وسنخبرك بالجواب.',
    },
    refund_paid: { title: 'استرداد الطلب {number}', body: 'يعود إليك مبلغ {amount} عن الطلب {number}.' },
    refund_refused: {
      title: 'لا استرداد للطلب {number}',
      body: 'لم تتم الموافقة على طلب استرداد الطلب {number}.',
    },
    wallet_funded: { title: 'رصيد جديد في محفظتك', body: 'أُضيف مبلغ {amount} إلى محفظتك.' },
    points_earned: {
      title: 'نقاط ولاء جديدة: {points}',
      body: 'كسبت نقاطًا من طلب تم توصيله، وعددها {points}.',
    },
    cashback_earned: {
      title: 'استرداد نقدي بقيمة {amount}',
      body: 'عاد مبلغ {amount} من طلب تم توصيله إلى محفظتك.',
    },
    referral_earned: {
      title: '{amount} عن أول طلب لصديقك',
      body: 'طلب شخص دعوته أنت: مبلغ {amount} في محفظتك.',
    },
    prescription_placed: {
      title: 'تم إرسال الطلب {number}',
      body: 'وصلت وصفتك إلى {store}، الطلب {number}. سنخبرك بسعرها.',
    },
    prescription_confirmed: {
      title: 'تم تأكيد الطلب {number}',
      body: 'قبل {store} طلبك {number}. يبلغ مع وصفتك {amount}.',
    },
    parcel_placed: {
      title: 'تم حجز الطرد {number}',
      body: 'تم حجز طردك {number} مقابل {amount}. سنخبرك عندما يقبله مندوب.',
    },
    parcel_paid: {
      title: 'تم دفع الطرد {number}',
      body: 'شكرًا لك: وصل مبلغ {amount} عن طردك {number}.',
    },
    parcel_confirmed: { title: 'تم تأكيد الطرد {number}', body: 'سيأتي مندوب لأخذ طردك {number}.' },
    parcel_on_the_way: { title: 'الطرد {number} في الطريق', body: 'طردك {number} مع المندوب الآن.' },
    parcel_delivered: { title: 'تم توصيل الطرد {number}', body: 'وصل طردك {number} إلى مستلمه.' },
    parcel_returned: { title: 'عاد الطرد {number}', body: 'طردك {number} عندك من جديد.' },
    parcel_canceled: { title: 'تم إلغاء الطرد {number}', body: 'لقد ألغيت طردك {number}.' },
    parcel_canceled_by_courier: { title: 'تم إلغاء الطرد {number}', body: 'ألغى المندوب طردك {number}.' },
    parcel_canceled_by_market: { title: 'تم إلغاء الطرد {number}', body: 'تم إلغاء طردك {number}.' },
    parcel_waiting: {
      title: 'ادفع عن الطرد {number}',
      body: 'طردك {number} بقيمة {amount} محجوز لك. يرجى الدفع قبل انتهاء المهلة، وهي {minutes}.',
    },
    parcel_failed: {
      title: 'لم يُدفع عن الطرد {number}',
      body: 'لم يُدفع عن الطرد {number} في الوقت المحدد، لذلك لن يأتي مندوب لأخذه.',
    },
    parcel_failed_by_market: {
      title: 'لم يُوصَّل الطرد {number}',
      body: 'تعذّر توصيل طردك {number}.',
    },
    order_on_the_way_code: {
      title: 'الطلب {number} في الطريق',
      body: 'طلبك {number} من {store} مع المندوب الآن. رمز التسليم هو {code}. أعطه للمندوب عند الباب.',
    },
    parcel_on_the_way_code: {
      title: 'الطرد {number} في الطريق',
      body: 'طردك {number} مع المندوب الآن. رمز التسليم هو {code}. يعطيه المستلم للمندوب عند الباب.',
    },
    order_ready_code: {
      title: 'الطلب {number} جاهز',
      body: 'يمكنك استلام طلبك {number} من {store}. رمزك هو {code}.',
    },
    order_canceled_by_store: {
      title: 'تم إلغاء الطلب {number}',
      body: 'ألغى {store} طلبك {number}.',
    },
    order_canceled_by_courier: {
      title: 'تم إلغاء الطلب {number}',
      body: 'ألغى المندوب طلبك {number}.',
    },
    order_canceled_by_market: {
      title: 'تم إلغاء الطلب {number}',
      body: 'تم إلغاء طلبك {number}.',
    },
  },
  untaken: 'لم يُخصم منك شيء.',
  late: 'أي مبلغ يصل لاحقًا يُعاد بالطريقة التي جاء بها.',
  returned: 'يعود إليك ما دفعته.',
  reason: 'السبب: {reason}',
};
