import { type Currency, formatPrice, toMinor } from '@promenade/domain/money';
import { getShopperId } from './identity/actor.ts';
import type { Ctx } from './context.ts';
import { refuse } from './errors.ts';
import { openSeal, seal, type SealPurpose } from './secrets/seal.ts';

// Long enough to fill a form in; prices and routes are asked again at placing anyway.
const lastsMs = 20 * 60_000;

/** A bill as it is now. */
export interface CurrentBill<Bill = object> {
  /** As the wire has it. */
  readonly bill: Bill;
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** A bill that is sealed when its shopper is shown it. */
export interface ShownBill<Seen, Bill = object> extends CurrentBill<Bill> {
  readonly purpose: Extract<SealPurpose, 'quote' | 'trip-quote'>;
  /** What of it the seal holds: all that the shopper is shown. */
  readonly seen: Seen;
}

/** One figure that is not what the shopper saw, by the wire's names. */
export interface ShownDifference {
  readonly field: string;
  /** Null for a figure of the whole bill. */
  readonly cart_id: string | null;
  readonly name: string | null;
  readonly before: number;
  readonly after: number;
}

/** A bill as its shopper is shown it, and signed for them. */
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

/** The bill that was agreed to is no longer good: the one of now comes along, with its seal. */
export const refuseExpired = async (ctx: Ctx, shown: ShownBill<object>): Promise<never> =>
  refuse('quote_expired', {}, await billWithSeal(ctx, shown));

function refuseChanged(ctx: Ctx, { totalMinor, currency }: CurrentBill, beside: object): never {
  const price = formatPrice(totalMinor, currency, { locale: ctx.language });
  return refuse('bill_changed', { price }, { ...beside });
}

const hasTotal = ({ totalMinor, currency }: CurrentBill, amount: number): boolean =>
  toMinor(amount, currency.decimals) === totalMinor;

/** The total is the one that the shopper saw; else the new bill is shown first (CHK-06). */
export function checkTotalSeen(ctx: Ctx, now: CurrentBill, amount: number): void {
  if (!hasTotal(now, amount)) refuseChanged(ctx, now, { bill: now.bill });
}

/** What of a bill is not as it was sealed; undefined where the seal is of something else. */
export type Comparison<Seen> = (before: Seen) => readonly ShownDifference[] | undefined;

/** What a shopper agreed to: the total, and the seal of the bill where they were shown one. */
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
 * The bill is the one that the shopper saw, figure by figure where its seal is sent: changes that cancel each other out
 * are told before anything is ordered (CHK-06).
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
