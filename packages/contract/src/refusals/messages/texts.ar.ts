import type { MessageTexts } from './statuses.ts';

/** Arabic. */
export const ar: MessageTexts = {
  conversation_not_found: 'هذه المحادثة غير موجودة هنا.',
  message_empty: 'اكتب شيئًا أو أضف صورة.',
  message_pictures_too_many: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  message_reference_unfit: 'هذا الطلب أو الرحلة لا علاقة له بمن تكتب إليه.',
  message_no_inbox: 'صاحب هذا الطلب ضيف وليس له صندوق رسائل. اتصل به بدلًا من ذلك.',
};
