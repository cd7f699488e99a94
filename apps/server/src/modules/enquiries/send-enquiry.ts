import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { contactProblems } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { type RefusalPart, refuseAll } from '../../platform/errors.ts';
import { postMessage } from '../../platform/outbox/outbox.ts';
import { getMarket } from '../settings/index.ts';
import { type EnquiryTables, insertEnquiry } from './enquiries.repo.ts';

/** What the form sends, trimmed. */
interface Enquiry {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

function problemsOf(enquiry: Enquiry): RefusalPart[] {
  const problems: RefusalPart[] = contactProblems(enquiry).map(({ field, code }) => ({
    field,
    // accounts.md 5: the form has one text for an address that is too long or is none.
    code: code === 'email_too_long' ? 'email_invalid' : code,
  }));
  return enquiry.message === '' ? [...problems, { field: 'message', code: 'message_required' }] : problems;
}

// One line of a mail's head: what was typed must not begin another.
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const mailText = ({ name, phone, email, message }: Enquiry): string =>
  `${oneLine(name)}\n${oneLine(email)}\n${oneLine(phone)}\n\n${message}\n`;

/** Takes a message of the contact form: it is kept, and brought to the market's own address. */
export async function sendEnquiry(ctx: Ctx, enquiry: Enquiry): Promise<Reply<'enquiries.send'>> {
  refuseAll(problemsOf(enquiry));
  const created_at = new Date(ctx.clock.now());
  const row = { ...enquiry, id: ctx.ids.next(), language: ctx.language, created_at };
  await insertEnquiry(over<EnquiryTables>(ctx), row);
  const { email: recipient, businessName } = (await getMarket(ctx)).settings;
  // A market without an address has the list alone (ops.enquiries).
  const subject = `${businessName}: ${oneLine(enquiry.subject) || oneLine(enquiry.name)}`;
  if (recipient !== '')
    await postMessage(ctx, 'mail', { recipient, subject, body: mailText(enquiry) }, 'again');
  return { message: noticeOf('enquiry_sent', ctx.language) };
}
