/** Orders: their states as one table, who moves them, and the timetable by which a demo market runs by itself. */
export {
  type AutopilotPlan,
  type AutopilotQuestion,
  type AutopilotStep,
  autopilotPlan,
  courierFractionAt,
  dueSteps,
} from './autopilot.ts';
export {
  type RefundRefusal,
  type RefundableOrder,
  canCancel,
  decideOwnRefund,
  decideRefundRequest,
} from './cancel.ts';
export { type MoveRefusal, decideMove, givesStockBack } from './move.ts';
export {
  type PaymentKind,
  type PaymentQuestion,
  type PaymentRefusal,
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
  PAYMENT_STATUSES,
} from './states.ts';
export {
  type TransitionRefusal,
  type TransitionRow,
  TRANSITIONS,
  decideTransition,
  isFinal,
  isRunning,
  stepsFor,
  wasDelivered,
} from './transitions.ts';
export {
  type Patience,
  type UnansweredStep,
  type WaitingOrder,
  answerOwedSince,
  decideUnanswered,
} from './unanswered.ts';
export { type PaidParts, type RefundParts, splitRefund } from './refund-split.ts';
export { pricePrescription } from './price-prescription.ts';
