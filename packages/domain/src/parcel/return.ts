import { type Decision, refused } from '../decision/index.ts';
import type { InstantMs } from '../hours/index.ts';
import { type OrderActor, type OrderStatus, type OrderType, decideTransition } from '../orders/index.ts';

/** Number of digits of the return code, with which a sender confirms that the parcel is back. */
export const RETURN_CODE_DIGITS = 4;

/** Who sends a parcel back: its sender, or the courier or operator if it could not be handed over. */
export type ParcelTurner = Extract<OrderActor, 'shopper' | 'courier' | 'operator'>;

/** What cancelling a parcel does: cancel it at once, or return it to the sender. */
export type ParcelCancel = 'cancel' | 'turn_back';

/**
 * Decides cancelling a parcel (CHK-10; rule 9 of api.md): its sender can cancel until it is delivered. Before the pickup it
 * is cancelled at once; after it the courier turns round, and the order is cancelled when the sender has it back. A
 * parcel can be sent back only once.
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
 * Whether a cancelled order is still charged: a parcel that its sender had returned was carried, there and back for the
 * price of one way. Any other cancelled order is refunded.
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
  /** How far towards the receiver it had come, 0 to 1. */
  readonly reachedFraction: number;
};

/** The return of a parcel, at the same speed: its position between sender (0) and receiver (1), and when it is back. */
export function wayBackAt(
  { pickedUpAtMs, turnedBackAtMs, reachedFraction }: ReturningParcel,
  nowMs: InstantMs,
): { readonly fraction: number; readonly backAtMs: InstantMs } {
  const riddenMs = Math.max(0, turnedBackAtMs - pickedUpAtMs);
  const backAtMs = turnedBackAtMs + riddenMs;
  const left = riddenMs === 0 ? 0 : Math.min(1, Math.max(0, (backAtMs - nowMs) / riddenMs));
  return { fraction: reachedFraction * left, backAtMs };
}
