import { type Currency, formatPrice, toMinor } from '@promenade/domain/money';
import { getShopperId } from './identity/actor.ts';
import type { Ctx } from './context.ts';
import { refuse } from './errors.ts';
import { openSeal, seal, type SealPurpose } from './secrets/seal.ts';

// Long enough to fill in a form; prices and routes are checked again at placing anyway.
const lastsMs = 20 * 60_000;

/** A current bill. */
export interface CurrentBill<Bill = object> {
  /** In the format of the API. */
  readonly bill: Bill;
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** A bill with what its seal covers. */
export interface ShownBill<Seen, Bill = object> extends CurrentBill<Bill> {
  readonly purpose: Extract<SealPurpose, 'quote' | 'trip-quote'>;
  /** What the seal covers: everything the shopper is shown. */
  readonly seen: Seen;
}

/** An amount that differs from what the shopper saw, by its name in the API. */
export interface ShownDifference {
  readonly field: string;
  /** Null for an amount of the whole bill. */
  readonly cart_id: string | null;
  readonly name: string | null;
  readonly before: number;
  readonly after: number;
}

/** A bill as the shopper is shown it, with its seal. */
export async function billWithSeal<Bill extends object>(
  ctx: Ctx,
  { bill, purpose, seen }: ShownBill<object, Bill>,
): Promise<{ bill: Bill; seal: string; seal_expires_at: string }> {
  const untilMs = ctx.clock.now() + lastsMs;
  return {
    bill,
    seal: await seal(ctx, purpose, { shopperId: getShopperId(ctx), ...seen }, untilMs),
    seal_expires_at: new Date(untilMs).toISOString(),
  };
}

/** Refuses because the accepted bill is outdated, with the current bill and its seal. */
export const refuseExpired = async (ctx: Ctx, shown: ShownBill<object>): Promise<never> =>
  refuse('quote_expired', {}, await billWithSeal(ctx, shown));

function refuseChanged(ctx: Ctx, { totalMinor, currency }: CurrentBill, beside: object): never {
  const price = formatPrice(totalMinor, currency, { locale: ctx.language });
  return refuse('bill_changed', { price }, { ...beside });
}

const hasTotal = ({ totalMinor, currency }: CurrentBill, amount: number): boolean =>
  toMinor(amount, currency.decimals) === totalMinor;

/** Refuses unless the total is the one that the shopper saw, with the new bill (CHK-06). */
export function checkTotalSeen(ctx: Ctx, now: CurrentBill, amount: number): void {
  if (!hasTotal(now, amount)) refuseChanged(ctx, now, { bill: now.bill });
}

/** The amounts of a bill that differ from its seal; undefined if the seal is for something else. */
export type Comparison<Seen> = (before: Seen) => readonly ShownDifference[] | undefined;

/** What a shopper accepted: the total, and the seal of the bill if they were shown one. */
export interface Agreed {
  readonly seal?: string | null | undefined;
  /** In major units. */
  readonly amount: number;
}

async function differencesSince<Seen extends object>(
  ctx: Ctx,
  now: ShownBill<Seen>,
  seal: string,
  compare: Comparison<Seen>,
): Promise<readonly ShownDifference[]> {
  const opened = await openSeal<Seen & { readonly shopperId: string }>(ctx, now.purpose, seal);
  const isTheirs = opened.ok && opened.value.shopperId === getShopperId(ctx);
  return (isTheirs ? compare(opened.value) : undefined) ?? refuseExpired(ctx, now);
}

/**
 * Refuses unless the bill is the one that the shopper saw, amount by amount if its seal is sent, so that changes that cancel
 * each other out are also shown before anything is ordered (CHK-06).
 */
export async function checkBillSeen<Seen extends object>(
  ctx: Ctx,
  now: ShownBill<Seen>,
  agreed: Agreed,
  compare: Comparison<Seen>,
): Promise<void> {
  const differences = agreed.seal ? await differencesSince(ctx, now, agreed.seal, compare) : [];
  if (differences.length === 0 && hasTotal(now, agreed.amount)) return;
  refuseChanged(ctx, now, { ...(await billWithSeal(ctx, now)), differences });
}
