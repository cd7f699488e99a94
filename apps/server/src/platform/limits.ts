import { Refused } from './errors.ts';
import type { Clock } from './clock.ts';

/** So many calls of one kind per caller in a window. */
export interface Limit {
  readonly calls: number;
  readonly windowMs: number;
}

/** Counts calls; refuses when a caller has had its share. */
export interface Limiter {
  readonly count: (kind: string, caller: string, limit: Limit) => void;
}

const minute = 60_000;

/** Limits by call id; calls not named here are unlimited (reverse proxies limit floods better). */
export const callLimits: Readonly<Record<string, Limit>> = {
  'accounts.requestGuest': { calls: 1200, windowMs: minute },
  'accounts.signUp': { calls: 60, windowMs: minute },
  'accounts.login': { calls: 30, windowMs: minute },
  'accounts.updateInfo': { calls: 30, windowMs: minute },
  'accounts.resendOtp': { calls: 20, windowMs: minute },
  'accounts.delivery': { calls: 120, windowMs: minute },
  'accounts.verifyPhone': { calls: 30, windowMs: minute },
  'accounts.firebaseVerifyToken': { calls: 30, windowMs: minute },
  'accounts.forgotPassword': { calls: 20, windowMs: minute },
  'accounts.verifyToken': { calls: 30, windowMs: minute },
  'accounts.firebaseResetPassword': { calls: 30, windowMs: minute },
  'accounts.resetPassword': { calls: 30, windowMs: minute },
  'accounts.socialStart': { calls: 60, windowMs: minute },
  'accounts.socialLogin': { calls: 30, windowMs: minute },
  'accounts.socialRegister': { calls: 30, windowMs: minute },
  'accounts.passkeyAsk': { calls: 60, windowMs: minute },
  'accounts.passkeyLogin': { calls: 30, windowMs: minute },
  'accounts.updateProfile': { calls: 60, windowMs: minute },
  // So that codes cannot be guessed one after the other.
  'coupons.apply': { calls: 60, windowMs: minute },
  'payments.sendProof': { calls: 60, windowMs: minute },
  'reviews.submit': { calls: 60, windowMs: minute },
  'messages.send': { calls: 60, windowMs: minute },
  'accounts.export': { calls: 20, windowMs: minute },
  'orders.track': { calls: 60, windowMs: minute },
  'orders.events': { calls: 120, windowMs: minute },
  'enquiries.send': { calls: 20, windowMs: minute },
  'newsletter.subscribe': { calls: 20, windowMs: minute },
  'partners.registerStore': { calls: 30, windowMs: minute },
  'partners.registerCourier': { calls: 30, windowMs: minute },
  'partners.application': { calls: 60, windowMs: minute },
  'ops.addItem': { calls: 120, windowMs: minute },
};

/**
 * Bytes of a body by call id, where the usual limit is too low: the borders of a country's postcodes are some
 * megabytes; a review comes with five pictures of 2 MB, and tells itself which is too large.
 */
export const bodyLimits: Readonly<Partial<Record<string, number>>> = {
  'ops.setZones': 4 * 1024 * 1024,
  'payments.sendProof': 4 * 1024 * 1024,
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
      if (!current || nowMs - current.startMs >= limit.windowMs) {
        windows.delete(key);
        windows.set(key, { startMs: nowMs, calls: 1 });
        if (windows.size > mostCallers) windows.delete(windows.keys().next().value as string);
        return;
      }
      current.calls += 1;
      if (current.calls <= limit.calls) return;
      const seconds = Math.max(1, Math.ceil((current.startMs + limit.windowMs - nowMs) / 1000));
      throw new Refused([{ code: 'too_often', params: { seconds } }], {}, seconds);
    },
  };
}
