import type { PartnerTexts } from './statuses.ts';

/** Arabic. */
export const ar: PartnerTexts = {
  refusals: {
    application_not_found: 'لا يوجد طلب انضمام بهذا المرجع.',
    application_waiting: 'هناك طلب انضمام بهذا البريد الإلكتروني ينتظر الجواب.',
    application_decided: 'أُجيب عن هذا الطلب من قبل بعكس ذلك.',
    courier_works_here:
      'يعمل هنا بالفعل مندوب بهذا الرقم: {name}. إن كان الشخص نفسه فأعطِ المندوب {id} رمزًا جديدًا (POST ops/tokens) وارفض هذا الطلب.',
    courier_under_way: 'عدد الطلبات التي ما زالت لدى {name}: {count}. أعطها لمندوب آخر أو انتظر وصولها.',
    last_name_required: 'اسم العائلة مطلوب',
    store_name_required: 'اذكر اسم المكان.',
    minutes_invalid: 'اكتب عدد الدقائق من 1 إلى 240.',
    minutes_reversed: 'أطول وقت أقصر من أقصر وقت.',
    identity_type_required: 'اختر نوع وثيقة هويتك.',
    identity_number_required: 'اكتب رقم وثيقة هويتك، 4 رموز على الأقل.',
    vehicle_required: 'اختر وسيلة تنقّلك.',
    hours_empty: 'اذكر متى تفتح، ليوم واحد على الأقل.',
    hours_time: '{day}: اكتب أوقاتًا مثل 09:00.',
    hours_overlap: '{day}: هذه الساعات تتداخل مع غيرها.',
    always_open: 'هذا المتجر مفتوح دائمًا: ليست له مواعيد.',
    zone_unknown: 'اختر إحدى المناطق.',
    module_not_here: 'اختر ما هو متاح في هذه المنطقة.',
    place_required: 'حدّد المكان: خط العرض وخط الطول.',
    point_outside_zone: 'هذا المكان يبعد {distance} كم خارج {zone}. حرّك الدبوس أو اختر منطقة أخرى.',
    plan_unknown: 'اختر إحدى الخطط.',
    file_missing: 'ينقص ملف هنا.',
    document_format: 'الوثيقة ملف PDF أو صورة jpg أو png أو jpeg أو gif.',
    document_too_large: 'حجم الوثيقة أكبر من 2 ميغابايت.',
  },
  notices: {
    application_received: 'وصل طلبك. يأتيك الجواب بالبريد الإلكتروني.',
    partner_approved: 'قُبل الطلب.',
    partner_refused: 'رُفض الطلب وكُتب السبب.',
    item_added: 'أصبح الصنف معروضًا للبيع.',
    item_changed: 'تم تعديل الصنف.',
  },
};
