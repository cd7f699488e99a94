import type { MarketTexts } from './statuses.ts';

/** Arabic. */
export const ar: MarketTexts = {
  refusals: {
    page_not_found: 'لا توجد هنا صفحة كهذه.',
    message_required: 'أخبرنا في كلمات قليلة عن الموضوع.',
    until_past: 'يجب أن تكون نهاية الصيانة في المستقبل.',
    setting_unfit: 'لا يمكن ذلك: {detail}',
    maintenance: 'السوق مغلق للصيانة. لم يتغير شيء. حاول مجددًا لاحقًا.',
  },
  notices: {
    page_kept: 'حُفظت الصفحة.',
    enquiry_sent: 'وصلتنا رسالتك. سنرد بالبريد الإلكتروني أو الهاتف.',
    maintenance_on: 'السوق مغلق الآن للصيانة.',
    maintenance_off: 'فُتح السوق من جديد.',
    setting_decided: 'تم الحفظ. يسري ذلك ابتداءً من الطلب التالي.',
  },
};
