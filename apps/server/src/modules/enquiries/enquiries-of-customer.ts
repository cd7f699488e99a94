import { type Ctx, over } from '../../platform/context.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { deleteEnquiriesOf, type EnquiryTables, listEnquiriesOf } from './enquiries.repo.ts';

/** What a customer wrote by the contact form, known by the e-mail address: it goes with the account. */
export const enquiriesOfCustomer: CustomerRoom = {
  name: 'enquiries',
  tell: (ctx: Ctx, customerId) => listEnquiriesOf(over<EnquiryTables>(ctx), customerId),
  forget: (ctx, customerId) => deleteEnquiriesOf(over<EnquiryTables>(ctx), customerId),
};
