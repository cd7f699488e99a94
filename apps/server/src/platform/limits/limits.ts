import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import { type Clock, isWithin } from '../clock.ts';
import { refuseFor } from '../errors.ts';

/** A rate limit: maximum calls of one kind per caller in a window. */
export interface Limit {
  readonly calls: number;
  readonly windowMs: number;
  /** Whether all servers count together, for what could be guessed by asking each of them. */
  readonly shared?: true;
}

/** Counts calls, and refuses a caller over the limit. */
export interface Limiter {
  readonly count: (kind: string, caller: string, limit: Limit) => void | Promise<void>;
}

const minute = 60_000;

/** Limits by call id and network address, for calls that can guess secrets, write without signing in, or are expensive. */
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
  'accounts.reauthenticationCode': { calls: 20, windowMs: minute, shared: true },
  'accounts.reauthenticationPasskey': { calls: 60, windowMs: minute },
  'accounts.reauthenticate': { calls: 30, windowMs: minute, shared: true },
  'accounts.updateProfile': { calls: 60, windowMs: minute },
  // So that codes cannot be guessed one after the other.
  'coupons.apply': { calls: 60, windowMs: minute, shared: true },
  'checkout.uploadPrescription': { calls: 60, windowMs: minute },
  'payments.sendProof': { calls: 60, windowMs: minute },
  'reviews.submit': { calls: 60, windowMs: minute },
  'messages.send': { calls: 60, windowMs: minute },
  'accounts.export': { calls: 20, windowMs: minute },
  // A number and a phone open them.
  'orders.track': { calls: 60, windowMs: minute, shared: true },
  'orders.events': { calls: 120, windowMs: minute, shared: true },
  'trips.track': { calls: 60, windowMs: minute, shared: true },
  'enquiries.send': { calls: 20, windowMs: minute },
  'newsletter.subscribe': { calls: 20, windowMs: minute },
  'partners.registerStore': { calls: 30, windowMs: minute },
  'partners.registerCourier': { calls: 30, windowMs: minute },
  'partners.application': { calls: 60, windowMs: minute, shared: true },
  'ops.addItem': { calls: 120, windowMs: minute },
  'ops.setItemPicture': { calls: 120, windowMs: minute },
  'ops.addVehicle': { calls: 120, windowMs: minute },
};

/** Expensive reads: searches, routes, generated files, and data exports. */
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
] satisfies CallId[];

/** Limit of all other writes per caller: about ten times what the fastest user does. */
const usualWrites: Limit = { calls: 300, windowMs: minute };
const usualDearReads: Limit = { calls: 600, windowMs: minute };

/** A call's limit, and whether it counts by network address or by token or guest id. */
export interface CallLimit extends Limit {
  readonly by: 'address' | 'caller';
}

/**
 * The limit of a call. Limits by name always apply. In a public market (https) all other writes and expensive reads have one
 * too; on a developer's machine, benchmarks and tests call from a single address.
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
 * Maximum body size in bytes by call id, where the default is too low: the boundaries of a country's postcodes are some
 * megabytes; a review has five pictures of 2 MB, and the call itself says which one is too large.
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

// Beyond this many callers, the oldest windows are dropped, so that a flood of addresses cannot exhaust memory.
const mostCallers = 50_000;

/** Whatever is sent as JSON, where {@link bodyLimits} has no more: a cart is a few kilobytes. */
export const usualBodyBytes = 256 * 1024;

/** A form with one picture: more than its 2 MB, so that the call itself can refuse the picture as too large. */
export const usualFormBytes = 4 * 1024 * 1024;

/** Maximum size in bytes of the form that a call reads, or of its JSON. */
export const bodyLimitOf = ({ id, multipart }: Pick<Endpoint, 'id' | 'multipart'>): number =>
  bodyLimits[id as CallId] ?? (multipart ? usualFormBytes : usualBodyBytes);

/** Rate limits with fixed windows in this process's memory. */
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
