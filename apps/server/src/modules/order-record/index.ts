/**
 * Order record: the audit log of an order: what happened, what its customer was shown, by whom and in which request.
 * Owns the append-only record, and refused checkouts that have not led to an order yet. Does not own the events:
 * orders, notifications and messages record them in the transaction of the cause.
 */
export { noteOrder } from './note-order.ts';
export { noteRefusal } from './note-refusal.ts';
export { listRecord } from './list-record.ts';
export { forgetOldRefusals, recordOfCustomer } from './record-of-customer.ts';
