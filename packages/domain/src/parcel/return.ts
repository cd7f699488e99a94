import { type Decision, refused } from '../decision/index.ts';
import type { InstantMs } from '../hours/index.ts';
import { type OrderActor, type OrderStatus, type OrderType, decideTransition } from '../orders/index.ts';

/** Digits of the code by which a sender proves that the parcel is back. */
export const RETURN_CODE_DIGITS = 4;

/** Who turns a parcel round: its sender, or who finds nobody at the receiver's door. */
export type ParcelTurner = Extract<OrderActor, 'shopper' | 'courier' | 'operator'>;

/** What cancelling a parcel does: nobody has it yet, or the courier brings it back. */
export type ParcelCancel = 'cancel' | 'turn_back';

/**
 * CHK-10, rule 9 of api.md: its sender may cancel until the parcel is at the receiver's. Before the pick-up that is all;
 * after it the courier turns round, and the order is cancelled once the sender has it back. Once is enough.
 */
export function decideParcelCancel(order: {
  readonly status: OrderStatus;
  readonly returning: boolean;
}): Decision<{ does: ParcelCancel }, { readonly code: 'not_cancelable'; readonly status: OrderStatus }> {
  const { status, returning } = order;
  const parcel = { status, orderType: 'parcel' } as const;
  const events = returning ? [] : (['cancel', 'turn_back'] as const);
  const does = events.find((event) => decideTransition(parcel, event, 'shopper').ok);
  return does ? { ok: true, does } : refused({ code: 'not_cancelable', status });
}

/**
 * Whether a cancelled order keeps what it cost: a parcel that its sender turned round has been carried, there and back
 * for the price of one way. All else is given back.
 * @param from the state it was cancelled in
 */
export function keepsFee(order: {
  readonly orderType: OrderType;
  readonly from: OrderStatus;
  readonly turnedRound: boolean;
}): boolean {
  return order.orderType === 'parcel' && order.from === 'picked_up' && order.turnedRound;
}

/** A parcel on its way back. */
export type ReturningParcel = {
  readonly pickedUpAtMs: InstantMs;
  readonly turnedBackAtMs: InstantMs;
  /** How far along the way to the receiver it had come: 0 to 1. */
  readonly reachedFraction: number;
};

/** The way back is ridden as fast as the way there: where it is between sender (0) and receiver, and when it is back. */
export function wayBackAt(
  { pickedUpAtMs, turnedBackAtMs, reachedFraction }: ReturningParcel,
  nowMs: InstantMs,
): { readonly fraction: number; readonly backAtMs: InstantMs } {
  const riddenMs = Math.max(0, turnedBackAtMs - pickedUpAtMs);
  const backAtMs = turnedBackAtMs + riddenMs;
  const left = riddenMs === 0 ? 0 : Math.min(1, Math.max(0, (backAtMs - nowMs) / riddenMs));
  return { fraction: reachedFraction * left, backAtMs };
}
