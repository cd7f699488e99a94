/** Orders: statuses and transitions in one table, cancelling, payment, refunds, and the timetable of demo orders. */
export {
  type AutopilotPlan,
  autopilotPlan,
  courierFractionAt,
  dueSteps,
} from './autopilot.ts';
export {
  type RefundableOrder,
  canCancel,
  decideOwnRefund,
  decideRefundRequest,
} from './cancel.ts';
export { type MoveRefusal, decideMove, givesStockBack } from './move.ts';
export {
  type PaymentSplit,
  splitPayment,
} from './payment-split.ts';
export {
  type OrderActor,
  type OrderEvent,
  type OrderStatus,
  type OrderType,
  type PaymentStatus,
  ORDER_EVENTS,
  ORDER_STATUSES,
  ORDER_TYPES,
} from './states.ts';
export {
  TRANSITIONS,
  decideTransition,
  isFinal,
  isOff,
  isFollowed,
  isRunning,
  stepsFor,
  wasDelivered,
} from './transitions.ts';
export {
  answerOwedSince,
  decideUnanswered,
} from './unanswered.ts';
export { splitRefund } from './refund-split.ts';
export { pricePrescription } from './price-prescription.ts';
