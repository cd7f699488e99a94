import type { Routes } from '../../platform/http/handler.ts';
import { listEnquiries } from './list-enquiries.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** Calls of the contact form. */
export const enquiriesRoutes = {
  'enquiries.send': (ctx, { body }) => sendEnquiry(ctx, body),
  'ops.enquiries': (ctx, { query }) => listEnquiries(ctx, query),
} satisfies Routes;
