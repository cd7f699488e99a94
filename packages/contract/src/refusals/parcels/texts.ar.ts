import type { ParcelTexts } from './statuses.ts';

/** Arabic. */
export const ar: ParcelTexts = {
  refusals: {
    parcel_category_not_found: 'هذا النوع من الطرود غير مقبول هنا.',
    parcel_no_pickup: 'لا نستلم الطرود من هناك: عنوان المرسل خارج كل المناطق.',
    parcel_no_delivery: 'لا نوصّل الطرود إلى هناك: عنوان المستلم خارج كل المناطق.',
    not_returning: 'هذا الطرد ليس في طريق العودة.',
    parcel_not_cancelable: 'لم يعد بالإمكان إلغاء الطرد.',
    parcels_off: 'لا نقبل الطرود هنا الآن.',
    parcel_same_place: 'المرسل والمستلم في المكان نفسه. اختر عنوانًا آخر لأحدهما.',
    receiver_pays_cash: 'يدفع المستلم نقدًا عند الباب.',
    return_code_wrong: 'هذا ليس رمز الإرجاع. المحاولات المتبقية: {count}.',
  },
  notices: {
    parcel_turned_back: 'سيعيد المندوب الطرد. رمز الإرجاع الخاص بك هو {code}.',
    parcel_given_up: 'أعد الطرد إلى مرسله؛ رمز الإرجاع لديه.',
    parcel_returned: 'عاد الطرد إلى مرسله.',
  },
};
