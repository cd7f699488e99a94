import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `يستعمل العاملون لديك هذا الرمز، وهو معروض هنا فقط. أرسله مع كل نداء في الترويسة
  Authorization: Bearer {token}
وهو صالح لسنة. ما يتيحه مكتوب في {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market}: أهلًا بـ {what}',
  body: `مرحبًا {name}،

أصبح {what} جزءًا من {market}. يبقى مغلقًا حتى تفتحه.

${howToUse}

للفتح:
  PUT {api}/ops/stores/{id}/open   {"active": true}
${work}`,
});

/** Arabic. */
export const ar: MailTexts = {
  received: {
    subject: '{market}: وصل طلبك',
    body: `مرحبًا {name}،

وصل طلبك من أجل {what} إلى {market}. سننظر فيه ونجيبك بالبريد الإلكتروني.

يمكنك رؤية حاله هنا في أي وقت:
{status}`,
  },
  approvedStore: approved('طلباتك:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('رحلاتك:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}: أهلًا بك',
    body: `مرحبًا {name}،

يمكنك الآن توصيل الطلبات لدى {market}.

${howToUse}

الطلبات التي تنتظر مندوبًا:
  GET {api}/ops/staff/orders?waiting=1
لأخذ طلب:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}: بخصوص طلبك',
    body: `مرحبًا {name}،

لا نستطيع قبول {what} في الوقت الحالي. السبب:

{reason}

يمكنك التقدم من جديد في أي وقت:
{again}`,
  },
  unanswered: 'لم يُجَب عن الطلب منذ نصف سنة.',
};
