import { percentOf } from '../money/index.ts';

/** How much the market gives, and from what: a bonus on added money, or cashback of an order. */
export interface GiftRule {
  readonly id: string;
  readonly type: 'percent' | 'amount';
  /** Percent, or minor units. */
  readonly amount: number;
  /** In minor units; what it is given on must reach it. */
  readonly minimumMinor: number;
  /** The most that a percentage gives, in minor units; 0 is uncapped. */
  readonly maximumMinor: number;
  readonly startsAtMs: number;
  /** At this instant it is over. */
  readonly endsAtMs: number;
}

/** Whether a rule runs at an instant: from its start until before its end. */
export function isRunning(rule: Pick<GiftRule, 'startsAtMs' | 'endsAtMs'>, nowMs: number): boolean {
  return rule.startsAtMs <= nowMs && nowMs < rule.endsAtMs;
}

/** What a rule gives on an amount: nothing below its minimum; an amount as it is, a percentage up to its maximum. */
export function giftOf(rule: GiftRule, amountMinor: number): number {
  if (amountMinor < rule.minimumMinor) return 0;
  const gift = rule.type === 'percent' ? percentOf(amountMinor, rule.amount) : rule.amount;
  return rule.type === 'percent' && rule.maximumMinor > 0 ? Math.min(gift, rule.maximumMinor) : gift;
}

/** A rule with what it gives. */
export interface Gift<Rule extends GiftRule> {
  readonly rule: Rule;
  readonly giftMinor: number;
}

/** The running rule that gives most (api.md, rule 8); of equals the one that ends first, then the lower id. */
export function bestGift<Rule extends GiftRule>(
  rules: readonly Rule[],
  amountMinor: number,
  nowMs: number,
): Gift<Rule> | undefined {
  const gifts = rules
    .filter((rule) => isRunning(rule, nowMs))
    .map((rule) => ({ rule, giftMinor: giftOf(rule, amountMinor) }))
    .filter(({ giftMinor }) => giftMinor > 0);
  return gifts.sort(byWorth)[0];
}

function byWorth(a: Gift<GiftRule>, b: Gift<GiftRule>): number {
  return b.giftMinor - a.giftMinor || a.rule.endsAtMs - b.rule.endsAtMs || (a.rule.id < b.rule.id ? -1 : 1);
}
