import type { Text, TripTextKey } from '../texts.ts';

/** Arabic. */
export const ar: Readonly<Record<TripTextKey, Text>> = {
  trip_booked: {
    title: 'تم حجز الرحلة {number}',
    body: 'وصلت رحلتك {number} بقيمة {amount} إلى {store}. سنخبرك عند تأكيدها.',
  },
  trip_paid: {
    title: 'تم دفع الرحلة {number}',
    body: 'شكرًا لك: وصل مبلغ {amount} عن رحلتك {number} مع {store}.',
  },
  trip_changed: {
    title: 'تم تغيير الرحلة {number}',
    body: 'لرحلتك {number} مع {store} نهاية جديدة وأصبحت قيمتها {amount}.',
  },
  trip_confirmed: { title: 'تم تأكيد الرحلة {number}', body: 'قبل {store} رحلتك {number}.' },
  trip_started: { title: 'بدأت الرحلة {number}', body: 'رحلة طيبة مع {store}.' },
  trip_completed: {
    title: 'انتهت الرحلة {number}',
    body: 'اكتملت رحلتك {number} مع {store}. كيف كانت؟',
  },
  trip_canceled: { title: 'تم إلغاء الرحلة {number}', body: 'لقد ألغيت رحلتك {number}.' },
  trip_failed: {
    title: 'لم تُدفع الرحلة {number}',
    body: 'لم تُدفع الرحلة {number} في الوقت المحدد، فأصبحت مركباتها متاحة من جديد.',
  },
  trip_waiting: {
    title: 'ادفع الرحلة {number}',
    body: 'مركبات رحلتك {number} بقيمة {amount} محجوزة. يرجى الدفع قبل انتهاء المهلة، وهي {minutes}.',
  },
  trip_refunded: {
    title: 'استرداد الرحلة {number}',
    body: 'يعود إليك مبلغ {amount} عن الرحلة {number} مع {store}.',
  },
  trip_canceled_by_provider: {
    title: 'تم إلغاء الرحلة {number}',
    body: 'ألغى {store} رحلتك {number}.',
  },
  trip_canceled_by_market: {
    title: 'تم إلغاء الرحلة {number}',
    body: 'تم إلغاء رحلتك {number}.',
  },
};
