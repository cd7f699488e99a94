import type { MessageTexts } from './statuses.ts';

/** Arabic. */
export const ar: MessageTexts = {
  conversation_not_found: 'لا توجد محادثة كهذه.',
  message_empty: 'اكتب شيئًا أو أضف صورة.',
  message_pictures_too_many: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  message_reference_unfit: 'هذا الطلب أو الرحلة لا علاقة له بمن تكتب إليه.',
  message_no_inbox: 'صاحب هذا الطلب ضيف وليس له صندوق رسائل. اتصل به بدلًا من ذلك.',
  messages_many:
    'أرسلت {count} رسالة خلال يوم واحد. يمكنك إرسال المزيد لاحقًا، واتصل إن كان الأمر لا يحتمل الانتظار.',
  message_pictures_many: 'أرسلت {count} صورة خلال يوم واحد. يمكنك إرسال المزيد لاحقًا، أما النص فيصل.',
  conversations_many:
    'بدأت {count} محادثة خلال يوم واحد. يمكنك بدء غيرها لاحقًا، أما المحادثات الجارية فمستمرة.',
};
