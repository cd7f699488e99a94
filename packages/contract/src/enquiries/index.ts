/** Enquiries: messages from the market's contact form. */
import { z } from 'zod';
import { done, endpoint, id, instant, line, neededLine, neededText, page, paged } from '../endpoint/index.ts';

/** Maximum length of a message, in characters. */
export const ENQUIRY_LIMIT = 4000;

const fields = {
  name: neededLine(120),
  phone: neededText(40),
  // Longer ones are refused by their own text (accounts.md 5), those that cannot be meant by the schema.
  email: neededText(1000),
  subject: line(200).default(''),
  message: neededText(ENQUIRY_LIMIT),
};

const enquiry = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.string().describe('Language of the page that it was sent from.'),
  created_at: instant,
});

/** Endpoints of enquiries. */
export const enquiriesEndpoints = {
  'enquiries.send': endpoint('enquiries.send', {
    summary: 'Send a message with the contact form',
    who: 'anyone',
    body: z.object(fields),
    reply: done,
    refusals: [
      'name_required',
      'phone_required',
      'phone_invalid',
      'email_required',
      'email_invalid',
      'message_required',
    ],
  }),
  'ops.enquiries': endpoint('ops.enquiries', {
    summary: 'Messages from the contact form, newest first',
    who: 'operator',
    query: page,
    reply: paged.extend({ enquiries: z.array(enquiry) }),
  }),
} as const;
