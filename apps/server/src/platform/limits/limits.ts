import type { CallId } from '@promenade/contract/paths';
import { type Clock, isWithin } from '../clock.ts';
import { refuseFor } from '../errors.ts';

/** So many calls of one kind per caller in a window. */
export interface Limit {
  readonly calls: number;
  readonly windowMs: number;
  /** Counted by all servers together: what could be guessed by asking each of them. */
  readonly shared?: true;
}

/** Counts calls; refuses when a caller has had its share. */
export interface Limiter {
  readonly count: (kind: string, caller: string, limit: Limit) => void | Promise<void>;
}

const minute = 60_000;

/** Limits by call id and network address: what guesses secrets, writes for strangers or costs much. */
const callLimits: Readonly<Partial<Record<CallId, Limit>>> = {
  'accounts.requestGuest': { calls: 1200, windowMs: minute },
  'accounts.signUp': { calls: 60, windowMs: minute },
  'accounts.login': { calls: 30, windowMs: minute, shared: true },
  'accounts.updateInfo': { calls: 30, windowMs: minute },
  'accounts.resendOtp': { calls: 20, windowMs: minute, shared: true },
  'accounts.delivery': { calls: 120, windowMs: minute },
  'accounts.verifyPhone': { calls: 30, windowMs: minute, shared: true },
  'accounts.firebaseVerifyToken': { calls: 30, windowMs: minute, shared: true },
  'accounts.forgotPassword': { calls: 20, windowMs: minute, shared: true },
  'accounts.verifyToken': { calls: 30, windowMs: minute, shared: true },
  'accounts.firebaseResetPassword': { calls: 30, windowMs: minute, shared: true },
  'accounts.resetPassword': { calls: 30, windowMs: minute, shared: true },
  'accounts.socialStart': { calls: 60, windowMs: minute },
  'accounts.socialLogin': { calls: 30, windowMs: minute, shared: true },
  'accounts.socialRegister': { calls: 30, windowMs: minute, shared: true },
  'accounts.passkeyAsk': { calls: 60, windowMs: minute },
  'accounts.passkeyLogin': { calls: 30, windowMs: minute, shared: true },
  'accounts.updateProfile': { calls: 60, windowMs: minute },
  // So that codes cannot be guessed one after the other.
  'coupons.apply': { calls: 60, windowMs: minute, shared: true },
  'checkout.uploadPrescription': { calls: 60, windowMs: minute },
  'payments.sendProof': { calls: 60, windowMs: minute },
  'reviews.submit': { calls: 60, windowMs: minute },
  'messages.send': { calls: 60, windowMs: minute },
  'accounts.export': { calls: 20, windowMs: minute },
  'orders.track': { calls: 60, windowMs: minute, shared: true },
  'orders.events': { calls: 120, windowMs: minute },
  'enquiries.send': { calls: 20, windowMs: minute },
  'newsletter.subscribe': { calls: 20, windowMs: minute },
  'partners.registerStore': { calls: 30, windowMs: minute },
  'partners.registerCourier': { calls: 30, windowMs: minute },
  'partners.application': { calls: 60, windowMs: minute, shared: true },
  'ops.addItem': { calls: 120, windowMs: minute },
  'ops.setItemPicture': { calls: 120, windowMs: minute },
  'ops.addVehicle': { calls: 120, windowMs: minute },
};

/** Reads that cost more than a page of rows: searches, routes, files that are drawn, everything somebody has. */
const dearReads: readonly string[] = [
  'catalog.search',
  'catalog.searchItems',
  'catalog.searchStores',
  'vehicles.search',
  'vehicles.calendar',
  'geo.zone',
  'geo.reverse',
  'geo.autocomplete',
  'geo.place',
  'geo.distance',
  'geo.direction',
  'orders.invoice',
  'trips.invoice',
  'orders.linked',
  'trips.track',
] satisfies CallId[];

/** Anything else that is written, by one caller: some ten times what the quickest thumb does. */
const usualWrites: Limit = { calls: 300, windowMs: minute };
const usualDearReads: Limit = { calls: 600, windowMs: minute };

/** A call's limit, and whether it counts by network address or by whoever shows a token or guest id. */
export interface CallLimit extends Limit {
  readonly by: 'address' | 'caller';
}

/**
 * How often a call may be made. Limits by name hold everywhere. Where a market is open to the world (https) every other
 * write and dear read has one too; on a developer's machine, bench and tests ask from one address and mean no harm.
 */
export function limitOf(
  { id, method }: { readonly id: string; readonly method: string },
  publicUrl: string,
): CallLimit | undefined {
  const named = callLimits[id as CallId];
  if (named) return { ...named, by: 'address' };
  if (!publicUrl.startsWith('https:')) return undefined;
  if (method !== 'GET') return { ...usualWrites, by: 'caller' };
  return dearReads.includes(id) ? { ...usualDearReads, by: 'caller' } : undefined;
}

/**
 * Bytes of a body by call id, where the usual limit is too low: the borders of a country's postcodes are some
 * megabytes; a review comes with five pictures of 2 MB, and tells itself which is too large.
 */
export const bodyLimits: Readonly<Partial<Record<CallId, number>>> = {
  'ops.setZones': 4 * 1024 * 1024,
  'reviews.submit': 12 * 1024 * 1024,
  'trips.handOver': 17 * 1024 * 1024,
  'messages.send': 8 * 1024 * 1024,
  'ops.sendMessage': 8 * 1024 * 1024,
  'partners.registerStore': 17 * 1024 * 1024,
  'partners.registerCourier': 14 * 1024 * 1024,
};

// Beyond this many callers the oldest windows are dropped: memory stays flat under a flood of addresses.
const mostCallers = 50_000;

/** Fixed windows in this process's memory. */
export function memoryLimiter(clock: Clock): Limiter {
  const windows = new Map<string, { startMs: number; calls: number }>();
  return {
    count: (kind, caller, limit) => {
      const key = `${kind} ${caller}`;
      const nowMs = clock.now();
      const current = windows.get(key);
      if (!current || !isWithin(clock, current.startMs, limit.windowMs)) {
        windows.delete(key);
        windows.set(key, { startMs: nowMs, calls: 1 });
        if (windows.size > mostCallers) windows.delete(windows.keys().next().value as string);
        return;
      }
      current.calls += 1;
      if (current.calls <= limit.calls) return;
      refuseFor('too_often', current.startMs + limit.windowMs - nowMs);
    },
  };
}
