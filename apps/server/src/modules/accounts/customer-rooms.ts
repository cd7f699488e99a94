import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';

/**
 * Moves what a guest has to the customer that the guest turns out to be (CART-11, AUTH-11). Given by the
 * rooms that keep something for shoppers, since this lower room does not know them.
 */
export type FollowGuest = (ctx: Ctx, guestShopperId: string, customerId: string) => Promise<void>;

/** What a profile shows of rooms that this one does not know. */
export type ProfileFigures = Pick<Reply<'accounts.info'>, 'wallet_balance' | 'loyalty_point'>;

/** What a room that keeps something for customers does for this lower room, which does not know it. */
export interface CustomerRoom {
  /** The name of its records in an export. */
  readonly name: string;
  readonly follow?: FollowGuest;
  /** All that it keeps of a customer, for the customer to read. */
  readonly tell?: (ctx: Ctx, customerId: string) => Promise<readonly unknown[]>;
  /** Its figures in the customer's profile. */
  readonly figures?: (ctx: Ctx, customerId: string) => Promise<Partial<ProfileFigures>>;
  /** Forgets a customer whose account is about to be deleted; refuses where that must wait. */
  readonly forget?: (ctx: Ctx, customerId: string) => Promise<void>;
  /** Of guests who have not been here for long, those who left something here for whose sake they are kept. */
  readonly listKeptGuests?: (ctx: Ctx, guestIds: readonly string[]) => Promise<readonly string[]>;
  /** Forgets what guests left here who are about to be forgotten. */
  readonly forgetGuests?: (ctx: Ctx, guestIds: readonly string[]) => Promise<void>;
}

/** Two weeks later people go on where they were; after half a year few prices and goods of a cart are as they were. */
export const cartKeptMs = 180 * 24 * 60 * 60 * 1000;
