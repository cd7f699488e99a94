import { browserStorage } from '../session/storage.ts';
import { parseModule } from '../session/visit.ts';
import { whoIsHere } from '../session/who-is-here.ts';

/**
 * A write that must take effect at most once and has not been answered yet. Its key is used for all retries, across
 * reloads and closed tabs; the bodies (JSON) are those that may have arrived under it.
 */
export interface Attempt {
  readonly key: string;
  readonly bodies: readonly string[];
  /** Its owner: the end of the token or guest id. */
  readonly who: string;
  readonly begunAtMs: number;
  /** The shopper has been told on another page that it never arrived. */
  readonly told?: boolean;
}

/**
 * The order of a cart, of a single item (ITEM-09), of a prescription, a trip and a parcel: each may have an attempt
 * of its own.
 */
export const attemptNames = [
  'checkout-attempt',
  'checkout-attempt-item',
  'prescription-attempt',
  'trip-attempt',
  'parcel-attempt',
] as const;

export type AttemptName = (typeof attemptNames)[number];

// The market repeats its answer to a key for 48 hours (decision 3): half of that leaves no doubt.
const longestMs = 24 * 3_600_000;

function isAttempt(value: Partial<Attempt> | null): value is Attempt {
  return typeof value?.key === 'string' && Array.isArray(value.bodies) && typeof value.begunAtMs === 'number';
}

// The market has one trip cart and one parcel; orders from stores have an attempt for each module.
const ofMarket: ReadonlySet<AttemptName> = new Set(['trip-attempt', 'parcel-attempt']);

/** Identifies the attempt: two tabs may order in two modules at once, and neither order is an answer to the other. */
const slotOf = (name: AttemptName): string =>
  (!ofMarket.has(name) && parseModule(document.documentElement.dataset['module'])?.id) || 'market';

/** The open attempts of a name, by slot. An earlier version stored a single one, which may be of any module. */
export function readSlots(name: AttemptName): Readonly<Record<string, Partial<Attempt>>> {
  try {
    const kept = (JSON.parse(browserStorage.read(name) ?? '{}') ?? {}) as Record<string, Partial<Attempt>>;
    return isAttempt(kept) ? { [slotOf(name)]: kept } : kept;
  } catch {
    return {};
  }
}

/** The open attempt of the current shopper; null if there is none, or none that the market still remembers. */
export function readAttempt(name: AttemptName): Attempt | null {
  const kept = readSlots(name)[slotOf(name)] ?? null;
  if (!isAttempt(kept) || kept.who !== whoIsHere()) return null;
  return Date.now() - kept.begunAtMs < longestMs ? kept : null;
}

export function keepAttempt(name: AttemptName, attempt: Attempt | null): void {
  const { [slotOf(name)]: _before, ...others } = readSlots(name);
  const slots = attempt ? { ...others, [slotOf(name)]: attempt } : others;
  browserStorage.write(name, Object.keys(slots).length > 0 ? JSON.stringify(slots) : null);
}

/** Records that a body is about to be sent: under the key of the open attempt, otherwise under a new one. */
export function openAttempt(name: AttemptName, body: string, newIdempotencyKey: () => string): Attempt {
  const { key, bodies, begunAtMs } = readAttempt(name) ?? {
    key: newIdempotencyKey(),
    bodies: [],
    begunAtMs: Date.now(),
  };
  const attempt = {
    key,
    bodies: [...bodies.filter((sent) => sent !== body), body],
    who: whoIsHere(),
    begunAtMs,
  };
  keepAttempt(name, attempt);
  return attempt;
}

/** The shopper has been told that it never arrived: its key is kept, and the shopper is not told again. */
export function noteTold(name: AttemptName): void {
  const attempt = readAttempt(name);
  if (attempt) keepAttempt(name, { ...attempt, told: true });
}

/** The attempts whose outcome the shopper has not been told yet. */
export const untoldAttempts = (): AttemptName[] =>
  attemptNames.filter((name) => {
    const attempt = readAttempt(name);
    return attempt !== null && attempt.told !== true;
  });

/** The shopper has left: what they had sent is nobody's business here any more. */
export function forgetAttempts(): void {
  for (const name of attemptNames) browserStorage.write(name, null);
}
