/**
 * Orders: placed orders, their history, and following them live.
 * Owns orders, their lines and events, and every change of status.
 * Does not own what can be placed (checkout) or who moves an order along (ops, autopilot).
 */
export { findLastDelivered, getOwnLines } from './history/bought-before.ts';
export { createOrder, type OrderDraft, type OrderLineDraft } from './create-order.ts';
export { ordersOfCustomer } from './orders-of-customer.ts';
export { findAnyOrder, getOwnOrder, tellOrder } from './get-order.ts';
export { countEarlierOrders } from './history/count-earlier.ts';
export { hasOrders } from './history/has-orders.ts';
export { pageOrders } from './list-orders.ts';
export { holdOrder, moveOrder } from './move-order.ts';
export { isUnpriced } from './orders.view.ts';
export { bringBack } from './parcels/bring-back.ts';
export { giveUpParcel } from './parcels/give-up-parcel.ts';
export { setHowPaid } from './moves/set-how-paid.ts';
export { failUnpaid, markPaid } from './moves/settle-order.ts';
export { answerRefund, type RefundAnswer } from './refunds/answer-refund.ts';
export {
  addPreparation,
  countWrongCode,
  giveToCourier,
  setGoodsPrice,
  setPreparation,
} from './moves/change-order.ts';
export {
  type AfterTables,
  type CourierAtWork,
  findCourier,
  holdCouriersOf,
  holdSameCourier,
  insertCourier,
  listCouriersAtWork,
  updateCourierActive,
} from './after/after.repo.ts';
export { pageAskedRefunds } from './refunds/page-refunds.ts';
export { unansweredJobs } from './unanswered/unanswered.jobs.ts';
export { drawInvoice } from './invoice/draw-invoice.ts';
export type { Invoice } from './invoice/invoice-of.ts';
export { asPhone, filledRows, paidRows } from './invoice/invoice-rows.ts';
export { invoiceTexts } from './invoice/invoice-texts.ts';
export { serveInvoices } from './invoice/invoice.routes.ts';
export { orderLink } from './after/order-link.ts';
export { ordersRoutes } from './orders.routes.ts';
export type {
  BoughtAddOn,
  BoughtChoice,
  Courier,
  OrderRow,
  ParcelEnd,
  ParcelSnapshot,
} from './orders.tables.ts';
export { timetableOf } from './timetable.ts';
